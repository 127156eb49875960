import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../lib/browser-storage.ts';
import { currentUser, useSessionUser } from './session-user.ts';

/** By the account's email, so that no account sees those of another. */
type Lists<Item> = Partial<Record<string, readonly Item[]>>;

const NONE: readonly never[] = [];

/**
 * Lists that the browser keeps under `key`, one for each account. `parse` returns an item of what was found, or none:
 * anybody can write to the storage.
 */
export function listPerAccount<Item>(key: string, parse: (found: unknown) => Item[]) {
  const stored = storedValue(key, (found): Lists<Item> =>
    keyed(
      Object.entries(found ?? {}).map(([email, items]) => [
        email,
        Array.isArray(items) ? (items as unknown[]).flatMap(parse) : [],
      ]),
    ),
  );
  const of = (email: string | undefined): readonly Item[] =>
    (email === undefined ? undefined : stored.read()?.[email]) ?? NONE;

  /** Changes the list of the account that is logged in. */
  function change(make: (known: readonly Item[]) => readonly Item[]): void {
    const email = currentUser()?.email;
    if (email === undefined) return;
    const lists = { ...stored.read() };
    stored.write(keyed(Object.entries({ ...lists, [email]: make(of(email)) }).filter(([, list]) => list?.length)));
  }

  /** The list of the account that is logged in. */
  function useList(): readonly Item[] {
    const email = useSessionUser()?.email;
    return useSyncExternalStore(
      stored.subscribe,
      () => of(email),
      () => NONE,
    );
  }

  return { change, useList };
}
