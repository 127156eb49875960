import { listPerAccount } from '../../session/list-per-account.ts';

/** Ids give way to newer ones. */
const MOST_KEPT = 200;

/** Ids alone: what somebody has removed is not kept to be read. */
const stored = listPerAccount('removedAddresses', (found) => (typeof found === 'string' ? [found] : []));

/** Ids of the addresses that the account does not want to see in this browser. */
export const useRemovedAddresses = stored.useList;

export const removedAddresses = stored.read;

/** The API cannot delete an address, so this browser hides it. */
export function removeAddresses(ids: readonly string[]): void {
  stored.change((known) => [...known, ...ids].slice(-MOST_KEPT));
}

/** Takes a removal back. */
export function restoreAddresses(ids: readonly string[]): void {
  stored.change((known) => known.filter((id) => !ids.includes(id)));
}
