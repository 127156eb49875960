import type { CheckoutProductQuery } from '../../generated/checkout.ts';

/** A product to order. `lineTotal` is in rupees, from the gateway. */
export interface CheckoutLine {
  product: NonNullable<CheckoutProductQuery['product']>;
  quantity: number;
  lineTotal: number;
}
