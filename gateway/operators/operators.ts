import { hash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import express, { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { answerFault, answerNotFound } from '../errors/http.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import { createLimitedServer, type HttpLimits } from '../limits/http-server.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import { createVitals } from './vitals.ts';

export interface OperatingSettings {
  adminPort: number | undefined; // undefined: no admin port
  adminHost: string;
  /** Undefined: open in development, absent in production. */
  metricsToken: string | undefined;
  drainDelayMs: number; // ms of service after /readyz says no
  maxOperationsInFlight: number;
}

export interface OperatorsOptions {
  metrics: Metrics;
  proxies: TrustedProxies;
  operating: OperatingSettings;
  http: HttpLimits;
  production: boolean;
  health: Health;
  log: Logger;
}

export interface Operators {
  router: Router;
  /** Not listening yet; undefined: no admin port. */
  server: Server | undefined;
}

export function createOperators(options: OperatorsOptions): Operators {
  const { health, http, log, metrics, operating, production, proxies } = options;
  const { adminPort, metricsToken } = operating;
  const exporter = Router().get('/metrics', async (_req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', metrics.contentType);
    res.end(await metrics.print());
  });
  const router = Router();
  // Open to everybody: browsers report here.
  router.use(createVitals({ proxies, onVital: metrics.vital }));
  if (metricsToken !== undefined) router.use('/metrics', requireToken(metricsToken));
  else if (production) router.use('/metrics', answerNotFound);
  router.use(exporter);
  const server = adminPort === undefined ? undefined : createAdminServer([health.router, exporter], http, log);
  return { router, server };
}

/** Security: no token. The port belongs on a network that shoppers cannot reach. */
function createAdminServer(routers: readonly Router[], limits: HttpLimits, log: Logger): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }), ...routers, answerNotFound, answerFault(log));
  return createLimitedServer(limits, app);
}

/** The token comes as `Authorization: Bearer`, or as the password of any user name. */
function requireToken(token: string): RequestHandler {
  const expected = hash('sha256', token, 'buffer');
  return (req, res, next) => {
    const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(req.headers.authorization ?? '') ?? [];
    const shown = scheme.toLowerCase() === 'basic' ? passwordIn(value) : value;
    // Security: comparing hashes takes the same time for every token.
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
