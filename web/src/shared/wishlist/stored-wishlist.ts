import { accountLists } from '../../session/account-lists.ts';

/** Ids of products. */
const marks = accountLists('wishlist', (id) => (typeof id === 'string' ? [id] : []));

/** The latest choice for each product whose mutation has no response yet. */
const pending = new Map<string, { wishlisted: boolean }>();

function write(email: string, ids: readonly string[]): void {
  if (ids.join() !== marks.read(email).join()) marks.write(email, ids);
}

function set(email: string, productId: string, wishlisted: boolean): void {
  const others = marks.read(email).filter((id) => id !== productId);
  write(email, wishlisted ? [...others, productId] : others);
}

/** From the browser's storage, so that hearts show before any response. */
export const useIsWishlisted = (productId: string): boolean => marks.useFound((ids) => ids.includes(productId));

/** Stores the wishlist of a response. Choices without a response stay visible. */
export function storeWishlist(email: string, ids: readonly string[]): void {
  const kept = ids.filter((id) => pending.get(id)?.wishlisted !== false);
  const added = [...pending].filter(([id, { wishlisted }]) => wishlisted && !ids.includes(id)).map(([id]) => id);
  write(email, [...kept, ...added]);
}

/** Stores a choice before the response. Call the result with the outcome, and with the ids if they are known. */
export function storeChoice(email: string, productId: string, wishlisted: boolean) {
  const choice = { wishlisted };
  pending.set(productId, choice);
  set(email, productId, wishlisted);
  return (made: boolean, wishlist: readonly string[] | undefined): void => {
    // There is a newer choice; its response counts.
    if (pending.get(productId) !== choice) return;
    pending.delete(productId);
    if (wishlist) storeWishlist(email, wishlist);
    else if (!made) set(email, productId, !wishlisted);
  };
}
