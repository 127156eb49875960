// For those who run the gateway: health, metrics, what browsers report. None of it names a person or holds a secret.
import type { Server } from 'node:http';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { answerFault, answerNotFound } from '../errors/http.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import { createLimitedServer, type HttpLimits } from '../limits/http-server.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { createHealth, type Health } from './health.ts';
import { watchHttp } from './http-metrics.ts';
import { describeInstance, type InstanceOptions } from './instance-info.ts';
import { watchParts, type Metrics, type Watched } from './metrics.ts';
import { createVitals } from './vitals.ts';

export interface OperatingSettings {
  adminPort: number | undefined; // undefined: no admin port
  adminHost: string;
  drainDelayMs: number; // ms of service after /readyz says no
  maxOperationsInFlight: number;
}

export interface OperatorsOptions {
  metrics: Metrics;
  parts: Watched;
  instance: InstanceOptions;
  shop: Server; // what its clients are refused is counted
  proxies: TrustedProxies;
  operating: OperatingSettings;
  http: HttpLimits;
  production: boolean;
  log: Logger;
}

export interface Operators {
  health: Health; // its router is for the shop's port as well
  router: Router;
  /** Not listening yet; undefined: no admin port. */
  server: Server | undefined;
}

export function createOperators(options: OperatorsOptions): Operators {
  const { http, instance, log, metrics, operating, parts, production, proxies, shop } = options;
  watchParts(metrics.registry, parts);
  watchHttp(metrics.registry, proxies, shop);
  describeInstance(metrics.registry, instance);
  const health = createHealth(parts.client, () => parts.redis?.inUse);
  const exporter = Router().get('/metrics', async (_req, res) => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-type', metrics.contentType);
    res.end(await metrics.print());
  });
  const router = Router();
  // Open to everybody: browsers report here.
  router.use(createVitals({ proxies, onVital: metrics.vital }));
  // Security: in production only the port of their own has them.
  router.use(production ? Router().use('/metrics', answerNotFound) : exporter);
  const server =
    operating.adminPort === undefined ? undefined : createAdminServer([health.router, exporter], http, log);
  return { health, router, server };
}

/** Security: open to all that reach it. The port belongs on a network that shoppers cannot reach. */
function createAdminServer(routers: readonly Router[], limits: HttpLimits, log: Logger): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }), ...routers, answerNotFound, answerFault(log));
  return createLimitedServer(limits, app);
}
