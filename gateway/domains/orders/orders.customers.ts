import DataLoader from 'dataloader';
import type { Rest } from '../../rest/client.ts';
import { findMe } from '../auth/auth.rest.ts';
import { listUsers, type User } from '../users/users.rest.ts';
import type { Order } from './orders.rest.ts';

export type CustomerLoader = DataLoader<string, User | null>;

/** All accounts. The API's list leaves out the caller's own. */
export async function listAccounts(rest: Rest): Promise<User[]> {
  const [others, own] = await Promise.all([listUsers(rest), findMe(rest)]);
  return [...others, own];
}

/** Finds accounts by id; null for one that is gone. However many orders ask, `readAccounts` is called once. */
export function createCustomerLoader(readAccounts: () => Promise<readonly User[]>): CustomerLoader {
  return new DataLoader(async (ids) => {
    const accounts = new Map((await readAccounts()).map((account) => [account.id, account]));
    return ids.map((id) => accounts.get(id) ?? null);
  });
}

/** By the account's id. Throws what reading the accounts threw: without them, a search for a name would find too little. */
export async function customersOf(
  orders: readonly Order[],
  customers: CustomerLoader,
): Promise<ReadonlyMap<string, User>> {
  const ids = [...new Set(orders.map(({ customerId }) => customerId).filter((id) => id !== null))];
  const accounts = await Promise.all(ids.map((id) => customers.load(id)));
  return new Map(accounts.filter((account) => account !== null).map((account) => [account.id, account]));
}
