import type { CheckoutProductQuery } from '../../generated/checkout.ts';

/** A product about to be ordered, and how many of it; `lineTotal` in rupees, as the gateway said. */
export interface CheckoutLine {
  product: NonNullable<CheckoutProductQuery['product']>;
  quantity: number;
  lineTotal: number;
}
