import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  validate,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { ShopError } from '../errors/shop-error.ts';
import { costOf, highestCostOf, type CostedOperation } from './cost.ts';
import { hasMoreValues } from '../lib/json-limits.ts';

/** For documents that are not registered. */
export interface DocumentLimits {
  depth: number; // levels of fields within fields; graphql-js limits introspection
  aliases: number; // and repeated fields in one place
  directives: number;
  tokens: number; // parsing stops after them
  cost: number; // fields of the answer (cost.ts)
  values: number; // values of the variables, also of a registered operation: the client sends them
}

/** The shop's own operations have up to 4 aliases and 202 tokens. */
export const DOCUMENT_LIMITS: DocumentLimits = {
  depth: 10,
  aliases: 15,
  directives: 20,
  tokens: 1_000,
  cost: 20_000,
  values: 1_000,
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
