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
import { hasMoreValues } from '../lib/json-values.ts';

/** The most that a document may have, where it is not one of the registered. */
export interface DocumentLimits {
  /** Levels of fields within fields. Questions about the schema are limited by graphql-js. */
  depth: number;
  /** Aliases, and in one place fields that were there already. */
  aliases: number;
  directives: number;
  /** Words and signs of the text, where it stops being read. */
  tokens: number;
  /** Fields of the answer (operations/cost.ts). */
  cost: number;
  /** Values of the variables, of a registered operation as well: those come from whoever sends it. */
  values: number;
}

/** The defaults. The shop's own operations have up to 5 levels, 4 aliases, no directives, 164 tokens and a cost of 10,101. */
export const DOCUMENT_LIMITS: DocumentLimits = {
  depth: 10,
  aliases: 15,
  directives: 20,
  tokens: 1_000,
  cost: 20_000,
  values: 1_000,
};

/** What the limits say of an operation. */
export interface DocumentVerdict {
  /** Why it may not be run; undefined: it may. */
  refusal: ShopError | undefined;
  /** True if it may be run with any variables: whoever runs it again need not ask. */
  always: boolean;
}

/** Judges operations whose document fits the schema. */
export type DocumentJudge = (operation: CostedOperation) => DocumentVerdict;

/** Refuses variables of more values than may be: each that does not fit would be an error with a text of its own. */
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
    // Apollo Server refuses those in its own words, before anything is run.
    if (!variablesFit(schema, operation)) return { refusal: undefined, always: false };
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

/** Options of a rule that reports in our words, and goes on. */
function limited(what: string, n: number) {
  const report = (context: { reportError: (error: GraphQLError) => void } | null): void =>
    context?.reportError(new GraphQLError(`This operation has more than ${n} ${what}.`));
  return { n, flattenFragments: true, onReject: [report], propagateOnRejection: false };
}

/** Fields that are repeated are answered once, but read, checked and merged each time. */
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
