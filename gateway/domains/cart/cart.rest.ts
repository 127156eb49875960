import { change } from '../change.ts';
import { count, list, record } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';
import { saysNothing } from '../../rest/read-outcome.ts';
import { parseProduct, type Product } from '../products/products.rest.ts';
import { LEFT_OUT, readRecords } from '../records.ts';

export const GET_CART = endpoint('GET /api/cart/get', { defers: 'reviews' });
const ADD_TO_CART = endpoint('POST /api/cart/add');
const REMOVE_FROM_CART = endpoint('DELETE /api/cart/remove');
const CLEAR_CART = endpoint('DELETE /api/cart/remove/all');
const INCREMENT = endpoint('PATCH /api/cart/incrementQuantity');
const DECREMENT = endpoint('PATCH /api/cart/decrementQuantity');

export interface CartItem {
  product: Product;
  quantity: number; // 1 or more
}

export type Cart = CartItem[];

/** No cart yet is an empty cart. Products that were deleted since are left out. */
export async function getCart(rest: Rest): Promise<Cart> {
  const answer = await rest.get(GET_CART);
  if (saysNothing('cart', answer)) return [];
  const items = answer.status === 200 ? list(record(answer.body)?.['cartItems']) : undefined;
  if (!items) throw badResponse(GET_CART.name);
  return readRecords(rest, GET_CART, items, parseCartItem);
}

function parseCartItem(item: unknown): CartItem | typeof LEFT_OUT | undefined {
  const raw = record(item);
  if (raw?.['product'] === null) return LEFT_OUT;
  const product = parseProduct(raw?.['product']);
  return product && { product, quantity: Math.max(1, count(raw?.['quantity']) ?? 1) };
}

export const addToCart = (rest: Rest, productId: string, quantity: number) =>
  change(rest, 'addToCart', ADD_TO_CART, { productId, quantity, token: rest.token });

export const removeFromCart = (rest: Rest, productId: string) =>
  change(rest, 'removeFromCart', REMOVE_FROM_CART, { productId });

export const clearCart = (rest: Rest) => change(rest, 'clearCart', CLEAR_CART);

export const incrementCartItem = (rest: Rest, productId: string) =>
  change(rest, 'incrementCartItem', INCREMENT, { productId });

export const decrementCartItem = (rest: Rest, productId: string) =>
  change(rest, 'decrementCartItem', DECREMENT, { productId });
