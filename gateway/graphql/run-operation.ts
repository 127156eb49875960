import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql';
import { staleMark, type StaleMark } from '../cache/catalogue.ts';
import type { GatewayContext } from '../domains/context.ts';
import { formatted, retryAfterOf } from '../errors/shop-error.ts';
import type { CompiledOperation } from '../operations/compiled-operations.ts';
import type { OperationLog } from './operation-log.ts';

export interface OperationResult {
  body: {
    errors: readonly GraphQLFormattedError[] | undefined;
    /** Undefined: nothing was run. */
    data: unknown;
    extensions: StaleMark | undefined;
  };
  status: number;
  headers: readonly string[]; // name and value in turn
}

export interface EndedOperation {
  name: string | undefined;
  /** Undefined: no such operation in the document. */
  definition: OperationDefinitionNode | undefined;
  started: number; // by `performance.now()`
  data?: unknown;
  errors?: readonly GraphQLError[] | undefined;
}

export async function runOperation(
  { definition, run }: CompiledOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
  log: OperationLog,
): Promise<OperationResult> {
  const started = performance.now();
  const { data, errors } = await run(context, variables);
  const all = data === undefined ? errors?.map(asBadInput) : errors;
  return resultOf({ name: definition.name?.value, definition, started, data, errors: all }, context, log);
}

export function resultOf(
  { name, definition, started, data, errors }: EndedOperation,
  context: GatewayContext,
  log: OperationLog,
): OperationResult {
  if (errors) log.failed(context, name, errors);
  const shown = errors?.map(formatted);
  const codes = shown?.map(({ extensions }) => String(extensions?.['code']));
  log.ended(context, { name, definition, started, codes });
  const body = { errors: shown, data, extensions: staleMark(context.freshness) };
  const retryAfter = retryAfterOf(shown);
  if (retryAfter !== undefined) return { body, status: 429, headers: ['retry-after', String(retryAfter)] };
  return { body, status: data === undefined ? statusOf(errors) : 200, headers: [] };
}

function asBadInput({ message, nodes, originalError }: GraphQLError): GraphQLError {
  const extensions = { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } };
  return new GraphQLError(message, { nodes, originalError, extensions });
}

/** Of an operation that was not run. */
function statusOf(errors: readonly GraphQLError[] = []): number {
  const heads = errors.map(({ extensions }) => extensions['http'] as { status?: number } | undefined);
  return heads.findLast((head) => head?.status)?.status ?? 500;
}
