// For those who run the gateway: health, metrics, what browsers report. None of it names a person or holds a secret.
import type { Server } from 'node:http';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { answerFault, answerNotFound } from '../errors/http.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import { createLimitedServer, type HttpLimits } from '../limits/http-server.ts';
import { securityHeaders } from '../pages/security-headers.ts';
import { nameOf } from '../lib/log.ts';
import { LIST_PRODUCTS } from '../domains/products/products.rest.ts';
import type { RestClient } from '../rest/client.ts';
import { watchHttp, watchParts, type Metrics, type Watched } from './metrics.ts';
import { describeInstance, type InstanceOptions } from './instance-info.ts';
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

export function createOperators(options: OperatorsOptions) {
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
  return {
    health, // its router is for the shop's port as well
    router,
    server, // not listening yet; undefined: no admin port
  };
}

/** Security: open to all that reach it. The port belongs on a network that shoppers cannot reach. */
function createAdminServer(routers: readonly Router[], limits: HttpLimits, log: Logger): Server {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders({ https: false }), ...routers, answerNotFound, answerFault(log));
  return createLimitedServer(limits, app);
}

type Readiness = 'ready' | 'draining' | 'upstream unavailable';

/**
 * `/healthz`: the process lives. `/readyz`: it may get traffic, once the API has answered since the start.
 * If the API fails later, `/readyz` still says yes: memory serves reads, and no other gateway would do better. Nor does it say no where
 * Redis is away: the gateway works alone then.
 */
function createHealth(client: RestClient, redisInUse: () => boolean | undefined) {
  let draining = false;
  let wasReady = false;
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (req, res) => {
    const state: Readiness = draining ? 'draining' : wasReady ? 'ready' : await upstreamState(client, nameOf(req));
    wasReady ||= state === 'ready';
    const redis = redisInUse();
    const detail = redis === undefined ? {} : { redis: redis ? 'in use' : 'away' };
    res.status(state === 'ready' ? 200 : 503).json({ status: state, ...detail });
  });
  return {
    router,
    /** `/readyz` answers 503 from now on, so load balancers send nothing new. */
    drain: (): void => {
      draining = true;
    },
  };
}

/** Below 500 is available: an empty catalogue is a 404. */
async function upstreamState(client: RestClient, requestId: string): Promise<'ready' | 'upstream unavailable'> {
  try {
    const { status } = await client.bind({ requestId }).get(LIST_PRODUCTS, { page: 1, limit: 1 });
    return status < 500 ? 'ready' : 'upstream unavailable';
  } catch {
    return 'upstream unavailable';
  }
}
