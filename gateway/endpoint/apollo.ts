import type { Server } from 'node:http';
import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { ContextOptions } from '../domains/context.ts';
import { formatError } from '../errors/shop-error.ts';
import { resultOf, type OperationLog, type OperationResult } from '../graphql/run-operation.ts';
import { createContext } from '../graphql/request-context.ts';
import { createDocumentJudge, type DocumentLimits, type DocumentVerdict } from '../operations/document-limits.ts';
import { faultsOf } from '../operations/fault-injection.ts';
import { prepareOnce, type CompiledOperations } from '../operations/compiled-operations.ts';
import type { HttpExchange, Respond } from './respond.ts';
import type { OperationResponse } from './response.ts';
import { cacheKeyOf } from './response-cache.ts';

const MAX_PROBLEMS = 5; // problems told per document

export const DRAIN_MS = 8_000; // ms until open connections are cut; longer than any call of the API

export interface ApolloOptions extends ContextOptions {
  schema: GraphQLSchema;
  httpServer: Server;
  known: CompiledOperations;
  log: Logger;
  operationLog: OperationLog;
  respond: Respond;
  documents: DocumentLimits;
  /** Introspection and suggestions. */
  explorable: boolean;
  /** Used if the request asks for faults. */
  faultySchema: GraphQLSchema;
}

/** Apollo Server copies its context, so what changes is one level down. */
interface ApolloContext {
  exchange: HttpExchange & { response?: OperationResponse };
}

/** No limit applies to the shop's own documents. */
const REGISTERED: DocumentVerdict = { refusal: undefined, always: true };

export interface ApolloResponse {
  response: OperationResponse;
  mediaType: string;
  /** The operation has its own line in the log. */
  isOperation: boolean;
}

/**
 * Apollo Server parses and validates operations, and refuses the wrong ones.
 * The right ones are remembered, so the fast path takes them next time.
 */
export async function createApollo(options: ApolloOptions) {
  const { schema, httpServer, log, documents, explorable, known } = options;
  const server = new ApolloServer<ApolloContext>({
    schema,
    introspection: explorable,
    hideSchemaDetailsFromClientErrors: !explorable,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: documents.tokens },
    validationOptions: { maxErrors: MAX_PROBLEMS },
    logger: log,
    formatError,
    persistedQueries: {
      cache: {
        get: async (key) => known.textOf(hashIn(key)),
        set: async (key, text) => known.register(hashIn(key), text),
        delete: async () => undefined,
      },
    },
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: DRAIN_MS }),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      runOperations(options),
    ],
  });
  await server.start();

  return {
    async answer(req: Request, res: Response): Promise<ApolloResponse> {
      const exchange: ApolloContext['exchange'] = { req, res };
      const { status, headers, body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: httpRequestOf(req),
        context: async () => {
          exchange.context = await createContext(options, req, res, faultsOf(res));
          return { exchange };
        },
      });
      const mediaType = headers.get('content-type') ?? 'application/json; charset=utf-8';
      const { response } = exchange;
      // 406: the client accepts none of our media types.
      if (response && status !== 406) return { response, mediaType, isOperation: true };
      if (body.kind !== 'complete') throw new Error('Apollo Server answered in parts, though nothing is deferred.');
      const allow = headers.get('allow');
      const refused: OperationResult = {
        body: JSON.parse(body.string) as OperationResult['body'],
        status: status ?? 200,
        headers: allow === undefined ? [] : ['allow', allow],
      };
      return { response: refused, mediaType, isOperation: false };
    },
    stop: () => server.stop(),
  };
}

const hashIn = (key: string): string => key.slice(key.indexOf(':') + 1); // a key is `apq:` and the hash

function httpRequestOf({ method, headers, url, body }: Request): HTTPGraphQLRequest {
  const named = Object.entries(headers).filter(([, value]) => value !== undefined);
  const query = url.indexOf('?');
  return {
    method,
    headers: new HeaderMap(named.map(([name, value]) => [name, String(value)])),
    search: query < 0 ? '' : url.slice(query),
    body: body as unknown,
  };
}

function runOperations(options: ApolloOptions): ApolloServerPlugin<ApolloContext> {
  const { documents, faultySchema, known, operationLog, respond, schema, sessions } = options;
  const judge = createDocumentJudge(schema, documents);
  return {
    async requestDidStart({ contextValue: { exchange } }) {
      const started = performance.now();
      return {
        async didEncounterErrors({ errors, operation, operationName }) {
          if (!exchange.context) return;
          const ended = { name: operationName ?? undefined, definition: operation, started, errors };
          exchange.response = resultOf(ended, exchange.context, operationLog);
        },
        async responseForOperation({ document, operation, operationName, source, request: { variables = {} } }) {
          if (!operation) return null; // Apollo Server says which operation is missing
          const costed = { document, operationName: operationName ?? undefined, variables };
          const { refusal, always } = known.isRegistered(source) ? REGISTERED : judge(costed);
          const faults = exchange.context?.faults;
          const found = faults || !always ? undefined : (known.byText(source) ?? known.add(source, document));
          const prepared = found ?? prepareOnce(faults ? faultySchema : schema, source, document, operation);
          const isShared = prepared.maxAge(variables) > 0 && sessions.isGuest(exchange.req);
          const cacheKey = isShared ? cacheKeyOf(exchange.req, source, variables) : undefined;
          const request = { operation: prepared, variables, cacheKey, refusal };
          // The router has scheduled the whole request.
          await respond(
            exchange,
            request,
            (work) => work(),
            (response) => void (exchange.response = response),
          );
          // Apollo Server needs a response. The gateway sends `exchange.response` instead.
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: {} } };
        },
      };
    },
  };
}
