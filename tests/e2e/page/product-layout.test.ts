import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf } from '../../support/browser/box.ts';
import { openBrowser, resize, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let path: string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  // The highest price in stock has the most digits.
  const { data } = await shop.query<{ products: { items: { id: string; stock: number }[] } }>(
    '{ products(pageSize: 50, sort: PRICE_DESC) { items { id stock } } }',
  );
  path = `/product/single/${data.products.items.find(({ stock }) => stock > 0)?.id}`;
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('a tablet has both ways to buy in one line', () =>
  visit(browser, shop.url, { width: 820 }, async (page) => {
    await page.goto(path);
    for (const width of [820, 768]) {
      await resize(page, width);
      const buy = await boxOf(page.getByRole('button', { name: 'Buy Now' }));
      const add = await boxOf(page.getByRole('button', { name: 'Add to Cart' }));
      expect(add.top, `${width} pixels`).toBe(buy.top);
    }
  }));

test('the narrowest phone has the price and both ways to buy in its bar', () =>
  visit(browser, shop.url, { width: 320 }, async (page) => {
    await page.goto(path);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    const price = await boxOf(page.locator(':has(> button) > span').filter({ hasText: '₹', visible: true }));
    const buy = await boxOf(page.getByRole('button', { name: 'Buy Now' }));
    expect(price.left).toBeGreaterThanOrEqual(0);
    expect(price.right).toBeLessThanOrEqual(buy.left);
    expect((await boxOf(add)).right).toBeLessThanOrEqual(320);
    // No text is cut, nor wider than its button.
    for (const button of [page.getByRole('button', { name: 'Buy Now' }), add])
      expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }));

test.each([375, 320])(
  'at %i px a product that is sold out says so among its facts, above a bar with one line',
  (width) =>
    visit(browser, shop.url, { width }, async (page) => {
      const sold = (await catalogue(shop)).find(({ stock }) => stock <= 0);
      await page.goto(`/product/single/${sold?.id}`);
      const way = page.getByRole('link', { name: 'See similar products in stock' });
      const { top } = await boxOf(way);
      const lines = await way.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      const badge = page.getByRole('button', { name: 'Out of stock' });
      await badge.scrollIntoViewIfNeeded();
      expect((await boxOf(badge)).bottom).toBeLessThan(top);
    }),
);

test('the pictures stay in sight, and never over the facts below them', () =>
  visit(browser, shop.url, {}, async (page) => {
    await resize(page, 1440, 900);
    await page.goto(path);
    const facts = page.locator('main dl');
    await facts.waitFor();
    const thumbnails = page.getByRole('group', { name: 'Pictures' });
    for (const scrolled of [0, 300, 600]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      expect((await boxOf(thumbnails)).bottom, `scrolled to ${scrolled}`).toBeLessThanOrEqual((await boxOf(facts)).top);
    }
    // They are as wide as both columns.
    expect((await boxOf(facts)).right).toBeGreaterThan(
      (await boxOf(page.getByRole('button', { name: 'Buy Now' }))).right,
    );
  }));

test("a phone's first product comes soon below the heading, and what is chosen takes one row", () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    await page.goto('/products');
    const first = page.getByRole('article').first();
    await first.waitFor();
    expect((await boxOf(first)).top).toBeLessThanOrEqual(200);
    await page.goto('/products?category=Electronics&brand=Apple&brand=supcase&rating=4&rating=5');
    const chosen = page.getByRole('list', { name: 'Active filters' });
    await chosen.waitFor();
    const { top, bottom } = await boxOf(chosen);
    expect(bottom - top).toBeLessThanOrEqual(56);
  }));
