import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql';
import { staleMark, type StaleMark } from '../cache/staleness.ts';
import type { GatewayContext } from '../domains/context.ts';
import { formatted, retryAfterOf } from '../errors/shop-error.ts';
import type { CompiledOperation } from '../operations/compiled-operations.ts';
import type { OperationLog } from './operation-log.ts';

/** What came of an operation, ready to be sent. */
export interface OperationResult {
  body: {
    errors: readonly GraphQLFormattedError[] | undefined;
    /** Undefined: nothing was run. */
    data: unknown;
    extensions: StaleMark | undefined;
  };
  status: number;
  /** Headers of this answer, name and value in turn. */
  headers: readonly string[];
}

/** How an operation ended. */
export interface EndedOperation {
  name: string | undefined;
  /** Undefined: its document has no such operation. */
  definition: OperationDefinitionNode | undefined;
  /** When it came, by `performance.now()`. */
  started: number;
  data?: unknown;
  errors?: readonly GraphQLError[] | undefined;
}

/** Runs an operation. What it throws is part of the result. */
export async function runOperation(
  { definition, run, variableErrors }: CompiledOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
  log: OperationLog,
): Promise<OperationResult> {
  const started = performance.now();
  const { data, errors } = await run(context, variables);
  const all = data === undefined ? variableErrors(variables).map(asBadInput) : errors;
  return resultOf({ name: definition.name?.value, definition, started, data, errors: all }, context, log);
}

/** Formats what came of an operation, and tells it to the log, the trace and the metrics. */
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

/** Variables that do not fit are a fault of the request. */
function asBadInput({ message, nodes, originalError }: GraphQLError): GraphQLError {
  const extensions = { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } };
  return new GraphQLError(message, { nodes, originalError, extensions });
}

/** The status of an operation that was not run, as its errors say it. */
function statusOf(errors: readonly GraphQLError[] = []): number {
  const heads = errors.map(({ extensions }) => extensions['http'] as { status?: number } | undefined);
  return heads.findLast((head) => head?.status)?.status ?? 500;
}
