import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '../../cache/tag-log.ts';
import type { Rest } from '../../rest/client.ts';
import { ORDERS } from '../invalidation.ts';
import { listAllOrders, type Order } from './orders.rest.ts';

const KEPT_MS = 5_000; // how long one read serves the pages that a caller loads
const MAX_ORDERS = 20_000; // over all callers: one order has about 3 kB

export interface AllOrders {
  read: (rest: Rest) => Promise<readonly Order[]>; // latest first, for the caller of `rest` and no other
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
