import type { Page } from 'playwright-core';
import { signInAs } from '../../support/browser/browser.ts';
import type { Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';
import { newShopper, type Shopper } from '../shoppers.ts';

/** By the labels of the form, in its order. */
export const ADDRESS = {
  'Postal code': '682011',
  State: 'Kerala',
  City: 'Ernakulam',
  Block: 'Ward 6',
  Address: '14, Lake View Road',
};

/** Products with a large stock. */
export async function plentiful(shop: Shop) {
  const [first, second, third] = (await catalogue(shop)).filter(({ stock }) => stock > 20);
  if (!first || !second || !third) throw new Error('The shop has not enough products with stock.');
  return [first, second, third] as const;
}

/** Through the API, without a screen. */
export async function putIntoCart(shopper: Shopper, productId: string, quantity = 1): Promise<void> {
  const { data } = await shopper.query<{ addToCart: { code: string } }>(
    'mutation ($productId: ID!, $quantity: Int!) { addToCart(productId: $productId, quantity: $quantity) { code } }',
    { productId, quantity },
  );
  if (data.addToCart.code !== 'ADDED') throw new Error(`The cart could not be filled: ${data.addToCart.code}`);
}

/** Ids and quantities in the cart, as the gateway answers. */
export async function cartOf(shopper: Shopper): Promise<[id: string, quantity: number][]> {
  const { data } = await shopper.query<{ cart: { items: { id: string; quantity: number }[] } }>(
    '{ cart { items { id quantity } } }',
  );
  return data.cart.items.map(({ id, quantity }) => [id, quantity]);
}

export async function ordersOf(shopper: Shopper) {
  const { data } = await shopper.query<{
    orders: { paymentMethod: string; items: { id: string; quantity: number }[] }[];
  }>('{ orders { paymentMethod items { id quantity } } }');
  return data.orders.map(({ paymentMethod, items }) => ({
    paymentMethod,
    items: items.map(({ id, quantity }) => [id, quantity]),
  }));
}

/** Logs in as a new shopper whose cart contains one unit of each product. */
export async function comeWithCart(page: Page, shop: Shop, productIds: readonly string[] = []): Promise<Shopper> {
  const shopper = await newShopper(shop);
  for (const id of productIds) await putIntoCart(shopper, id);
  await signInAs(page, shopper);
  return shopper;
}

export async function typeAddress(page: Page, address: Partial<typeof ADDRESS> = ADDRESS): Promise<void> {
  await page.getByRole('heading', { name: 'Delivery address' }).waitFor();
  // Whoever has ordered before chooses first.
  const another = page.getByRole('radio', { name: 'Use another address' });
  if ((await another.count()) > 0) await another.check();
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** The name of what leads on from a step. */
export const ONWARD = /^(Continue to payment|Review order)$/;

/** From the address step to the last step. */
export async function toConfirm(page: Page, option = 'UPI'): Promise<void> {
  await typeAddress(page);
  await page.getByRole('button', { name: ONWARD }).click();
  await page.getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: ONWARD }).click();
  await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
}
