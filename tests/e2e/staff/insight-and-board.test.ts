import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortId } from '../../../web/src/shared/order/short-id.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, resize, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { placeManyOrders } from '../shoppers.ts';

const ORDERS = 3;

let shop: Shop;
let browser: Browser;
let orderIds: string[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  orderIds = await placeManyOrders(shop, ORDERS);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a figure leads to its orders, and so does a product that sold', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    await page.getByRole('tab', { name: 'Insight' }).click();
    const orders = page
      .getByRole('term')
      .filter({ hasText: /^Orders$/ })
      .locator('xpath=..')
      .getByRole('link')
      .first();
    await expect.poll(() => orders.textContent()).toBe(String(ORDERS));
    await expectAccessible(page, 'insight');
    await page.getByText('So far', { exact: true }).waitFor();
    await expectRoomForCrores(page);
    await orders.click();
    await expect.poll(() => page.getByRole('checkbox', { name: /^Choose order/ }).count()).toBe(ORDERS);
    await page.goBack();
    const sold = page
      .getByRole('table', { name: 'Best-selling products' })
      .getByRole('link', { name: '1', exact: true });
    await sold.first().click();
    await expect.poll(() => page.getByRole('checkbox', { name: /^Choose order/ }).count()).toBe(1);
  }));

/** The largest figure of a good year is whole in its card, however wide the window is. */
async function expectRoomForCrores(page: Page): Promise<void> {
  const figure = page.getByRole('definition').getByRole('link').first();
  const now = await figure.textContent();
  const write = (text: string | null) => figure.evaluate((link, value) => void (link.textContent = value), text);
  await write('₹12,34,56,789');
  for (const width of [...Object.values(WIDTHS), 992, 1200]) {
    await resize(page, width, 900);
    const [wide, card] = await figure.evaluate((link) => [
      link.getBoundingClientRect().width,
      link.parentElement?.clientWidth ?? 0,
    ]);
    expect(wide, `${width} pixels`).toBeLessThanOrEqual(card ?? 0);
    expect(await figure.evaluate((link) => link.getClientRects().length), `lines at ${width} pixels`).toBe(1);
  }
  await resize(page, WIDTHS.wide, 900);
  await write(now);
}

test('on a phone the targets of insight are as high as a finger', () =>
  visit(browser, shop.url, { width: WIDTHS.phone, touch: true }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin/insight');
    await page.getByRole('table', { name: 'Best-selling products' }).getByRole('row').nth(1).waitFor();
    for (const link of await page.locator('dl a:visible, table a:visible').all()) {
      // A name and a figure lead from all of their row or card.
      const target = await link.evaluate((element) => {
        const [own, whole] = [element.getBoundingClientRect(), getComputedStyle(element, '::after')];
        const larger = (size: number, of: string) => Math.max(size, Number.parseFloat(of) || 0);
        return Math.min(larger(own.width, whole.width), larger(own.height, whole.height));
      });
      expect(target, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  }));

test('a card is dragged to the next column, and a press takes it back', () =>
  visit(browser, shop.url, {}, async (page) => {
    const opener = `Open order ${shortId(orderIds[0] ?? '')}`;
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?view=board');
    await column(page, `Pending ${ORDERS}`).waitFor();
    await expectAccessible(page, 'board of orders');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: opener }) });
    // Small amounts, too, have a line of their own, so that all cards look alike.
    const [id, amount] = [card.getByRole('button', { name: opener }), card.getByText(/^₹/)];
    const bottom = await id.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(await amount.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
    await card.dragTo(column(page, 'Packed 0'));
    await column(page, 'Packed 1').getByRole('button', { name: opener }).waitFor();
    await column(page, `Pending ${ORDERS - 1}`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await column(page, `Pending ${ORDERS}`).waitFor();
    await column(page, 'Packed 0').waitFor();
  }));
