import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from '../../support/browser/box.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const list = (page: Page) => page.getByRole('region', { name: 'Products', exact: true });
const first = (page: Page) => list(page).getByRole('article').first();
/** Of the phone's bar for the order and the filters. */
const bar = (page: Page) => page.getByRole('button', { name: /^Filter/ }).locator('..');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The middle of the list, once the code that is loaded after the first screen is there. */
async function toTheMiddle(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await list(page)
    .getByRole('article')
    .nth(6)
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  return scrolled(page);
}

const startsBelow = (page: Page, edge: () => Promise<number>) =>
  expect
    .poll(async () => {
      const above = (await boxOf(list(page))).top - (await edge());
      return above > -1 && above < 24;
    })
    .toBe(true);

test('on a phone an order, a filter and one that goes show the first result; back returns to the middle', () =>
  at.visit({ width: 375 }, async (page) => {
    await page.goto('/products');
    await toTheMiddle(page);
    expect((await boxOf(list(page))).top).toBeLessThan(0);
    const barEnd = async () => (await boxOf(bar(page))).bottom;

    await page.getByRole('button', { name: /^Sort by/ }).click();
    const middle = await scrolled(page);
    await page.getByRole('radio', { name: 'Price: low to high' }).click();
    await startsBelow(page, barEnd);
    expect((await boxOf(first(page))).top).toBeGreaterThan(await barEnd());

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(middle);

    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Electronics' }).check();
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    await startsBelow(page, barEnd);

    await toTheMiddle(page);
    await page.getByRole('button', { name: 'Filter (1)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Show/ }).click();
    await startsBelow(page, barEnd);
  }));

test('the next page by Enter gives the list the focus: Tab goes on to its first product', () =>
  at.visit({ width: 1440 }, async (page) => {
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await page.waitForURL('**/products?page=2');
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await list(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await first(page).evaluate((card) => card.contains(document.activeElement))).toBe(true);
  }));
