import { SHIPPING_FEE, TAX } from '../../schema/shop.ts';
import type { Product } from './products.rest.ts';

/** What products cost, with shipping and tax; all in rupees. Products that were deleted since count nothing. */
export function summaryOf(items: readonly { product: Product | null; quantity: number }[]) {
  const itemsPrice = items.reduce((sum, { product, quantity }) => sum + (product?.discountPrice ?? 0) * quantity, 0);
  return { itemsPrice, shipping: SHIPPING_FEE, tax: TAX, payable: itemsPrice + SHIPPING_FEE + TAX };
}
