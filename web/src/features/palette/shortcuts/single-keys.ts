import { useSyncExternalStore } from 'react';
import { storedValue } from '../../../lib/browser-storage.ts';

const stored = storedValue('staffSingleKeys', (found) => (typeof found === 'boolean' ? found : null));

/** False: somebody has switched the shortcuts of single keys off, on this browser (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => stored.read() ?? true;

export const useSingleKeys = (): boolean => useSyncExternalStore(stored.subscribe, hasSingleKeys);

export const switchSingleKeys = (on: boolean): void => stored.write(on ? null : false);
