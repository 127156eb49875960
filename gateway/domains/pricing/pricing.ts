import { SHIPPING_FEE, TAX } from '../../../schema/shop.ts';

export interface PricedLine {
  product: { discountPrice: number | null } | null; // null: deleted since. Without a price it is not for sale. Neither counts.
  quantity: number;
}

export function lineTotal({ product, quantity }: PricedLine): number {
  // Counted in paise, because fractions of rupees do not add up exactly in binary. The result is in rupees.
  return (Math.round((product?.discountPrice ?? 0) * 100) * quantity) / 100;
}

export function priceOf(lines: readonly PricedLine[]): number {
  return lines.reduce((paise, line) => paise + Math.round(lineTotal(line) * 100), 0) / 100;
}

export const isTotalWhole = (lines: readonly PricedLine[]): boolean =>
  lines.every(({ product }) => product !== null && product.discountPrice !== null);

export function summaryOf(lines: readonly PricedLine[]) {
  const itemsPrice = priceOf(lines);
  const payable = Math.round((itemsPrice + SHIPPING_FEE + TAX) * 100) / 100;
  return { itemsPrice, shipping: SHIPPING_FEE, tax: TAX, payable, isTotalWhole: isTotalWhole(lines) }; // in rupees
}
