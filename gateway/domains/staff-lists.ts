import { startDeadline } from '../lib/deadline.ts';
import type { Rest, RestClient } from '../rest/client.ts';
import { ORDERS, USERS } from './invalidation.ts';
import { createKeptList, type KeptList } from './kept-list.ts';
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
