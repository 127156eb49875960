import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice } from '../../schema/shop.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

test.each([
  [0, '₹0'],
  [-0, '₹0'],
  [999, '₹999'],
  [1499.5, '₹1,499.5'],
  [100000, '₹1,00,000'],
  [12345678.05, '₹1,23,45,678.05'],
  [-5, '-₹5'],
])('%d reads %s', (amount, text) => expect(formatPrice(amount)).toBe(text));

test('amounts read as the platform’s own formatter writes them, save that zero has no sign', () => {
  const paise = fc.integer({ min: 0, max: 10 ** 12 }).map((amount) => amount / 100);
  fc.assert(fc.property(fc.oneof(paise, fc.double()), (amount) => formatPrice(amount) === rupees.format(amount + 0)));
});
