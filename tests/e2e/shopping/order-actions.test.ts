import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { HEIGHTS, openBrowser, resize, signInAs, visit, WIDTHS } from '../../support/browser/browser.ts';
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

test("a phone's first window shows three whole orders, with their actions", () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    const shopper = await newShopper(shop);
    for (const first of [0, 2, 4, 6]) {
      const { id } = await placeOrder(shop, shopper, 2, first);
      await deliverOrder(shop, id);
    }
    await signInAs(page, shopper);
    await page.goto('/orders');
    const third = page.getByRole('table').getByRole('row').nth(3);
    await third.waitFor();
    const card = await third.boundingBox();
    expect(card && card.y + card.height).toBeLessThanOrEqual(HEIGHTS[WIDTHS.phone] ?? 0);
    // One picture stands for both products, and says so.
    const badge = third.locator('[data-more]').evaluate((pictures) => getComputedStyle(pictures, '::after').content);
    expect(await badge).toContain('+');
    // What a shopper looks for comes first, the number and the id last.
    const parts = [
      third.getByText('Delivered'),
      third.getByRole('paragraph').last(),
      third.getByText('3', { exact: true }),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const action = await third.getByRole('button', { name: /^Order again/ }).boundingBox();
    expect(action?.height).toBeGreaterThanOrEqual(44);
    expect(action && card && action.y + action.height <= card.y + card.height).toBe(true);
    // In wider windows a row is low.
    for (const [width, most] of [
      [WIDTHS.wide, 90],
      [WIDTHS.tablet, 110],
    ] as const) {
      await resize(page, width, 900);
      expect((await third.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(most);
    }
    await third.getByRole('link').click();
    await page.waitForURL('**/orders/details/**');
  }));
