import type { Server } from 'node:http';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { answerFault, answerNotFound } from '../errors/http.ts';
import { createLimitedServer, type HttpLimits } from '../limits/http-server.ts';
import { securityHeaders } from '../pages/security-headers.ts';

/** A server of its own for those who run the gateway: the port is the key, so it belongs on a network that shoppers can't reach. */
export function createAdminServer(routers: readonly Router[], limits: HttpLimits, log: Logger): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }), ...routers, answerNotFound, answerFault(log));
  return createLimitedServer(limits, app);
}
