import { isListType, isNonNullType, Kind, validate, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { createComplexityRule, type ComplexityEstimator } from 'graphql-query-complexity';
import { MAX_PAGE_SIZE, MAX_PRODUCTS_BY_ID } from '../../schema/shop.ts';

/** The arguments that give the length of a list: the field's own, or the one in the page that it returns. */
const SIZES = ['first', 'pageSize', 'limit'];
/** The argument that has an id for each item of the list: it counts as one of the greatest length. */
const IDS = 'ids';
const ASSUMED_LENGTH = 10; // of a list without such an argument: a cart, an order, the pictures of a product
/** Fields that make the gateway search its catalogue, and what each costs, with all that is below it, for each item of the page. */
const SEARCHING = ['ProductPage.total', 'ProductPage.exactCount', 'ProductPage.didYouMean', 'ProductPage.counts'];
const SEARCH_COST = 20;
const MAX_NODES = 10_000; // fields visited for one operation: nested fragments can multiply without end

export interface CostedOperation {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** The fields of the answer, lists at their greatest length. Throws a GraphQLError for more than MAX_NODES fields. */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: CostedOperation): number {
  return cost(schema, { document, operationName, variables }, (size) => Math.min(size, MAX_PAGE_SIZE));
}

/** The highest for any variables: lists at their greatest length, and nothing skipped. */
export function highestCostOf(schema: GraphQLSchema, { document, ...operation }: CostedOperation): number {
  const whole = visit(document, {
    Directive: ({ name }) => (['skip', 'include'].includes(name.value) ? null : undefined),
  });
  return cost(schema, { document: whole, ...operation }, (size, isVariable) => (isVariable ? MAX_PAGE_SIZE : size));
}

function cost(
  schema: GraphQLSchema,
  { document, operationName, variables }: CostedOperation,
  sizeOf: (size: number, isVariable: boolean) => number,
): number {
  const estimate: ComplexityEstimator = ({ type, field, node, args, childComplexity }) => {
    // Introspection has a fixed size, and graphql-js limits its depth.
    if (type.name.startsWith('__') || field.name.startsWith('__')) return 1 + childComplexity;
    if (SEARCHING.includes(`${type.name}.${field.name}`)) return SEARCH_COST;
    const sized = field.args.find((argument) => SIZES.includes(argument.name));
    if (sized) {
      const given = node.arguments?.find((argument) => argument.name.value === sized.name);
      const asked: unknown = args[sized.name] ?? sized.defaultValue;
      const size = typeof asked === 'number' ? Math.max(asked, 0) : ASSUMED_LENGTH;
      return 1 + sizeOf(size, given?.value.kind === Kind.VARIABLE) * childComplexity;
    }
    // The page size of the parent field counts the items of a page.
    if (!isListType(isNonNullType(field.type) ? field.type.ofType : field.type) || type.name.endsWith('Page'))
      return 1 + childComplexity;
    const isById = field.args.some((argument) => argument.name === IDS);
    return 1 + (isById ? MAX_PRODUCTS_BY_ID : ASSUMED_LENGTH) * childComplexity;
  };
  // Security: all of it if it is not counted to the end.
  let counted = Infinity;
  const rule = createComplexityRule({
    variables,
    ...(operationName !== undefined && { operationName }),
    estimators: [estimate],
    maximumComplexity: Infinity,
    maxQueryNodes: MAX_NODES,
    onComplete: (complexity) => {
      counted = complexity;
    },
  });
  // What it reports are arguments that do not fit. Such a field is not run, and costs nothing.
  validate(schema, document, [rule], { maxErrors: Infinity });
  return counted;
}
