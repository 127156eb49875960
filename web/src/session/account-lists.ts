import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../lib/browser-storage.ts';
import { useSessionUser } from './session-user.ts';

const NONE: readonly never[] = [];

/**
 * Lists that the browser keeps under `key`, one for each account by its email, so that no account sees those of another. `parse`
 * returns an item of what was found, or none: anybody can write to the storage.
 */
export function accountLists<Item>(key: string, parse: (found: unknown) => Item[]) {
  const stored = storedValue(key, (found) =>
    keyed<readonly Item[]>(
      Object.entries(found ?? {}).map(([email, items]) => [
        email,
        Array.isArray(items) ? (items as unknown[]).flatMap(parse) : [],
      ]),
    ),
  );
  const read = (email: string | undefined): readonly Item[] =>
    (email === undefined ? undefined : stored.read()?.[email]) ?? NONE;

  return {
    read,
    /** Nothing is left of an account whose list is empty. */
    write: (email: string, list: readonly Item[]): void =>
      stored.write(keyed(Object.entries({ ...stored.read(), [email]: list }).filter(([, kept]) => kept?.length))),
    /** What `find` finds in the list of the account that is logged in. */
    useFound<Found>(find: (list: readonly Item[]) => Found): Found {
      const email = useSessionUser()?.email;
      return useSyncExternalStore(
        stored.subscribe,
        () => find(read(email)),
        () => find(NONE),
      );
    },
  };
}
