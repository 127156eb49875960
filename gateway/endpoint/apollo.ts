import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { createDocumentJudge, type DocumentLimits } from '../operations/document-limits.ts';
import type { ContextOptions, GatewayContext } from '../domains/context.ts';
import { formatError } from '../errors/shop-error.ts';
import { answerNotFound } from '../errors/http.ts';
import { answerOnce } from './idempotency.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { observeOperations, type OperationLog } from '../graphql/operation-log.ts';
import type { ReadRequest } from './fast-path.ts';
import { readJsonBody } from './json-body.ts';
import type { CompiledOperations } from '../operations/compiled-operations.ts';
import { countRequests } from '../limits/rate-limit.ts';
import { admitRegistered } from './registered-only.ts';
import { createContext } from '../graphql/request-context.ts';
import { readFaults, faultsOf } from '../operations/fault-injection.ts';

/** Problems of one document that are told; whoever writes it mends them one by one. */
const MAX_PROBLEMS = 5;

/** How long requests in flight may take to end, in ms, before their connections are cut: longer than any call of the API. */
export const DRAIN_MS = 8_000;

export interface GraphqlOptions extends ContextOptions {
  schema: GraphQLSchema;
  httpServer: Server;
  log: Logger;
  operationLog: OperationLog;
  known: CompiledOperations;
  /** Keys that mutations came with. */
  idempotency: IdempotencyStore;
  /** True where frontend developers explore: introspection and suggestions are on. */
  explorable: boolean;
  /** True in development: a request may say how fields misbehave for it. */
  simulated: boolean;
  documents: DocumentLimits;
  /** The most bytes of a body. */
  maxBody: number;
  /** True: only registered operations are run. */
  registeredOnly: boolean;
}

/** The GraphQL endpoint as an Express router, for what does not go the direct way, and how to end it. */
export async function createGraphql(given: GraphqlOptions) {
  const { schema, httpServer, log, operationLog, known, explorable, simulated, idempotency, ...rest } = given;
  const { documents, maxBody, registeredOnly, ...options } = rest;
  const server = new ApolloServer<GatewayContext>({
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
      answerOnce(idempotency),
      observeOperations(operationLog, known, createDocumentJudge(schema, documents), documents),
    ],
  });
  await server.start();
  const router = Router();
  if (options.counter) router.use(countRequests(options.counter, options.proxies));
  // One address: what lies below it is nothing.
  router.use('/:below', answerNotFound);
  if (simulated) router.use(readFaults(schema));
  router.use(heedFault, ...readJsonBody(maxBody));
  if (registeredOnly) router.use(admitRegistered(known));
  const context = ({ req, res }: { req: Request; res: Response }) => createContext(options, req, res, faultsOf(res));
  router.use(expressMiddleware(server, { context }));
  return { router, stop: () => server.stop() };
}

/** Apollo Server's keys have a word in front of the hash (`apq:`). */
const hashIn = (key: string): string => key.slice(key.indexOf(':') + 1);

/**
 * What went wrong on the direct way is answered here. A request whose connection was cut has no body at all, which would be taken for
 * a fault of ours.
 */
const heedFault: RequestHandler = (req, _res, next) => {
  const read = req as ReadRequest;
  read.body ??= undefined;
  next(read.fault);
};
