import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { Logger } from 'pino';
import { csrfRefusal } from './auth.ts';
import type { GatewayContext } from './context.ts';
import { isDeliberate, withRequestId } from './errors.ts';

/** Tells the log of every operation, and every error's reader which request it belongs to. */
export function observeOperations(log: Logger): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue }) {
      const { requestId, upstreamCalls, notices } = contextValue;
      const started = performance.now();
      return {
        async didResolveOperation({ operation }) {
          const refused = operation && csrfRefusal(contextValue, operation);
          if (refused) throw refused;
        },
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) {
            const err = unwrapResolverError(error);
            const entry = { requestId, operation: operationName, path: error.path?.join('.'), err };
            if (isDeliberate(error)) log.info(entry, 'operation refused or upstream failed');
            else log.error(entry, 'unexpected error');
          }
        },
        async willSendResponse({ request, response, operationName, operation }) {
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
          if (result?.errors) result.errors = result.errors.map((error) => withRequestId(error, requestId));
          const ms = Math.round(performance.now() - started);
          const codes = result?.errors?.map(({ extensions }) => String(extensions?.['code']));
          if (response.http.status === 400 && isAboutDocument(codes) && !wantsExactStatus(request.http)) {
            response.http.status = 200;
          }
          for (const notice of notices) log.warn({ requestId, operation: operationName, ...notice }, 'notice');
          log.info(
            { requestId, operation: operationName, type: operation?.operation, ms, upstreamCalls, codes },
            'operation',
          );
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
