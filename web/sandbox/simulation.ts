import { useSyncExternalStore } from 'react';
import { storedValue } from '../src/lib/browser-storage.ts';

/** Fields that are to misbehave, and for whom. */
export interface Simulated {
  /** Such as `Query.cart=UPSTREAM_TIMEOUT` or `Product.recommended=2000ms`. */
  entries: readonly string[];
  /** True: in the shop too, in this browser. */
  inShop: boolean;
}

const NOTHING: Simulated = { entries: [], inShop: false };

const stored = storedValue('haat-simulate', (found): Simulated | null => {
  const { entries, inShop } = (found ?? {}) as Partial<Record<string, unknown>>;
  if (!Array.isArray(entries)) return null;
  return { entries: entries.filter((entry) => typeof entry === 'string'), inShop: inShop === true };
});

const read = (): Simulated => stored.read() ?? NOTHING;

/** What is switched on, in every tab of the sandbox. */
export function useSimulated(): Simulated {
  return useSyncExternalStore(stored.subscribe, read);
}

/** The text of the header that asks for it; empty: nothing is switched on. */
export function simulationText(): string {
  return read().entries.join(', ');
}

/** Switches a delay or a fault of a field on; one of its kind that the field had before is replaced. */
export function simulate(field: string, value: string): void {
  const isDelay = (text: string): boolean => text.endsWith('ms');
  const others = read().entries.filter((entry) => {
    const [name, before = ''] = entry.split('=', 2);
    return name !== field || isDelay(before) !== isDelay(value);
  });
  keep({ ...read(), entries: [...others, `${field}=${value}`] });
}

/** Switches one off; without one, all. */
export function stopSimulating(entry?: string): void {
  keep({ ...read(), entries: entry ? read().entries.filter((other) => other !== entry) : [] });
}

/** Lets the shop in this browser misbehave as well, or not. */
export function simulateInShop(inShop: boolean): void {
  keep({ ...read(), inShop });
}

/** The shop's own requests know of nothing: a cookie of this visit goes along with them. */
function keep(next: Simulated): void {
  stored.write(next);
  const text = next.inShop ? next.entries.join(', ') : '';
  const age = text ? '' : '; max-age=0';
  document.cookie = `haat-simulate=${encodeURIComponent(text)}; path=/; samesite=lax${age}`;
}
