import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice } from '../../schema/shop.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

test.each([
  [0, '₹0'],
  [-0, '₹0'],
  [999, '₹999'],
  [1499.5, '₹1,499.50'],
  [99.5, '₹99.50'],
  [99.05, '₹99.05'],
  [0.1 + 0.2, '₹0.30'],
  [1e21, '₹1,00,00,00,00,00,00,00,00,00,000'],
  [100000, '₹1,00,000'],
  [12345678.05, '₹1,23,45,678.05'],
  [-5, '-₹5'],
])('%d reads %s', (amount, text) => expect(formatPrice(amount)).toBe(text));

test('amounts read as the platform’s own formatter writes them, save that zero has no sign', () => {
  const paise = fc.integer({ min: 0, max: 10 ** 12 }).map((amount) => amount / 100);
  fc.assert(fc.property(fc.oneof(paise, fc.double()), (amount) => formatPrice(amount) === rupees.format(amount + 0)));
});
