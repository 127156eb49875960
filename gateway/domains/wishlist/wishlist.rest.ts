import { change } from '../change.ts';
import { list, record } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';
import { saysNothing } from '../../rest/read-outcome.ts';
import { parseProduct, type Product } from '../products/products.rest.ts';
import { LEFT_OUT, readRecords } from '../records.ts';

export const GET_WISHLIST = endpoint('GET /api/wishlist/get', { defers: 'reviews' });
const ADD_TO_WISHLIST = endpoint('POST /api/wishlist/add');
const REMOVE_FROM_WISHLIST = endpoint('DELETE /api/wishlist/remove');

export type Wishlist = Product[];

/** No wishlist yet is an empty wishlist. Products that were deleted since are left out. */
export async function getWishlist(rest: Rest): Promise<Wishlist> {
  const answer = await rest.get(GET_WISHLIST);
  if (saysNothing('wishlist', answer)) return [];
  const lists = answer.status === 200 ? list(answer.body) : undefined;
  const entries = lists?.length === 0 ? [] : list(record(lists?.[0])?.['products']);
  if (!entries) throw badResponse(GET_WISHLIST.name);
  return readRecords(rest, GET_WISHLIST, entries, (entry) => {
    const product = record(entry)?.['productId'];
    return product === null ? LEFT_OUT : parseProduct(product);
  });
}

export const addToWishlist = (rest: Rest, productId: string) =>
  change(rest, 'addToWishlist', ADD_TO_WISHLIST, { productId, token: rest.token });

export const removeFromWishlist = (rest: Rest, productId: string) =>
  change(rest, 'removeFromWishlist', REMOVE_FROM_WISHLIST, { productId });
