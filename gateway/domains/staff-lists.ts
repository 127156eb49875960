import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { startDeadline } from '../lib/deadline.ts';
import type { Rest, RestClient } from '../rest/client.ts';
import { EVERYTHING } from '../cache/catalogue.ts';
import { ORDERS, USERS } from './invalidation.ts';
import { listAccounts } from './orders/orders.customers.ts';
import { listAllOrders, type Order } from './orders/orders.rest.ts';
import { createWholeCatalogue, type WholeCatalogue } from './products/products.catalogue.ts';
import { catalogueSource } from './products/products.indexed.ts';
import type { ProductIndex } from './products/products.search.ts';
import type { User } from './users/users.rest.ts';

/** What staff read whole. All but orders and accounts is public, and shared by all staff. */
export interface StaffLists {
  allOrders: KeptList<Order>; // latest first
  accounts: KeptList<User>;
  wholeCatalogue: WholeCatalogue;
}

/** Reads of what is public belong to no operation: what one reader has waited for serves the others. */
export function createStaffLists(client: RestClient, search: ProductIndex | undefined): StaffLists {
  const bind = (): Rest => client.bind({ requestId: 'staff', deadline: startDeadline(client.deadlineMs) });
  return {
    allOrders: createKeptList(listAllOrders, [ORDERS, USERS]), // a reader may have lost the role
    // Also after an order, which may be a new account's.
    accounts: createKeptList(listAccounts, [USERS, ORDERS]),
    wholeCatalogue: createWholeCatalogue({ source: catalogueSource(bind), search }),
  };
}

const KEPT_MS = 5_000; // how long one read serves the pages that a caller loads
const MAX_RECORDS = 20_000; // over all callers: an order has about 3 kB

/** A list that the API gives whole or not at all. Each caller has a copy, for some seconds. */
export interface KeptList<Item> {
  read: (rest: Rest) => Promise<readonly Item[]>; // for the caller of `rest` and no other
  invalidate: (tags: readonly string[]) => void;
}

/** `outdating`: tags of the changes after which the list is read again. */
export function createKeptList<Item>(
  readList: (rest: Rest) => Promise<readonly Item[]>,
  outdating: readonly string[],
  keptMs = KEPT_MS,
): KeptList<Item> {
  interface Kept {
    items: readonly Item[];
    version: number;
  }
  const byToken = new LRUCache<string, Kept>({
    maxSize: MAX_RECORDS,
    sizeCalculation: ({ items }) => items.length + 1,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  let version = 0;
  return {
    async read(rest) {
      const key = hash('sha256', rest.token ?? '', 'base64url');
      const kept = byToken.get(key);
      if (kept?.version === version) return kept.items;
      const startedAt = version;
      const items = await readList(rest);
      byToken.set(key, { items, version: startedAt });
      return items;
    },
    invalidate(tags) {
      if (tags.some((tag) => tag === EVERYTHING || outdating.includes(tag))) version += 1;
    },
  };
}
