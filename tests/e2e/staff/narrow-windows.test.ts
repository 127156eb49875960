import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { HEIGHTS, resize, signIn, WIDTHS } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/browser/box.ts';
import { placeManyOrders } from '../shoppers.ts';
import { eventually } from '../../support/eventually.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const ORDERS = 12;
const WIDEST = 1920;
// In px (specification, section 9).
const TABLET_FROM = 768;
const WIDE_FROM = 992;
const ONE_LINE = 44; // px of a field with its padding

const at = shopInBrowser();
beforeAll(async () => {
  await placeManyOrders(at.shop, ORDERS);
});

/** How far an element's bottom is below the window's top, in px. */
const bottomOf = async (locator: Locator): Promise<number> => (await boxOf(locator)).bottom;

test('orders are a table at every width from a tablet on, and nothing is scrolled sideways', () =>
  at.visit({}, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    const [status, total, payment] = ['Status', 'Total', 'Payment'].map((name) =>
      page.getByRole('columnheader', { name, exact: true }),
    );
    for (const width of [TABLET_FROM, WIDTHS.tablet, WIDE_FROM, 1279, 1280, WIDTHS.wide]) {
      await resize(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect((await status?.boundingBox())?.height, `${width} pixels`).toBeGreaterThan(ONE_LINE);
      await total?.waitFor();
    }
    // Its place is below the total.
    await payment?.waitFor({ state: 'hidden' });
    await page
      .getByRole('cell', { name: /^₹[\d,]+ ?UPI$/ })
      .first()
      .waitFor();
    await resize(page, WIDEST);
    await payment?.waitFor();
  }));

test('the save bar stays in sight, and covers neither the field that has the focus nor what is wrong with it', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await signIn(page, 'admin');
    await page.goto('/admin/product/new');
    const save = page.getByRole('button', { name: 'Create product' });
    await page.getByRole('textbox', { name: 'Title' }).focus();
    for (let field = 0; field < 6; field += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.locator(':focus').boundingBox();
      const bar = await page.getByRole('button', { name: /fields missing$/ }).boundingBox();
      // Of a long text the browser shows the line with the caret.
      const seenTo = (focused?.y ?? Infinity) + Math.min(focused?.height ?? Infinity, ONE_LINE);
      expect(seenTo, `field ${field}`).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(await bottomOf(save)).toBeLessThanOrEqual(HEIGHTS[WIDTHS.phone] ?? 0);
    }

    // What is wrong with a field: once the field was left, and when the bar leads to it.
    await page.setViewportSize({ width: WIDTHS.wide, height: 500 });
    await page.reload();
    const stock = page.getByRole('textbox', { name: 'Stock' });
    // The field is right above the bar: what comes below it would be behind it.
    const toTheBar = () =>
      stock.evaluate((field) =>
        scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 100, behavior: 'instant' }),
      );
    const problem = page.getByText('The stock must be 0 or more.');
    const isSeen = async () => {
      const bar = await page.getByText('Please check: ').boundingBox();
      return (await bottomOf(problem)) <= (bar?.y ?? 0);
    };
    await stock.fill('-3');
    await toTheBar();
    await page.getByRole('textbox', { name: 'Title' }).evaluate((title) => title.focus({ preventScroll: true }));
    await eventually(async () => expect(await isSeen()).toBe(true));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await eventually(async () => expect(await isSeen()).toBe(true));
    expect(await stock.evaluate((field) => field === document.activeElement)).toBe(true);
  }));
