import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../web/src/generated/schema.ts';
import { productId } from '../../support/graphql/mock-schema.ts';
import { DELETED, mockOrder, openOrder } from './order-screen.ts';

const progress = () => screen.findByRole('region', { name: 'Progress' });

test.each<[OrderStatus, string, string[]]>([
  ['PENDING', 'It is packed next.', ['Pending Now', 'Packed Still', 'Dispatched Still', 'Delivered Still']],
  ['PACKED', 'It is packed and waits', ['Pending Done', 'Packed Now', 'Dispatched Still', 'Delivered Still']],
  ['DISPATCHED', 'on its way to you', ['Pending Done', 'Packed Done', 'Dispatched Now', 'Delivered Still']],
  ['DELIVERED', 'It was delivered.', ['Pending Done', 'Packed Done', 'Dispatched Done', 'Delivered Done']],
  ['CANCELLED', 'does not keep how far it had come', ['Ordered Done', 'Cancelled ']],
  ['UNKNOWN', 'we cannot say how far it is', ['Ordered Done', 'Being checked Now']],
])('%s is told in a sentence and in steps', async (status, sentence, expected) => {
  openOrder({ orders: [mockOrder({ status })] });
  const region = await progress();
  expect(region).toHaveTextContent(sentence);
  const steps = within(region).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.replace(' to come', ''))).toEqual(expected);
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current).toEqual(steps.filter((_step, index) => /Now|Cancelled/.test(expected[index] ?? '')));
});

test('the price says what is saved, times the pieces, and that prices are those of today', async () => {
  const shop = openOrder({ orders: [mockOrder({ items: [{ productId: productId(1), quantity: 2 }] })] });
  const price = await screen.findByRole('region', { name: 'Price' });
  shop.client.cache.modify({
    id: `Product:${productId(1)}`,
    fields: { originalPrice: () => 999.1, discountPrice: () => 799 },
  });
  expect(await within(price).findByText('You save ₹400.20 on the original prices')).toBeVisible();
  expect(price).toHaveTextContent('the shop keeps none from the day of the order');
});

test('nothing saved is not mentioned', async () => {
  openOrder({ orders: [mockOrder({ items: [{ productId: DELETED, quantity: 1 }] })] });
  expect(await screen.findByRole('region', { name: 'Price' })).not.toHaveTextContent('You save');
});
