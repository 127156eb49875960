import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { csrfRefusal } from './auth.ts';
import type { GatewayContext } from './context.ts';
import { isDeliberate } from './errors.ts';

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
        async willSendResponse({ response, operationName, operation }) {
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined;
          if (result?.errors) result.errors = result.errors.map((error) => withRequestId(error, requestId));
          const ms = Math.round(performance.now() - started);
          const codes = result?.errors?.map(({ extensions }) => extensions?.['code']);
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

function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } };
}
