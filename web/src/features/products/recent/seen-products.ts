import { useSyncExternalStore } from 'react';
import { storedValue } from '../../../lib/browser-storage.ts';

/** A price in rupees, and when this browser last saw it, in ms. */
export interface SeenPrice {
  price: number;
  at: number;
}

export interface SeenProduct extends SeenPrice {
  id: string;
  /** The last price that was another one; null: this browser knows no other. */
  before: SeenPrice | null;
}

/** Products whose prices are remembered: more than are shown. */
const MOST_SEEN = 40;

/** Products in the list of those that were viewed last. */
export const MOST_RECENT = 12;

type Fields = Partial<Record<string, unknown>>;

function parsePrice(found: unknown): SeenPrice | null {
  const { price, at } = (found ?? {}) as Fields;
  return Number.isFinite(price) && Number.isFinite(at) ? { price: price as number, at: at as number } : null;
}

function parse(found: unknown): SeenProduct[] | null {
  if (!Array.isArray(found)) return null;
  return (found as unknown[]).flatMap((one) => {
    const { id, before } = (one ?? {}) as Fields;
    const seen = parsePrice(one);
    return seen && typeof id === 'string' ? [{ id, ...seen, before: parsePrice(before) }] : [];
  });
}

/** The latest first. In this browser only; nothing of it is sent but the ids that are read again. */
const stored = storedValue('seenProducts', parse);

const NONE: readonly SeenProduct[] = [];
const seen = (): readonly SeenProduct[] => stored.read() ?? NONE;

export function rememberSeen({ id, price }: { id: string; price: number }): void {
  const last = seen().find((one) => one.id === id);
  const before = last && last.price !== price ? { price: last.price, at: last.at } : (last?.before ?? null);
  const others = seen().filter((one) => one.id !== id);
  stored.write([{ id, price, at: Date.now(), before }, ...others].slice(0, MOST_SEEN));
}

/** Returns what was seen until now. */
export function forgetSeenProducts(): readonly SeenProduct[] {
  const before = seen();
  stored.write(null);
  return before;
}

/** Takes back that they were forgotten. What was opened since then stays first. */
export function restoreSeenProducts(before: readonly SeenProduct[]): void {
  const since = seen();
  const others = before.filter(({ id }) => since.every((one) => one.id !== id));
  stored.write([...since, ...others].slice(0, MOST_SEEN));
}

/** The server has seen nothing. */
export function useSeenProducts(): readonly SeenProduct[] {
  return useSyncExternalStore(stored.subscribe, seen, () => NONE);
}

/** The last price that differs from today's; null: this browser saw none. */
export function earlierPrice(found: SeenProduct | undefined, price: number): SeenPrice | null {
  if (!found) return null;
  if (found.price !== price) return found;
  return found.before && found.before.price !== price ? found.before : null;
}
