import { SHIPPING_FEE, TAX } from '../../../schema/shop.ts';

/** A product and how many of it; `product` is null once it was deleted. */
export interface PricedLine {
  product: { discountPrice: number } | null;
  quantity: number;
}

/** What a line comes to, in rupees; a deleted product counts nothing. */
export function lineTotal({ product, quantity }: PricedLine): number {
  // In paise, because rupees with a fraction don't add up in binary.
  return (Math.round((product?.discountPrice ?? 0) * 100) * quantity) / 100;
}

/** What lines come to, in rupees. */
export function priceOf(lines: readonly PricedLine[]): number {
  return lines.reduce((paise, line) => paise + Math.round(lineTotal(line) * 100), 0) / 100;
}

/** What ordering these lines costs, with shipping and tax; all in rupees. */
export function summaryOf(lines: readonly PricedLine[]) {
  const itemsPrice = priceOf(lines);
  const payable = Math.round((itemsPrice + SHIPPING_FEE + TAX) * 100) / 100;
  return { itemsPrice, shipping: SHIPPING_FEE, tax: TAX, payable };
}
