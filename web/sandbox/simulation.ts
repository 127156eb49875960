import { useSyncExternalStore } from 'react';
import { storedValue } from '../src/lib/browser-storage.ts';

export interface Simulated {
  /** Such as `Query.cart=UPSTREAM_TIMEOUT` or `Product.recommended=2000ms`. */
  entries: readonly string[];
  /** True: also for the shop's requests in this browser. */
  inShop: boolean;
}

const NONE: Simulated = { entries: [], inShop: false };

const stored = storedValue('haat-simulate', (found): Simulated | null => {
  const { entries, inShop } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (!Array.isArray(entries)) return null;
  return { entries: entries.filter((entry) => typeof entry === 'string'), inShop: inShop === true };
});

const read = (): Simulated => stored.read() ?? NONE;

export function useSimulated(): Simulated {
  return useSyncExternalStore(stored.subscribe, read);
}

export function simulationText(): string {
  return read().entries.join(', ');
}

/** Adds a delay or an error for a field, and replaces the field's previous one of the same kind. */
export function simulate(field: string, value: string): void {
  const isDelay = (text: string): boolean => text.endsWith('ms');
  const others = read().entries.filter((entry) => {
    const [name, oldValue = ''] = entry.split('=', 2);
    return name !== field || isDelay(oldValue) !== isDelay(value);
  });
  save({ ...read(), entries: [...others, `${field}=${value}`] });
}

export function stopSimulating(entry?: string): void {
  save({ ...read(), entries: entry ? read().entries.filter((other) => other !== entry) : [] });
}

export function simulateInShop(inShop: boolean): void {
  save({ ...read(), inShop });
}

/** The shop's code sends no simulation header, so a session cookie carries the simulation to the gateway. */
function save(next: Simulated): void {
  stored.write(next);
  const text = next.inShop ? next.entries.join(', ') : '';
  const age = text ? '' : '; max-age=0';
  document.cookie = `haat-simulate=${encodeURIComponent(text)}; path=/; samesite=lax${age}`;
}
