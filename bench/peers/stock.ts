import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { listenAndPrint } from '../child.ts';
import type { Caller } from './naive-rest.ts';
import { naiveSchema, tokenOf } from './naive-schema.ts';

// Apollo Server on Express as its documentation sets it up.
const server = new ApolloServer<Caller>({ schema: naiveSchema });
await server.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(server, { context: async ({ req }) => ({ token: tokenOf(req.headers) }) }),
);
listenAndPrint(createServer(app));
