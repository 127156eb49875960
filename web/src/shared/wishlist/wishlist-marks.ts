import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../../lib/browser-storage.ts';
import { useSessionUser } from '../../session/session-user.ts';

/** Ids of the products that each shopper of this browser has marked, by e-mail address. */
type Marks = Partial<Record<string, readonly string[]>>;

const stored = storedValue('wishlist', (found): Marks | null => {
  const lists = Object.entries(found ?? {}).filter(([, ids]) => Array.isArray(ids));
  return keyed(lists.map(([email, ids]) => [email, (ids as unknown[]).filter((id) => typeof id === 'string')]));
});

/** What was chosen last for products whose change is under way. */
const chosen = new Map<string, { marked: boolean }>();

const marksOf = (email: string): readonly string[] => stored.read()?.[email] ?? [];

function write(email: string, ids: readonly string[]): void {
  if (ids.join() !== marksOf(email).join()) stored.write({ ...stored.read(), [email]: ids });
}

function set(email: string, productId: string, marked: boolean): void {
  const others = marksOf(email).filter((id) => id !== productId);
  write(email, marked ? [...others, productId] : others);
}

/** True if whoever is logged in has marked the product, as far as this browser knows: at once, before any answer. */
export function useMark(productId: string): boolean {
  const email = useSessionUser()?.email;
  return useSyncExternalStore(
    stored.subscribe,
    () => email !== undefined && (stored.read()?.[email]?.includes(productId) ?? false),
  );
}

/** Takes over the real wishlist; a change that is under way stays in sight. */
export function rememberWishlist(email: string, ids: readonly string[]): void {
  const kept = ids.filter((id) => chosen.get(id)?.marked !== false);
  const added = [...chosen].filter(([id, { marked }]) => marked && !ids.includes(id)).map(([id]) => id);
  write(email, [...kept, ...added]);
}

/**
 * Marks a product, or takes the mark away, before the shop has answered. Gives what is to be called with the answer:
 * whether the change was made, and the real wishlist if that is known.
 */
export function choose(email: string, productId: string, marked: boolean) {
  const choice = { marked };
  chosen.set(productId, choice);
  set(email, productId, marked);
  return (made: boolean, wishlist: readonly string[] | undefined): void => {
    // Chosen anew meanwhile: that change's answer counts.
    if (chosen.get(productId) !== choice) return;
    chosen.delete(productId);
    if (wishlist) rememberWishlist(email, wishlist);
    else if (!made) set(email, productId, !marked);
  };
}
