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
import type { OperationLog } from '../graphql/operation-log.ts';
import { createContext } from '../graphql/request-context.ts';
import { resultOf, type OperationResult } from '../graphql/run-operation.ts';
import { createDocumentJudge, type DocumentLimits, type DocumentVerdict } from '../operations/document-limits.ts';
import { simulationOf } from '../operations/fault-injection.ts';
import { prepareOnce, type KnownOperations } from '../operations/known-operations.ts';
import type { Answer, AnswerOperation, Exchange } from './answer.ts';
import { keyOf } from './fast-path.ts';

/** Problems of one document that are told; whoever writes it mends them one by one. */
const MAX_PROBLEMS = 5;

/** How long requests in flight may take to end, in ms, before their connections are cut: longer than any call of the API. */
export const DRAIN_MS = 8_000;

export interface ApolloOptions extends ContextOptions {
  schema: GraphQLSchema;
  httpServer: Server;
  known: KnownOperations;
  log: Logger;
  operationLog: OperationLog;
  answer: AnswerOperation;
  documents: DocumentLimits;
  /** True where frontend developers explore: introspection and suggestions are on. */
  explorable: boolean;
  /** The schema whose fields misbehave where a request asks for it. */
  faultySchema: GraphQLSchema;
}

/** A request that Apollo Server looks at, and the answer once there is one. It works with a copy of its context. */
interface ApolloContext {
  exchange: Exchange & { answer?: Answer };
}

/** What is said of a registered operation, which is the shop's own. */
const FREE: DocumentVerdict = { refusal: undefined, always: true };

/** What an operation's request is answered with, and whether it came to an operation, which is then in the log. */
export interface ParsedAnswer {
  answer: Answer;
  type: string;
  isOperation: boolean;
}

/**
 * Apollo Server reads, parses and validates what is not known yet: it refuses what is not right, and what is right is learnt, and
 * run as any known operation is.
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
      runKnown(options),
    ],
  });
  await server.start();

  return {
    /** Answers a request whose body has been read. */
    async parse(req: Request, res: Response): Promise<ParsedAnswer> {
      const exchange: ApolloContext['exchange'] = { req, res };
      const { status, headers, body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: httpRequestOf(req),
        context: async () => {
          exchange.context = await createContext(options, req, res, simulationOf(res));
          return { exchange };
        },
      });
      const type = headers.get('content-type') ?? 'application/json; charset=utf-8';
      const { answer } = exchange;
      // What no client can read has been run all the same, and is refused for that.
      if (answer && status !== 406) return { answer, type, isOperation: true };
      if (body.kind !== 'complete') throw new Error('Apollo Server answers in one piece where nothing is deferred.');
      const allow = headers.get('allow');
      const refused: OperationResult = {
        body: JSON.parse(body.string) as OperationResult['body'],
        status: status ?? 200,
        headers: allow === undefined ? [] : ['allow', allow],
      };
      return { answer: refused, type, isOperation: false };
    },
    stop: () => server.stop(),
  };
}

/** Apollo Server's keys have a word in front of the hash (`apq:`). */
const hashIn = (key: string): string => key.slice(key.indexOf(':') + 1);

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

/** Runs what Apollo Server found right, and keeps what it found wrong for the log. */
function runKnown(options: ApolloOptions): ApolloServerPlugin<ApolloContext> {
  const { answer, documents, faultySchema, known, operationLog, schema, sessions } = options;
  const judge = createDocumentJudge(schema, documents);
  return {
    async requestDidStart({ contextValue: { exchange } }) {
      const started = performance.now();
      return {
        async didEncounterErrors({ errors, operationName, operation }) {
          if (!exchange.context) return;
          const ended = { name: operationName ?? undefined, definition: operation, started, errors };
          exchange.answer = resultOf(ended, exchange.context, operationLog);
        },
        async responseForOperation({ document, operation, operationName, source, request: { variables = {} } }) {
          // Apollo Server says which one it misses, and runs nothing.
          if (!operation) return null;
          const { refusal, always } = known.isRegistered(source)
            ? FREE
            : judge({ document, operationName: operationName ?? undefined, variables });
          const { simulation } = exchange.context ?? {};
          const found = simulation || !always ? undefined : (known.byText(source) ?? known.learn(source, document));
          const run = found ?? prepareOnce(simulation ? faultySchema : schema, source, document, operation);
          const shared = run.maxAge(variables) > 0 && sessions.isGuest(exchange.req);
          const key = shared ? keyOf(source, variables) : undefined;
          exchange.answer = await answer(exchange, { operation: run, variables, key, refusal }, (work) => work());
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: {} } };
        },
      };
    },
  };
}
