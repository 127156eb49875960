import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { MAX_PRODUCTS_BY_ID } from '../../../../schema/shop.ts';
import { newKey } from '../../apollo/idempotency.ts';
import { storedValue } from '../../lib/browser-storage.ts';

/** What a guest wants to buy. What it is today is asked for each time. */
export interface GuestItem {
  id: string;
  quantity: number;
  /** What it was called when it was chosen, to name what is no longer sold. Older carts have none. */
  title?: string | undefined;
  /** The idempotency key with which it goes into the account's cart. A change of the quantity makes it anew. */
  key: string;
}

/** As many as the gateway gives by their ids at once. */
export const MOST_GUEST_PRODUCTS = MAX_PRODUCTS_BY_ID;

/** More of one product is a mistake, or no shopper. */
const MOST_PIECES = 99;

const NONE: readonly GuestItem[] = [];

const stored = /* @__PURE__ */ storedValue('guestCart', (found): GuestItem[] | null => {
  if (!Array.isArray(found)) return null;
  const items = new Map((found as unknown[]).filter(isItem).map((item) => [item.id, item]));
  return [...items.values()].slice(0, MOST_GUEST_PRODUCTS);
});

function isItem(found: unknown): found is GuestItem {
  const { id, quantity, key, title = '' } = (found ?? {}) as Partial<Record<string, unknown>>;
  const isText =
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof key === 'string' &&
    /^[\w-]+$/.test(key) &&
    typeof title === 'string';
  return isText && Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MOST_PIECES;
}

/** The cart of a guest in this browser, in the order in which products were added. The same array until it changes. */
export const guestItems = (): readonly GuestItem[] => stored.read() ?? NONE;

/** The server renders for guests that have nothing yet. */
export const useGuestItems = (): readonly GuestItem[] => useSyncExternalStore(stored.subscribe, guestItems, () => NONE);

/** True while what a guest chose goes into the cart of an account. */
export const isMerging = makeVar(false);

/** What is on its way into the cart of an account. What waits for a later try is not. */
export function useItemsOnTheWay(): readonly GuestItem[] {
  const items = useGuestItems();
  return useReactiveVar(isMerging) ? items : NONE;
}

/** 0 removes the product. A product beyond the most that there may be is not added. */
export function setGuestQuantity(
  id: string,
  quantity: number,
  title = guestItems().find((item) => item.id === id)?.title,
): void {
  const known = guestItems();
  const item = { id, quantity: Math.min(quantity, MOST_PIECES), key: newKey(), title };
  const others = known.filter((other) => other.id !== id);
  const changed = known.some((other) => other.id === id)
    ? known.flatMap((other) => (other.id === id ? (quantity > 0 ? [item] : []) : [other]))
    : [...others, item].slice(0, MOST_GUEST_PRODUCTS);
  stored.write(changed.length > 0 ? changed : null);
}

/** One more piece. */
export function keepForGuest(id: string, title: string): void {
  setGuestQuantity(id, (guestItems().find((item) => item.id === id)?.quantity ?? 0) + 1, title);
}
