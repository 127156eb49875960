import { useSyncExternalStore } from 'react';
import { storedValue } from '../../../../lib/browser-storage.ts';

/** More would hide the page. */
const MOST_RECENT = 5;

const parse = (found: unknown): string[] | null =>
  Array.isArray(found) ? (found as unknown[]).filter((one) => typeof one === 'string') : null;

/** The latest first. Of this tab: a log-out empties it with all else that the tab keeps (clearTab). */
const stored = storedValue('recentSearches', parse, 'sessionStorage');

const NONE: readonly string[] = [];
const recent = (): readonly string[] => stored.read() ?? NONE;

export function rememberSearch(text: string): void {
  const others = recent().filter((one) => one.toLowerCase() !== text.toLowerCase());
  stored.write([text, ...others].slice(0, MOST_RECENT));
}

export const forgetSearches = (): void => stored.write(null);

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(stored.subscribe, recent, () => NONE);
