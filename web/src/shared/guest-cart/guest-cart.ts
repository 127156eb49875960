import { useMemo, useSyncExternalStore } from 'react';
import { MAX_PAGE_SIZE } from '../../../../schema/shop.ts';
import { storedGuestCart } from './stored-guest-cart.ts';

/** Products of a guest's cart: as many as the gateway gives by their ids at once. */
const MOST_PRODUCTS = MAX_PAGE_SIZE;

/** Units of one product: as many as the gateway adds to a cart at once. */
const MOST_UNITS = 1000;

/** An attempt to put units into an account's cart. */
export interface Attempt {
  /** Idempotency key, the same however often it is sent. */
  key: string;
  /** Units that were sent. */
  quantity: number;
  /** Units of the product that were in the account's cart before. */
  before: number;
}

export interface GuestLine {
  id: string;
  quantity: number;
  /** Undefined: not sent yet. */
  attempt?: Attempt | undefined;
}

type Fields = Partial<Record<string, unknown>>;

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= MOST_UNITS;

function parseAttempt(found: unknown): Attempt | undefined {
  const { key, quantity, before } = (found ?? {}) as Fields;
  // The gateway takes no other keys.
  const isKey = typeof key === 'string' && /^[\w-]{8,200}$/.test(key);
  return isKey && isCount(quantity, 1) && isCount(before, 0) ? { key, quantity, before } : undefined;
}

/** The lines of what is stored; what is not one is left out. */
export function readLines(found: readonly unknown[] | null): readonly GuestLine[] {
  const lines = (found ?? []).flatMap((one): GuestLine[] => {
    const { id, quantity, attempt } = (one ?? {}) as Fields;
    if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || !isCount(quantity, 1)) return [];
    return [{ id, quantity, attempt: parseAttempt(attempt) }];
  });
  return [...new Map(lines.map((line) => [line.id, line])).values()].slice(0, MOST_PRODUCTS);
}

/** What the guest wants now, in the order in which it was chosen. */
export const guestLines = (): readonly GuestLine[] => readLines(storedGuestCart.read());

function write(lines: readonly GuestLine[]): void {
  storedGuestCart.write(lines.length > 0 ? lines : null);
}

/** `guestLines`, and again after each change in any tab. The server knows none. */
export function useGuestLines(): readonly GuestLine[] {
  const found = useSyncExternalStore(storedGuestCart.subscribe, storedGuestCart.read, () => null);
  return useMemo(() => readLines(found), [found]);
}

/** One unit more. False: there are as many products as the cart keeps, or units as it takes of one. */
export function addToGuestCart(id: string): boolean {
  const known = guestLines().find((line) => line.id === id);
  return setGuestLine({ id, quantity: (known?.quantity ?? 0) + 1 });
}

/** Puts a line in the place of its product's, or at the end. False: it would be too much, and nothing is changed. */
export function setGuestLine(line: GuestLine, place = Infinity): boolean {
  const lines = guestLines();
  const isKnown = lines.some(({ id }) => id === line.id);
  if (!isCount(line.quantity, 1) || (!isKnown && lines.length >= MOST_PRODUCTS)) return false;
  write(isKnown ? lines.map((one) => (one.id === line.id ? line : one)) : lines.toSpliced(place, 0, line));
  return true;
}

/** Takes products out of the guest's cart, and what is no line. */
export function removeFromGuestCart(...ids: string[]): void {
  write(guestLines().filter(({ id }) => !ids.includes(id)));
}
