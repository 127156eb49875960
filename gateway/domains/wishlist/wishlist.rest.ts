import { change } from '../change.ts';
import { saysNothing } from '../../rest/outcomes.ts';
import { list, record } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';
import { parseProduct, type Product } from '../products/products.rest.ts';

/** A wishlist is what is on it. */
export type Wishlist = Product[];

/** GET /api/wishlist/get. No wishlist yet is an empty one; products that were deleted since are left out. */
export async function getWishlist(rest: Rest): Promise<Wishlist> {
  const answer = await rest.get('/api/wishlist/get');
  if (saysNothing('wishlist', answer)) return [];
  const lists = answer.status === 200 ? list(answer.body) : undefined;
  const entries = lists?.length === 0 ? [] : list(record(lists?.[0])?.['products']);
  if (!entries) throw badResponse('GET /api/wishlist/get');
  return entries.flatMap((entry) => parseProduct(record(entry)?.['productId']) ?? []);
}

/** POST /api/wishlist/add. */
export const addToWishlist = (rest: Rest, productId: string) =>
  change(rest, 'addToWishlist', 'POST /api/wishlist/add', { productId, token: rest.token });

/** DELETE /api/wishlist/remove. */
export const removeFromWishlist = (rest: Rest, productId: string) =>
  change(rest, 'removeFromWishlist', 'DELETE /api/wishlist/remove', { productId });
