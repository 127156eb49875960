import { hash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import express, { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { answerFault, answerNotFound } from '../errors/http.ts';
import { createLimitedServer, type HttpLimits } from '../limits/http-server.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import type { Health } from './health.ts';
import { createOperatorPages, type OperatorPagesOptions } from './status/router.ts';

/** How the gateway is watched, how much it takes on, and how it stops. */
export interface OperatingSettings {
  /** Port of the metrics, the status page and the health checks alone; undefined: there is none. */
  adminPort: number | undefined;
  /** Address that this port listens on. */
  adminHost: string;
  /** Token for /metrics and /status on the shop's port; undefined: open in development, absent in production. */
  metricsToken: string | undefined;
  /** How long the gateway goes on serving once /readyz says no, in ms. */
  drainDelayMs: number;
  /** Operations in flight at a time, however quick they are. */
  maxOperationsInFlight: number;
}

export interface OperatorsOptions extends Omit<OperatorPagesOptions, 'readiness' | 'recentCalls' | 'recentErrors'> {
  operating: OperatingSettings;
  /** Limits on connections to the admin port. */
  http: HttpLimits;
  production: boolean;
  health: Health;
  log: Logger;
}

/** The pages for operators. */
export interface Operators {
  /** Those on the shop's own port. */
  router: Router;
  /** The admin port's server, not listening yet; undefined: there is no admin port. */
  server: Server | undefined;
}

const PATHS = ['/metrics', '/status'];

/** Pages behind the token, if there is one; without a token they are open in development and absent in production. */
export function createOperators({
  operating,
  http,
  production,
  health,
  log,
  metrics,
  ...options
}: OperatorsOptions): Operators {
  const { adminPort, metricsToken } = operating;
  const { recentCalls, recentErrors } = metrics;
  const { readiness } = health;
  const pages = createOperatorPages({ ...options, metrics, readiness, recentCalls, recentErrors });
  const router = Router();
  if (metricsToken !== undefined) router.use(PATHS, requireToken(metricsToken));
  else if (production) router.use(PATHS, answerNotFound);
  router.use(pages);
  const server = adminPort === undefined ? undefined : createAdminServer([health.router, pages], http, log);
  return { router, server };
}

/** Asks for no token: the port belongs on a network that shoppers cannot reach. */
function createAdminServer(routers: readonly Router[], limits: HttpLimits, log: Logger): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }), ...routers, answerNotFound, answerFault(log));
  return createLimitedServer(limits, app);
}

/** Requires the token as `Authorization: Bearer TOKEN`, or as the password of any user name when a browser asks for one. */
function requireToken(token: string): RequestHandler {
  const expected = hash('sha256', token, 'buffer');
  return (req, res, next) => {
    const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(req.headers.authorization ?? '') ?? [];
    const shown = scheme.toLowerCase() === 'basic' ? passwordIn(value) : value;
    // Comparing hashes takes equally long, however much of the token is right.
    if (timingSafeEqual(hash('sha256', shown, 'buffer'), expected)) return next();
    res.setHeader(
      'www-authenticate',
      'Basic realm="Operators: any name, METRICS_TOKEN as the password", charset="UTF-8"',
    );
    res.setHeader('cache-control', 'no-store');
    res.status(401).type('text').send('This page is for operators: send `Authorization: Bearer` with METRICS_TOKEN.\n');
  };
}

function passwordIn(credentials: string): string {
  const text = Buffer.from(credentials, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}
