import type { CartStateFragment } from '../../generated/components.ts';

type CartItem = CartStateFragment['items'][number];

/**
 * The cart as it should be after a click, shown until the gateway's answer takes its place. Only for that moment the browser
 * adds up prices, and from what the gateway said: what is ordered is always priced by the gateway.
 */
export function withQuantity(cart: CartStateFragment, productId: string, quantity: number): CartStateFragment {
  const items = cart.items.map((item) => (item.id === productId ? ofQuantity(item, quantity) : item));
  return withItems(cart, items);
}

/** The cart without one product, or without any. */
export function withoutProduct(cart: CartStateFragment, productId?: string): CartStateFragment {
  return withItems(cart, productId === undefined ? [] : cart.items.filter(({ id }) => id !== productId));
}

function ofQuantity(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, lineTotal: rupees(paise(item.product.discountPrice) * quantity) };
}

function withItems(cart: CartStateFragment, items: CartItem[]): CartStateFragment {
  const { shipping, tax } = cart.summary;
  const price = items.reduce((sum, { lineTotal }) => sum + paise(lineTotal), 0);
  return {
    ...cart,
    items,
    totalPrice: rupees(price),
    totalProducts: items.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: { ...cart.summary, itemsPrice: rupees(price), payable: rupees(price + paise(shipping) + paise(tax)) },
  };
}

// Rupees with a fraction don't add up in binary; whole paise do.
const paise = (amount: number): number => Math.round(amount * 100);
const rupees = (amount: number): number => amount / 100;
