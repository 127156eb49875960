import type { OrderLine } from '../domains/orders/orders.rest.ts';
import type { RestAnswer } from '../rest/call.ts';
import { found, nothing, outcome, type Endpoints } from './answers.ts';
import { NO_PRODUCT, productRecord } from './products.api.ts';
import type { MockShop, Units, UserRow } from './store.ts';

/** A cart checks the stock, but only an order takes units from it. */
export function cartEndpoints(shop: MockShop): Endpoints {
  const cartOf = ({ id }: UserRow): Units => entry(shop.carts, id, () => new Map<string, number>());
  const recordOf = (id: string) => {
    const product = shop.products.find(id);
    return product ? productRecord(shop, product) : null;
  };

  return {
    member: {
      'GET /api/cart/get': (_query: object, user: UserRow) => {
        const cartItems = [...cartOf(user)].map(([id, quantity]) => ({ product: recordOf(id), quantity }));
        return cartItems.length > 0 ? found({ cartItems }) : nothing('cart');
      },
      'POST /api/cart/add': ({ productId, quantity }: OrderLine, user: UserRow) => {
        const product = shop.products.find(productId);
        if (!product) return NO_PRODUCT;
        const before = cartOf(user).get(productId) ?? 0;
        if (before + quantity > product.stock)
          return outcome('addToCart', 'INSUFFICIENT_STOCK', { subject: productId });
        cartOf(user).set(productId, before + quantity);
        return outcome('addToCart', before > 0 ? 'QUANTITY_UPDATED' : 'ADDED');
      },
      'DELETE /api/cart/remove': ({ productId }: OrderLine, user: UserRow) => {
        if (cartOf(user).delete(productId)) return outcome('removeFromCart', 'REMOVED');
        const empty = cartOf(user).size === 0;
        return outcome('removeFromCart', empty ? 'Cart data not found for the user' : 'NOT_FOUND');
      },
      'DELETE /api/cart/remove/all': (_body: object, user: UserRow) => {
        if (cartOf(user).size === 0) return outcome('clearCart', 'Cart data not found for the user');
        cartOf(user).clear();
        return outcome('clearCart', 'CLEARED');
      },
      'PATCH /api/cart/incrementQuantity': ({ productId }: OrderLine, user: UserRow): RestAnswer => {
        const before = cartOf(user).get(productId);
        if (before === undefined) return outcome('incrementCartItem', 'NOT_FOUND');
        const product = shop.products.find(productId);
        if (!product) return NO_PRODUCT;
        if (before >= product.stock) return outcome('incrementCartItem', 'INSUFFICIENT_STOCK', { subject: productId });
        cartOf(user).set(productId, before + 1);
        return outcome('incrementCartItem', 'INCREMENTED');
      },
      'PATCH /api/cart/decrementQuantity': ({ productId }: OrderLine, user: UserRow) => {
        const before = cartOf(user).get(productId);
        if (before === undefined) return outcome('decrementCartItem', 'NOT_FOUND');
        if (before > 1) {
          cartOf(user).set(productId, before - 1);
          return outcome('decrementCartItem', 'DECREMENTED');
        }
        cartOf(user).delete(productId);
        return outcome('decrementCartItem', 'REMOVED', { subject: productId });
      },
      'GET /api/wishlist/get': (_query: object, user: UserRow) => {
        const ids = shop.wishlists.get(user.id);
        return ids ? found([{ products: [...ids].map((id) => ({ productId: recordOf(id) })) }]) : nothing('wishlist');
      },
      'POST /api/wishlist/add': ({ productId }: OrderLine, user: UserRow) => {
        if (!shop.products.find(productId)) return NO_PRODUCT;
        const ids = entry(shop.wishlists, user.id, () => new Set<string>());
        if (ids.has(productId)) return outcome('addToWishlist', 'ALREADY_EXISTS');
        ids.add(productId);
        return outcome('addToWishlist', 'ADDED');
      },
      'DELETE /api/wishlist/remove': ({ productId }: OrderLine, user: UserRow) => {
        const ids = shop.wishlists.get(user.id);
        if (!ids) return outcome('removeFromWishlist', 'Wishlist not found');
        return outcome('removeFromWishlist', ids.delete(productId) ? 'REMOVED' : 'NOT_FOUND');
      },
    },
  };
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
