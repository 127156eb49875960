import DataLoader from 'dataloader';
import type { Rest } from '../../rest/client.ts';
import { findMe } from '../auth/auth.rest.ts';
import { listUsers, type User } from '../users/users.rest.ts';

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
