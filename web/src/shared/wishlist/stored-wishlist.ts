import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../../lib/browser-storage.ts';
import { useSessionUser } from '../../session/session-user.ts';

/** Product ids of the wishlist of each shopper of this browser, by e-mail address. */
type Wishlists = Partial<Record<string, readonly string[]>>;

const stored = storedValue('wishlist', (found): Wishlists | null => {
  const lists = Object.entries(found ?? {}).filter(([, ids]) => Array.isArray(ids));
  return keyed(lists.map(([email, ids]) => [email, (ids as unknown[]).filter((id) => typeof id === 'string')]));
});

/** The shopper's last choice for each product whose change is not answered yet. */
const pending = new Map<string, { wishlisted: boolean }>();

const storedIds = (email: string): readonly string[] => stored.read()?.[email] ?? [];

function write(email: string, ids: readonly string[]): void {
  if (ids.join() !== storedIds(email).join()) stored.write({ ...stored.read(), [email]: ids });
}

function set(email: string, productId: string, wishlisted: boolean): void {
  const others = storedIds(email).filter((id) => id !== productId);
  write(email, wishlisted ? [...others, productId] : others);
}

/** True if the product is on the user's wishlist as this browser stored it, so that hearts show before any response. */
export function useIsWishlisted(productId: string): boolean {
  const email = useSessionUser()?.email;
  return useSyncExternalStore(
    stored.subscribe,
    () => email !== undefined && (stored.read()?.[email]?.includes(productId) ?? false),
  );
}

/** Stores the wishlist of a response. Changes that are not answered yet stay visible. */
export function storeWishlist(email: string, ids: readonly string[]): void {
  const kept = ids.filter((id) => pending.get(id)?.wishlisted !== false);
  const added = [...pending].filter(([id, { wishlisted }]) => wishlisted && !ids.includes(id)).map(([id]) => id);
  write(email, [...kept, ...added]);
}

/**
 * Adds a product to the stored wishlist, or removes it, before the gateway has answered. Returns a function to call with
 * the answer: whether the change was made, and the product ids of the real wishlist if they are known.
 */
export function storeChoice(email: string, productId: string, wishlisted: boolean) {
  const choice = { wishlisted };
  pending.set(productId, choice);
  set(email, productId, wishlisted);
  return (made: boolean, wishlist: readonly string[] | undefined): void => {
    // The shopper chose again since: the answer to that choice counts.
    if (pending.get(productId) !== choice) return;
    pending.delete(productId);
    if (wishlist) storeWishlist(email, wishlist);
    else if (!made) set(email, productId, !wishlisted);
  };
}
