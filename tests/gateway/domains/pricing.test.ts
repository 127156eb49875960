import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, priceOf, summaryOf } from '../../../gateway/domains/pricing/pricing.ts';

const line = (discountPrice: number, quantity: number) => ({ product: { discountPrice }, quantity });

describe('what an order costs', () => {
  test('is its products, shipping of 40 and tax of 5; a deleted product counts nothing', () => {
    expect(summaryOf([line(1499, 2), { product: null, quantity: 3 }])).toEqual({
      itemsPrice: 2998,
      shipping: 40,
      tax: 5,
      payable: 3043,
      isTotalWhole: false,
    });
  });

  test('is exact to the paisa, where binary fractions are not', () => {
    expect(0.1 * 3).not.toBe(0.3);
    expect(lineTotal(line(0.1, 3))).toBe(0.3);
    expect(priceOf([line(0.1, 1), line(0.2, 1)])).toBe(0.3);
    expect(summaryOf([line(19.99, 3)]).payable).toBe(104.97);
  });

  test('never has more than two decimals', () => {
    const paise = fc.integer({ min: 0, max: 60_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(paise, fc.integer({ min: 1, max: 100 }))), (lines) => {
        const { itemsPrice } = summaryOf(lines.map(([price, quantity]) => line(price / 100, quantity)));
        const exact = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
        expect(itemsPrice).toBe(exact / 100);
      }),
    );
  });
});
