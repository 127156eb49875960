import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import { staleMark, type StaleMark } from '../cache/catalogue.ts';
import type { GatewayContext, Notice } from '../domains/context.ts';
import { formatted, isDeliberate, retryAfterOf, ShopError } from '../errors/shop-error.ts';
import { brief } from '../lib/log.ts';
import type { CompiledOperation } from '../operations/compiled-operations.ts';

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
  const { data, errors } = await run({ context, variables });
  const all = data === undefined ? errors?.map(asBadInput) : errors;
  return resultOf({ name: definition.name?.value, definition, started, data, errors: all }, context, log);
}

export function resultOf(operation: EndedOperation, context: GatewayContext, log: OperationLog): OperationResult {
  const { name, data, errors } = operation;
  if (errors) log.failed(context, name, errors);
  const shown = errors?.map(formatted);
  const codes = shown?.map(({ extensions }) => String(extensions?.['code']));
  log.ended(context, operation, codes);
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

export interface MeasuredOperation {
  name: string | undefined;
  type: string | undefined;
  ms: number;
  codes: readonly string[] | undefined;
  /** Outcomes that outcomes.ts does not know. */
  unmapped: number;
}

export interface OperationLog {
  failed: (context: GatewayContext, operation: string | undefined, errors: readonly GraphQLError[]) => void;
  ended: (context: GatewayContext, operation: EndedOperation, codes: readonly string[] | undefined) => void;
}

export function createOperationLog(log: Logger, measure: (ended: MeasuredOperation) => void): OperationLog {
  return {
    failed({ requestId }, name, errors) {
      const operation = name && brief(name);
      for (const error of errors) {
        const path = error.path && brief(error.path.join('.'));
        const entry = { requestId, operation, path, ...causeOf(error) };
        if (isDeliberate(error)) log.info(entry, 'operation refused or upstream failed');
        else log.error(entry, 'unexpected error');
      }
    },
    ended({ requestId, upstreamCalls, notices, trace }, { name, definition, started }, codes) {
      const operation = name && brief(name);
      const type = definition?.operation;
      trace?.end({ name: operation, type, codes });
      for (const notice of notices) log.warn({ requestId, operation, ...notice }, 'notice');
      const ms = performance.now() - started;
      measure({ name: operation, type, ms, codes, unmapped: notices.filter(isUnmapped).length });
      log.info({ requestId, operation, type, ms: Math.round(ms), upstreamCalls, codes }, 'operation');
    },
  };
}

/** Security: a message about a document or variables may repeat a password, so only its code is logged. */
function causeOf(error: GraphQLError): Record<string, unknown> {
  const err = unwrapResolverError(error);
  if (err instanceof ShopError || !isDeliberate(error)) return { err };
  return { code: error.extensions['code'], locations: error.locations };
}

const isUnmapped = ({ notice }: Notice): boolean => notice === 'unmapped outcome';
