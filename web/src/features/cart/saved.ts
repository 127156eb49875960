import { lineTotal, sumOf } from '../../shared/cart/cart-amounts.ts';

interface Line {
  quantity: number;
  product: { originalPrice: number; discountPrice: number };
}

/** The original prices less those that count, in rupees. */
export const savedOn = (lines: readonly Line[]): number =>
  sumOf(
    lines.map(({ quantity, product: { originalPrice, discountPrice } }) =>
      lineTotal(Math.max(0, sumOf([originalPrice, -discountPrice])), quantity),
    ),
  );
