import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, signInAs, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { deliverOrder, newShopper, placeOrder } from '../shoppers.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Logs in a shopper with an order of two products. */
async function comeWithOrder(page: Page) {
  const shopper = await newShopper(shop);
  const order = await placeOrder(shop, shopper, 2);
  await signInAs(page, shopper);
  return { shopper, ...order };
}

test.each([WIDTHS.phone, WIDTHS.wide])('at %i pixels a row orders again, and its button is large enough', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    const { shopper, id, titles } = await comeWithOrder(page);
    await deliverOrder(shop, id);
    await page.goto('/orders');
    const again = page.getByRole('button', { name: `Order again what was in ${id}` });
    await again.waitFor();
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await again.click();
    await page.waitForURL('**/cart');
    await page.getByText('Everything of this order is in your cart.').waitFor();
    const { data } = await shopper.query<{ cart: { items: { quantity: number; product: { title: string } }[] } }>(
      '{ cart { items { quantity product { title } } } }',
    );
    expect(data.cart.items.map(({ product }) => product.title).toSorted()).toEqual(titles.toSorted());
  }),
);

test('a whole order is cancelled after one question', () =>
  visit(browser, shop.url, {}, async (page) => {
    const { shopper, id } = await comeWithOrder(page);
    await page.goto(`/orders/details/orderId/${id}`);
    await page.getByRole('button', { name: 'Cancel whole order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel the whole order?' });
    await dialog.waitFor();
    await expectAccessible(page, 'question');
    await dialog.getByRole('button', { name: 'Cancel whole order' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Order cancelled' }).waitFor();
    await page.getByText('Order removed successfully').waitFor();
    const { data } = await shopper.query<{ orders: unknown[] }>('{ orders { id } }');
    expect(data.orders).toEqual([]);
  }));
