import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '../../cache/tag-log.ts';
import type { Rest } from '../../rest/client.ts';
import { ORDERS } from '../invalidation.ts';
import { listAllOrders, type Order } from './orders.rest.ts';

/** How long one read serves the pages that a caller loads, in ms. */
const KEPT_MS = 5_000;
/** The most orders that are kept, over all callers: one has about 3 kB. */
const MAX_ORDERS = 20_000;

/** All users' orders, read once for the pages that one caller loads within a few seconds. */
export interface AllOrders {
  /** Latest first, as the API gives them to the caller of `rest`, and to no other caller. */
  read: (rest: Rest) => Promise<readonly Order[]>;
  invalidate: (tags: readonly string[]) => void;
}

export function createAllOrders(keptMs = KEPT_MS): AllOrders {
  interface Kept {
    orders: readonly Order[];
    version: number;
  }
  const byToken = new LRUCache<string, Kept>({
    maxSize: MAX_ORDERS,
    sizeCalculation: ({ orders }) => orders.length + 1,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  let version = 0;
  return {
    async read(rest) {
      const key = hash('sha256', rest.token ?? '', 'base64url');
      const kept = byToken.get(key);
      if (kept?.version === version) return kept.orders;
      const startedAt = version;
      const orders = await listAllOrders(rest);
      byToken.set(key, { orders, version: startedAt });
      return orders;
    },
    invalidate(tags) {
      if (tags.includes(ORDERS) || tags.includes(EVERYTHING)) version += 1;
    },
  };
}
