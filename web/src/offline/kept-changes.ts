import { createStore, del, entries, set } from 'idb-keyval';

export type KeptOperation = 'AddToCart' | 'AddToWishlist' | 'RemoveFromWishlist';

/** A change of the cart or the wishlist that could not be sent. */
export interface KeptChange {
  /** Idempotency key, made at the click. */
  key: string;
  operation: KeptOperation;
  productId: string;
  /** Of the product, to tell the outcome; undefined: not known. */
  title: string | undefined;
  /** Whose change it is: nobody else sends it. */
  email: string;
  /** Of the click, in ms. */
  at: number;
  /** It may have reached the shop, in the session with this token, from this time on; undefined: it never left this device. */
  tried: { token: string; at: number } | undefined;
}

const database = createStore('haat-offline', 'changes');

/** IndexedDB sorts by it, so changes are sent in the order of the clicks. */
const idOf = ({ at, key }: KeptChange): string => `${at} ${key}`;

export async function keptChanges(email: string): Promise<KeptChange[]> {
  const all = await entries<string, KeptChange>(database);
  return all.map(([, change]) => change).filter((change) => change.email === email);
}

export function storeChange(change: KeptChange): Promise<void> {
  return set(idOf(change), change, database);
}

export function forgetChange(change: KeptChange): Promise<void> {
  return del(idOf(change), database);
}
