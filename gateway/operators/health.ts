import { Router } from 'express';
import { nameOf } from '../lib/log.ts';
import { LIST_PRODUCTS } from '../domains/products/products.rest.ts';
import type { RestClient } from '../rest/client.ts';

/** Whether traffic may come, or why it may not. */
export type Readiness = 'ready' | 'draining' | 'upstream unavailable';

export interface Health {
  router: Router;
  /** Asks the API whether it is there, unless the gateway is about to stop. */
  readiness: (requestId: string) => Promise<Readiness>;
  /** From now on `/readyz` says no, so that a load balancer sends nothing new. */
  drain(): void;
}

/**
 * `/healthz`: the process lives. `/readyz`: it may get traffic. It has to have found the API once; if that goes away later, the
 * gateway still serves what it knows, and taking all gateways out would only take that away, too.
 */
export function createHealth(client: RestClient): Health {
  let draining = false;
  const readiness = async (requestId: string): Promise<Readiness> =>
    draining ? 'draining' : upstreamState(client, requestId);
  let found = false;
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (req, res) => {
    res.setHeader('cache-control', 'no-store');
    const state = found && !draining ? 'ready' : await readiness(nameOf(req));
    found ||= state === 'ready';
    res.status(state === 'ready' ? 200 : 503).json({ status: state });
  });
  return {
    router,
    readiness,
    drain: () => {
      draining = true;
    },
  };
}

/** Any answer that is not a server fault counts: an empty catalogue is a 404. */
async function upstreamState(client: RestClient, requestId: string): Promise<'ready' | 'upstream unavailable'> {
  try {
    const { status } = await client.bind({ requestId }).get(LIST_PRODUCTS, { page: 1, limit: 1 });
    return status < 500 ? 'ready' : 'upstream unavailable';
  } catch {
    return 'upstream unavailable';
  }
}
