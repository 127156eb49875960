import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

/** Products in the list of those that were viewed last. */
export const MOST_RECENT = 12;

/** Ids, the latest first, in this browser only. An older list held objects with an id. */
const stored = storedValue('seenProducts', (found) => {
  if (!Array.isArray(found)) return null;
  const ids = (found as unknown[]).map((one) => (one as { id?: unknown } | null)?.id ?? one);
  return ids.filter((id) => typeof id === 'string');
});

const NONE: readonly string[] = [];
const seen = (): readonly string[] => stored.read() ?? NONE;

/** One more than are shown: a product page leaves out its own. */
export function rememberSeen(id: string): void {
  stored.write([id, ...seen().filter((one) => one !== id)].slice(0, MOST_RECENT + 1));
}

export const forgetSeenProducts = (): void => stored.write(null);

/** The server has seen nothing. */
export const useSeenProducts = (): readonly string[] => useSyncExternalStore(stored.subscribe, seen, () => NONE);
