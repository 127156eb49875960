import { screen } from '@testing-library/react';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

export const SHOPPER = 'shopper@haat.com';
const ADDRESS = {
  Address: '14, Lake View Road',
  Block: 'Ward 6',
  State: 'Kerala',
  City: 'Ernakulam',
  'Postal code': '682011',
};
export const products = [
  mockProduct({ id: productId(1), title: 'Walnut Radio', discountPrice: 100, originalPrice: 120, stock: 3 }),
  mockProduct({ id: productId(2), title: 'Brass Lamp', discountPrice: 250, originalPrice: 250, stock: 10 }),
  mockProduct({ id: productId(3), title: 'Sold Scarf', stock: 0 }),
];
const cart = [
  { productId: productId(1), quantity: 1 },
  { productId: productId(2), quantity: 2 },
];

type Opened = ReturnType<typeof open>;
export const prepare = (options: MockOptions = {}, path = '/checkout') =>
  renderScreen(path, { products, signedInAs: SHOPPER, cart, orders: [], ...options });
export function open(options: MockOptions = {}, path = '/checkout') {
  const shop = prepare(options, path);
  return { ...shop, ...shop.start() };
}
export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
/** The name of what leads on from a step. */
export const ONWARD = /^(Continue to payment|Review order)$/;
export const press = (shop: Opened, name: string | RegExp) => shop.user.click(screen.getByRole('button', { name }));
export const sent = (shop: Opened, operation: string) => shop.operations.filter(({ name }) => name === operation);
export const currentStep = () =>
  screen.getByRole('group', { name: 'Steps of the checkout' }).querySelector('[aria-current]');

export async function typeAddress(shop: Opened, address: Partial<typeof ADDRESS> = ADDRESS) {
  await step('Delivery address');
  const another = screen.queryByRole('radio', { name: /^Use another address/ });
  if (another) await shop.user.click(another);
  for (const [label, text] of Object.entries(address)) {
    const field = screen.getByLabelText(label);
    await shop.user.clear(field);
    await shop.user.click(field);
    await shop.user.paste(text);
  }
}
export async function toPayment(shop: Opened) {
  await typeAddress(shop);
  await press(shop, ONWARD);
  await step('Payment');
}
export async function toConfirm(shop: Opened, option = 'UPI') {
  await toPayment(shop);
  await shop.user.click(screen.getByRole('radio', { name: option }));
  await press(shop, ONWARD);
  await step('Confirm your order');
}
