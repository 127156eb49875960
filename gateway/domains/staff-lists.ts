import { ORDERS, USERS } from './invalidation.ts';
import { createKeptList, type KeptList } from './kept-list.ts';
import { listAccounts } from './orders/orders.customers.ts';
import { listAllOrders, type Order } from './orders/orders.rest.ts';
import type { User } from './users/users.rest.ts';

export interface StaffLists {
  allOrders: KeptList<Order>; // latest first
  accounts: KeptList<User>;
}

export const createStaffLists = (): StaffLists => ({
  allOrders: createKeptList(listAllOrders, [ORDERS]),
  // Also after an order, which may be a new account's.
  accounts: createKeptList(listAccounts, [USERS, ORDERS]),
});
