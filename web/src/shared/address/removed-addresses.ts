import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../../lib/browser-storage.ts';
import { currentUser, useSessionUser } from '../../session/session-user.ts';

/** Ids give way to newer ones. */
const MOST_KEPT = 200;

/** Ids of addresses by the account's email. Ids alone, so that nobody reads in the browser where somebody lives. */
type Lists = Partial<Record<string, readonly string[]>>;

const stored = storedValue('removedAddresses', (found): Lists =>
  keyed(
    Object.entries(found ?? {}).map(([email, ids]) => [
      email,
      Array.isArray(ids) ? (ids as unknown[]).filter((id) => typeof id === 'string') : [],
    ]),
  ),
);

const NONE: readonly string[] = [];
const of = (email: string | undefined): readonly string[] =>
  (email === undefined ? undefined : stored.read()?.[email]) ?? NONE;

/** Changes the list of the account that is logged in. */
function change(make: (known: readonly string[]) => readonly string[]): void {
  const email = currentUser()?.email;
  if (email === undefined) return;
  const lists = { ...stored.read(), [email]: make(of(email)).slice(-MOST_KEPT) };
  stored.write(keyed(Object.entries(lists).filter(([, ids]) => ids?.length)));
}

/** Ids of the addresses that the account does not want to see in this browser. */
export function useRemovedAddresses(): readonly string[] {
  const email = useSessionUser()?.email;
  return useSyncExternalStore(
    stored.subscribe,
    () => of(email),
    () => NONE,
  );
}

/** The API cannot delete an address, so this browser hides it. */
export function removeAddresses(ids: readonly string[]): void {
  change((known) => [...known, ...ids]);
}

/** Takes a removal back. */
export function restoreAddresses(ids: readonly string[]): void {
  change((known) => known.filter((id) => !ids.includes(id)));
}
