import { isListType, isNonNullType, Kind, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import { MAX_PAGE_SIZE } from '../../schema/shop.ts';

/** Arguments that say how many items a list has: its own, or the one inside the page that the field answers with. */
const SIZES = ['first', 'pageSize'];
/** How many items a list is taken to have where nothing says so: a cart, an order, the pictures of a product. */
const UNSAID = 10;
/** Fields that are looked at for one operation: fragments within fragments come to more than anybody could count. */
const MAX_NODES = 10_000;

/** An operation, with what it is asked for. */
export interface CostedOperation {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * What an operation costs: one for each field of its answer, as often as the lists around it can have items. Throws a
 * GraphQLError where it can't be counted.
 */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: CostedOperation): number {
  return cost(schema, { document, operationName, variables }, (size) => Math.min(size, MAX_PAGE_SIZE));
}

/** What it costs whatever its variables say: every list is as long as it can be, and nothing is skipped. */
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
    // What the schema tells of itself is as large as it is; graphql-js limits how deep a question of it may go.
    if (type.name.startsWith('__') || field.name.startsWith('__')) return 1 + childComplexity;
    const name = SIZES.find((size) => field.args.some((argument) => argument.name === size));
    if (name !== undefined) {
      const given = node.arguments?.find((argument) => argument.name.value === name);
      const size = typeof args[name] === 'number' ? Math.max(args[name], 0) : UNSAID;
      return 1 + sizeOf(size, given?.value.kind === Kind.VARIABLE) * childComplexity;
    }
    // The items of a page are counted by the page's size, in the field around it.
    if (!isListType(isNonNullType(field.type) ? field.type.ofType : field.type) || type.name.endsWith('Page'))
      return 1 + childComplexity;
    return 1 + UNSAID * childComplexity;
  };
  return getComplexity({
    schema,
    query: document,
    variables,
    ...(operationName !== undefined && { operationName }),
    estimators: [estimate],
    maxQueryNodes: MAX_NODES,
  });
}
