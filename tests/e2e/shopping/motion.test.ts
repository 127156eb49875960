import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdBack, openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** The list, once what animates is there: it comes with the menus. Returns the number of view transitions so far. */
async function openList(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['fades'] = String(Number(document.documentElement.dataset['fades'] ?? 0) + 1);
      return start(update);
    };
  });
  const afterStart = page.waitForRequest(/\/assets\/late-menus-.*\.js$/);
  await page.goto('/products');
  await afterStart;
  return () => page.evaluate(() => Number(document.documentElement.dataset['fades'] ?? 0));
}
const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
const firstCard = (page: Page) => page.locator('main article').first().getByRole('link').first();

test('the next screen fades in, and has the name and the picture of the card before its own data', () =>
  visit(browser, shop.url, { reducedMotion: 'no-preference' }, async (page) => {
    const fades = await openList(page);
    const title = await firstCard(page).getAttribute('title');
    // The card's picture is there before the card is pressed.
    const inCard = page.locator('main article img').first();
    await expect.poll(() => inCard.evaluate(isLoaded)).toBe(true);
    const release = await holdBack(page, '**/graphql*');
    await firstCard(page).click();
    await page.getByRole('status', { name: 'Loading the product' }).waitFor();
    const heading = page.getByRole('heading', { level: 1, name: title ?? '', exact: true });
    expect(await heading.isVisible()).toBe(true);
    expect(await page.getByRole('main').locator('img').first().evaluate(isLoaded)).toBe(true);
    release();
    await page.getByRole('region', { name: 'Reviews' }).waitFor();
    expect(await heading.isVisible()).toBe(true);
    expect(await fades()).toBe(1);
    await page.goBack();
    await firstCard(page).waitFor();
    expect(await fades()).toBe(1);
  }));

test('who wants no motion gets none', () =>
  visit(browser, shop.url, { reducedMotion: 'reduce' }, async (page) => {
    const fades = await openList(page);
    await firstCard(page).click();
    await page.waitForURL('**/product/single/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await fades()).toBe(0);
  }));
