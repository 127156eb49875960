import type { CartStateFragment } from '../../generated/shared-cart.ts';

// Sums are in whole paise (1/100 rupee), because sums of fractions have rounding errors.
const paise = (amount: number): number => Math.round(amount * 100);

/** In rupees. */
export const lineTotal = (price: number, quantity: number): number => (paise(price) * quantity) / 100;

/** Of amounts in rupees, in rupees. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + paise(amount), 0) / 100;

/**
 * The cart with other lines, for an optimistic response. The browser computes prices only until the response arrives; the
 * gateway prices every order.
 */
export function withItems(cart: CartStateFragment, items: CartStateFragment['items']): CartStateFragment {
  const { shipping, tax } = cart.summary;
  const price = sumOf(items.map((item) => item.lineTotal));
  return {
    ...cart,
    items,
    totalPrice: price,
    totalProducts: items.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: {
      ...cart.summary,
      itemsPrice: price,
      payable: sumOf([price, shipping, tax]),
      isTotalWhole: items.every(({ product }) => product.hasPrice),
    },
  };
}

/** The cart without a product; without all products when no id is given. */
export function withoutProduct(cart: CartStateFragment, productId?: string): CartStateFragment {
  return withItems(cart, productId === undefined ? [] : cart.items.filter(({ id }) => id !== productId));
}
