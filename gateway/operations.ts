import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import { csrfRefusal } from './auth.ts';
import { UNMAPPED, type GatewayContext } from './context.ts';
import { isDeliberate, withRequestId } from './errors.ts';
import type { KnownOperations } from './known-operations.ts';
import type { MeasuredOperation } from './metrics.ts';

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
    failed({ requestId }, operation, errors) {
      for (const error of errors) {
        const entry = { requestId, operation, path: error.path?.join('.'), err: unwrapResolverError(error) };
        if (isDeliberate(error)) log.info(entry, 'operation refused or upstream failed');
        else log.error(entry, 'unexpected error');
      }
    },
    ended({ requestId, upstreamCalls, notices, trace }, { name: operation, definition, started, codes }) {
      trace?.end({ name: operation, type: definition?.operation, codes });
      for (const notice of notices) log.warn({ requestId, operation, ...notice }, 'notice');
      const ms = performance.now() - started;
      const type = definition?.operation;
      measure({ name: operation, type, ms, codes, unmapped: notices.filter(isUnmapped).length });
      log.info({ requestId, operation, type, ms: Math.round(ms), upstreamCalls, codes }, 'operation');
    },
  };
}

const isUnmapped = ({ notice }: Record<string, unknown>): boolean => notice === UNMAPPED;

/** What the gateway does with operations that go through Apollo Server: it refuses, logs, names and learns them. */
export function observeOperations(log: OperationLog, known: KnownOperations): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const started = performance.now();
      return {
        async didResolveOperation({ operation, document, source }) {
          const refused = operation && csrfRefusal(contextValue, operation);
          if (refused) throw refused;
          known.learn(source, document);
        },
        async didEncounterErrors({ errors, operationName }) {
          log.failed(contextValue, operationName ?? undefined, errors);
        },
        async willSendResponse({ request, response, operationName, operation }) {
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
          if (result?.errors) {
            result.errors = result.errors.map((error) => withRequestId(error, contextValue.requestId));
          }
          const codes = result?.errors?.map(({ extensions }) => String(extensions?.['code']));
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
