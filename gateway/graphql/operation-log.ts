import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import { UNMAPPED, type GatewayContext } from '../domains/context.ts';
import {
  refusalOfVariables,
  type DocumentJudge,
  type DocumentLimits,
  type DocumentVerdict,
} from '../operations/document-limits.ts';
import { isDeliberate, retryAfterOf, ShopError, withRequestId } from '../errors/shop-error.ts';
import type { CompiledOperations } from '../operations/compiled-operations.ts';
import { brief } from '../lib/log.ts';
import { staleMark } from '../cache/staleness.ts';

/** An operation that has ended. */
export interface MeasuredOperation {
  name: string | undefined;
  type: string | undefined;
  ms: number;
  codes: readonly string[] | undefined;
  /** Outcomes in words that nobody has mapped (outcomes.ts). */
  unmapped: number;
}

/** Tells the log, the trace and the metrics of operations, whichever way they went. */
export interface OperationLog {
  /** The errors of an operation, with what is not for its caller. */
  failed: (context: GatewayContext, operation: string | undefined, errors: readonly GraphQLError[]) => void;
  /** An operation's end. `started`: when it came, by `performance.now()`. */
  ended: (context: GatewayContext, operation: EndedOperation) => void;
}

interface EndedOperation {
  name: string | undefined;
  definition: OperationDefinitionNode | undefined;
  started: number;
  codes: readonly string[] | undefined;
}

/** `measure` hears of every operation that has ended. */
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
    ended({ requestId, upstreamCalls, notices, trace }, { name, definition, started, codes }) {
      const operation = name && brief(name);
      trace?.end({ name: operation, type: definition?.operation, codes });
      for (const notice of notices) log.warn({ requestId, operation, ...notice }, 'notice');
      const ms = performance.now() - started;
      const type = definition?.operation;
      measure({ name: operation, type, ms, codes, unmapped: notices.filter(isUnmapped).length });
      log.info({ requestId, operation, type, ms: Math.round(ms), upstreamCalls, codes }, 'operation');
    },
  };
}

/** What the log is told of an error. Words about a document or variables repeat what was sent, passwords included. */
function causeOf(error: GraphQLError): Record<string, unknown> {
  const err = unwrapResolverError(error);
  if (err instanceof ShopError || !isDeliberate(error)) return { err };
  return { code: error.extensions['code'], locations: error.locations };
}

/** What is said of a registered operation, which is the shop's own. */
const FREE: DocumentVerdict = { refusal: undefined, always: true };
const isUnmapped = ({ notice }: Record<string, unknown>): boolean => notice === UNMAPPED;

/** What the gateway does with operations that go through Apollo Server: it refuses, logs, names and learns them. */
export function observeOperations(
  log: OperationLog,
  known: CompiledOperations,
  judge: DocumentJudge,
  limits: DocumentLimits,
): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const started = performance.now();
      return {
        async didResolveOperation({ operation, document, source, request: { operationName, variables = {} } }) {
          const refused = operation && contextValue.refusalOf(operation);
          if (refused) throw refused;
          if (!operation) return;
          const tooMany = refusalOfVariables(variables, limits);
          if (tooMany) throw tooMany;
          const registered = known.isRegistered(source);
          const { refusal, always } = registered ? FREE : judge({ document, operationName, variables });
          if (refusal) throw refusal;
          // Whoever runs it again, on the short way, does not ask any more.
          if (always) known.add(source, document);
        },
        async didEncounterErrors({ errors, operationName }) {
          log.failed(contextValue, operationName ?? undefined, errors);
        },
        async willSendResponse({ request, response, operationName, operation }) {
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
          if (result?.errors) {
            result.errors = result.errors.map((error) => withRequestId(error, contextValue.requestId));
          }
          const mark = staleMark(contextValue.freshness);
          if (result && mark) result.extensions = { ...result.extensions, ...mark };
          const codes = result?.errors?.map(({ extensions }) => String(extensions?.['code']));
          const retryAfter = retryAfterOf(result?.errors);
          if (retryAfter !== undefined) {
            response.http.status = 429;
            response.http.headers.set('retry-after', String(retryAfter));
          }
          if (response.http.status === 400 && isAboutDocument(codes) && !wantsExactStatus(request.http)) {
            response.http.status = 200;
          }
          response.http.headers.set('cache-control', 'no-store');
          log.ended(contextValue, { name: operationName ?? undefined, definition: operation, started, codes });
        },
      };
    },
  };
}

/** Codes of errors that were found in the document or its variables, after the request itself was understood. */
const DOCUMENT_CODES: readonly string[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

function isAboutDocument(codes: readonly string[] = []): boolean {
  return codes.length > 0 && codes.every((code) => DOCUMENT_CODES.includes(code));
}

/**
 * GraphQL over HTTP: a wrong document is a 400 to clients that know `application/graphql-response+json`. To all others,
 * whose `application/json` may come from any proxy as well, it is an answer like any other: 200.
 */
function wantsExactStatus(http: HTTPGraphQLRequest | undefined): boolean {
  return http?.headers.get('accept')?.includes('application/graphql-response+json') ?? false;
}
