import type { CartStateFragment } from '../../generated/components.ts';

type CartItem = CartStateFragment['items'][number];

// Sums are in whole paise (1/100 rupee), because sums of fractions have rounding errors.
const paise = (amount: number): number => Math.round(amount * 100);
const rupees = (amount: number): number => amount / 100;

/** A line of a cart. The browser computes prices only until the gateway's arrive; it prices every order. */
export function itemOf(product: CartItem['product'], quantity: number): CartItem {
  return { id: product.id, product, quantity, lineTotal: rupees(paise(product.discountPrice) * quantity) };
}

/** What the lines come to, in rupees and in units. */
export function amountsOf(items: readonly CartItem[]) {
  return {
    totalPrice: rupees(items.reduce((sum, { lineTotal }) => sum + paise(lineTotal), 0)),
    totalProducts: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The cart with other lines, for an optimistic response. */
export function withItems(cart: CartStateFragment, items: CartItem[]): CartStateFragment {
  const { shipping, tax } = cart.summary;
  const amounts = amountsOf(items);
  const payable = rupees(paise(amounts.totalPrice) + paise(shipping) + paise(tax));
  return { ...cart, ...amounts, items, summary: { ...cart.summary, itemsPrice: amounts.totalPrice, payable } };
}

/** The cart without a product; without all products when no id is given. */
export function withoutProduct(cart: CartStateFragment, productId?: string): CartStateFragment {
  return withItems(cart, productId === undefined ? [] : cart.items.filter(({ id }) => id !== productId));
}
