import { Router } from 'express';
import { nameOf } from '../lib/log.ts';
import { LIST_PRODUCTS } from '../domains/products/products.rest.ts';
import type { RestClient } from '../rest/client.ts';

type Readiness = 'ready' | 'draining' | 'upstream unavailable';

export interface Health {
  router: Router;
  /** `/readyz` answers 503 from now on, so load balancers send nothing new. */
  drain(): void;
}

/**
 * `/healthz`: the process lives. `/readyz`: it may get traffic, once the API has answered since the start.
 * If the API fails later, `/readyz` still says yes: memory serves reads, and no other gateway would do better. Nor does it say no where
 * Redis is away: the gateway works alone then.
 */
export function createHealth(client: RestClient, redisInUse: () => boolean | undefined): Health {
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
    drain: () => {
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
