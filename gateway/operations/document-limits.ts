import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  validate,
  isListType,
  isNonNullType,
  visit,
  type GraphQLSchema,
  type ValidationRule,
  type DocumentNode,
} from 'graphql';
import { createComplexityRule, type ComplexityEstimator } from 'graphql-query-complexity';
import { MAX_PAGE_SIZE, MAX_PRODUCTS_BY_ID } from '../../schema/shop.ts';
import { ShopError } from '../errors/shop-error.ts';

export type DocumentLimits = typeof DOCUMENT_LIMITS;

/** For documents that are not registered. The shop's own operations have up to 4 aliases and 202 tokens. */
export const DOCUMENT_LIMITS = {
  depth: 10, // levels of fields within fields; graphql-js limits introspection
  aliases: 15, // and repeated fields in one place
  directives: 20,
  tokens: 1_000, // parsing stops after them
  cost: 20_000, // fields of the answer
  values: 1_000, // values of the variables, also of a registered operation: the client sends them
};

export interface DocumentVerdict {
  refusal: ShopError | undefined; // undefined: the operation may run
  always: boolean; // true: it may run with any variables and need not be checked again
}

export type DocumentJudge = (operation: CostedOperation) => DocumentVerdict; // for a valid document

/** Each value that does not fit would make an error text of its own. */
export function refusalOfVariables(
  variables: Record<string, unknown>,
  { values }: Pick<DocumentLimits, 'values'>,
): ShopError | undefined {
  if (!hasMoreValues(variables, values)) return undefined;
  return tooCostly(`The variables of this operation have more than ${values} values.`);
}

/** Each text, number, list and object counts as one value, at any level. */
export function hasMoreValues(json: unknown, most: number): boolean {
  const waiting: unknown[] = [json];
  let seen = 0;
  for (let value = waiting.pop(); seen <= most; value = waiting.pop()) {
    seen += 1;
    if (typeof value === 'object' && value !== null) {
      const inner: unknown[] = Object.values(value);
      if (inner.length > most) return true;
      waiting.push(...inner);
    }
    if (waiting.length === 0) break;
  }
  return seen > most;
}

export function createDocumentJudge(schema: GraphQLSchema, limits: DocumentLimits): DocumentJudge {
  const { aliases, cost, depth, directives } = limits;
  const rules = [
    maxDepthRule(limited('levels of fields within fields', depth)),
    maxAliasesRule({ ...limited('aliases', aliases), allowList: [] }),
    repeatsRule(aliases),
    maxDirectivesRule(limited('directives', directives)),
  ] as unknown as ValidationRule[];

  return (operation) => {
    const [problem] = validate(schema, operation.document, rules);
    if (problem) return { refusal: tooCostly(problem.message), always: false };
    if (!variablesFit(schema, operation)) return { refusal: undefined, always: false }; // Apollo answers the errors
    try {
      if (highestCostOf(schema, operation) <= cost) return { refusal: undefined, always: true };
      const needs = costOf(schema, operation);
      const much = `This operation asks for up to ${needs} fields, lists counted by their length, and at most ${cost} are answered.`;
      return { refusal: needs > cost ? tooCostly(much) : undefined, always: false };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { refusal: tooCostly('This operation has more fields than can be counted.'), always: false };
    }
  };
}

function variablesFit(schema: GraphQLSchema, { document, operationName, variables }: CostedOperation): boolean {
  const { variableDefinitions = [] } = getOperationAST(document, operationName) ?? {};
  return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined;
}

/** Options of an armor rule: report our own message, and go on. */
function limited(what: string, n: number) {
  const report = (context: { reportError: (error: GraphQLError) => void } | null): void =>
    context?.reportError(new GraphQLError(`This operation has more than ${n} ${what}.`));
  return { n, flattenFragments: true, onReject: [report], propagateOnRejection: false };
}

/** A repeated field is in the answer once, but costs parsing, validation and merging each time. */
function repeatsRule(most: number): ValidationRule {
  return (context) => ({
    SelectionSet({ selections }) {
      const names = selections.filter((one) => one.kind === Kind.FIELD).map(({ name, alias }) => (alias ?? name).value);
      if (names.length - new Set(names).size > most) {
        context.reportError(new GraphQLError(`This operation repeats more than ${most} fields in one place.`));
      }
    },
  });
}

function tooCostly(what: string): ShopError {
  // Refused as a whole, before anything of it is run. Apollo takes `http` out of the answer.
  return new ShopError('OPERATION_TOO_COSTLY', `${what} Ask for less at a time.`, { http: { status: 400 } });
}

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
function highestCostOf(schema: GraphQLSchema, { document, ...operation }: CostedOperation): number {
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
