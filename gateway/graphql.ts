import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { createContext, type ContextOptions, type GatewayContext } from './context.ts';
import { formatError } from './errors.ts';
import { answerNotFound } from './faults.ts';
import { observeOperations } from './operations.ts';
import { createSchema } from './schema.ts';
import { heedSimulations } from './simulation.ts';

/** The most bytes that a request body may have: the largest operation of the shop is under 5 kB. */
const MAX_BODY = '100kb';

export interface GraphqlOptions extends ContextOptions {
  httpServer: Server;
  log: Logger;
  /** True where frontend developers explore: introspection and suggestions are on. */
  explorable: boolean;
  /** True in development: a request may say how fields misbehave for it. */
  simulated: boolean;
}

/** The GraphQL endpoint as an Express router, and how to end it. */
export async function createGraphql({ httpServer, log, explorable, simulated, ...options }: GraphqlOptions) {
  const schema = createSchema({ simulated });
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
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginLandingPageDisabled(),
      observeOperations(log),
    ],
  });
  await server.start();
  const router = Router();
  // One address: what lies below it is nothing.
  router.use('/:below', answerNotFound);
  if (simulated) router.use(heedSimulations(schema));
  router.use(express.json({ limit: MAX_BODY }));
  router.use(expressMiddleware(server, { context: ({ req, res }) => createContext(options, req, res) }));
  return { router, stop: () => server.stop() };
}
