import { useSyncExternalStore } from 'react';
import { storedValue } from '../../lib/browser-storage.ts';

/** One product has nothing to differ from. */
export const FEWEST_COMPARED = 2;

/** More columns cannot be read side by side. */
export const MOST_COMPARED = 4;

const stored = storedValue('comparedProducts', (found): string[] | null => {
  if (!Array.isArray(found)) return null;
  const ids = (found as unknown[]).filter((id) => typeof id === 'string');
  return [...new Set(ids)].slice(0, MOST_COMPARED);
});

const NONE: readonly string[] = [];
const compared = (): readonly string[] => stored.read() ?? NONE;

/** In the order in which they were chosen. The server knows none. */
export function useComparedIds(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, compared, () => NONE);
}

/** False: there are four already. */
export function addToComparison(id: string): boolean {
  if (compared().includes(id)) return true;
  if (compared().length >= MOST_COMPARED) return false;
  stored.write([...compared(), id]);
  return true;
}

/** Gives the products that were compared. */
export function clearComparison(): readonly string[] {
  const before = compared();
  stored.write(null);
  return before;
}

/** Takes back what was removed. */
export const restoreComparison = (before: readonly string[]): void => stored.write([...before]);

/** Gives the products that were compared. */
export function removeFromComparison(id: string): readonly string[] {
  const before = compared();
  const left = before.filter((one) => one !== id);
  stored.write(left.length > 0 ? left : null);
  return before;
}
