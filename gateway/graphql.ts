import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { createContext, type ContextOptions, type GatewayContext } from './context.ts';
import { formatError } from './errors.ts';
import { answerNotFound } from './faults.ts';
import { answerOnce } from './idempotency.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { observeOperations, type OperationLog } from './operations.ts';
import type { ReadRequest } from './direct-lane.ts';
import type { KnownOperations } from './known-operations.ts';
import { heedSimulations, simulationOf } from './simulation.ts';

/** The most bytes that a request body may have: the largest operation of the shop is under 5 kB. */
export const MAX_BODY = 100_000;

export interface GraphqlOptions extends ContextOptions {
  schema: GraphQLSchema;
  httpServer: Server;
  log: Logger;
  operationLog: OperationLog;
  known: KnownOperations;
  /** Keys that mutations came with. */
  idempotency: IdempotencyStore;
  /** True where frontend developers explore: introspection and suggestions are on. */
  explorable: boolean;
  /** True in development: a request may say how fields misbehave for it. */
  simulated: boolean;
}

/** The GraphQL endpoint as an Express router, for what does not go the direct way, and how to end it. */
export async function createGraphql(given: GraphqlOptions) {
  const { schema, httpServer, log, operationLog, known, idempotency, explorable, simulated, ...options } = given;
  const server = new ApolloServer<GatewayContext>({
    schema,
    introspection: explorable,
    hideSchemaDetailsFromClientErrors: !explorable,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
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
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      answerOnce(idempotency),
      observeOperations(operationLog, known),
    ],
  });
  await server.start();
  const router = Router();
  // One address: what lies below it is nothing.
  router.use('/:below', answerNotFound);
  if (simulated) router.use(heedSimulations(schema));
  router.use(heedFault, express.json({ limit: MAX_BODY }));
  const context = ({ req, res }: { req: express.Request; res: express.Response }) =>
    createContext(options, req, res, simulationOf(res));
  router.use(expressMiddleware(server, { context }));
  return { router, stop: () => server.stop() };
}

/** Apollo Server's keys have a word in front of the hash (`apq:`). */
const hashIn = (key: string): string => key.slice(key.indexOf(':') + 1);

/** What went wrong on the direct way is answered here. */
const heedFault: RequestHandler = (req, _res, next) => next((req as ReadRequest).fault);
