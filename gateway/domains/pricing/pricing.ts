import { SHIPPING_FEE, TAX } from '../../../schema/shop.ts';

/** A product and its quantity; null if it was deleted since. */
export interface PricedLine {
  product: { discountPrice: number } | null;
  quantity: number;
}

/** The price of a line, in rupees; a deleted product costs nothing. */
export function lineTotal({ product, quantity }: PricedLine): number {
  // In paise, because fractions of rupees do not add up exactly in binary.
  return (Math.round((product?.discountPrice ?? 0) * 100) * quantity) / 100;
}

export function priceOf(lines: readonly PricedLine[]): number {
  return lines.reduce((paise, line) => paise + Math.round(lineTotal(line) * 100), 0) / 100;
}

/** The price of an order of these lines, with shipping and tax; all in rupees. */
export function summaryOf(lines: readonly PricedLine[]) {
  const itemsPrice = priceOf(lines);
  const payable = Math.round((itemsPrice + SHIPPING_FEE + TAX) * 100) / 100;
  return { itemsPrice, shipping: SHIPPING_FEE, tax: TAX, payable };
}
