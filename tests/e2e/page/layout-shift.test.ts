import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';

/** An invisible layout shift; search engines call values up to 0.1 good. */
const UNSEEN = 0.02;

let shop: Shop;
let browser: Browser;
let paths: string[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  paths = ['/', '/products', `/product/single/${(await requireReviewedProduct(shop)).id}`];
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test.each(Object.values(WIDTHS))('at %i pixels nothing moves while home, list and detail arrive', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('article').first().waitFor();
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shift, path).toBeLessThan(UNSEEN);
    }
  }),
);
