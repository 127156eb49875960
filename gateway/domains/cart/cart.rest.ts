import { change } from '../change.ts';
import { saysNothing } from '../../rest/outcomes.ts';
import { count, list, record } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';
import { parseProduct, type Product } from '../products/products.rest.ts';

/** A product in a cart and how many of it. */
export interface CartItem {
  product: Product;
  /** 1 or more. */
  quantity: number;
}

/** A cart is what lies in it. */
export type Cart = CartItem[];

/** GET /api/cart/get. No cart yet is an empty one; products that were deleted since are left out. */
export async function getCart(rest: Rest): Promise<Cart> {
  const answer = await rest.get('/api/cart/get');
  if (saysNothing('cart', answer)) return [];
  const items = answer.status === 200 ? list(record(answer.body)?.['cartItems']) : undefined;
  if (!items) throw badResponse('GET /api/cart/get');
  return items.flatMap((item) => {
    const raw = record(item);
    const product = parseProduct(raw?.['product']);
    return product ? [{ product, quantity: Math.max(1, count(raw?.['quantity']) ?? 1) }] : [];
  });
}

/** POST /api/cart/add. */
export const addToCart = (rest: Rest, productId: string, quantity: number) =>
  change(rest, 'addToCart', 'POST /api/cart/add', { productId, quantity, token: rest.token });

/** DELETE /api/cart/remove. */
export const removeFromCart = (rest: Rest, productId: string) =>
  change(rest, 'removeFromCart', 'DELETE /api/cart/remove', { productId });

/** DELETE /api/cart/remove/all. */
export const clearCart = (rest: Rest) => change(rest, 'clearCart', 'DELETE /api/cart/remove/all');

/** PATCH /api/cart/incrementQuantity. */
export const incrementCartItem = (rest: Rest, productId: string) =>
  change(rest, 'incrementCartItem', 'PATCH /api/cart/incrementQuantity', { productId });

/** PATCH /api/cart/decrementQuantity. */
export const decrementCartItem = (rest: Rest, productId: string) =>
  change(rest, 'decrementCartItem', 'PATCH /api/cart/decrementQuantity', { productId });
