import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { holdBack, quiet, takenOver, WIDTHS } from '../../support/browser/browser.ts';
import { requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

/** An invisible layout shift; search engines call values up to 0.1 good. */
const UNSEEN = 0.02;

/** With fonts of the system that are as wide as Figtree it is 0.0003 to 0.0006 here, with others 0.0045 to 0.009. */
const OF_A_LATE_FONT = 0.002;

const ENDS = [WIDTHS.phone, WIDTHS.wide];

const at = shopInBrowser();
let paths: string[];
beforeAll(async () => {
  paths = ['/', '/products', `/product/single/${(await requireReviewedProduct(at.shop)).id}`];
});

/** Returns a function for the sum of the page's layout shifts. */
async function observeShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

test.each(ENDS)('at %i pixels nothing moves while home, list and detail arrive', (width) =>
  at.visit({ width }, async (page) => {
    const shift = await observeShifts(page);
    for (const path of paths) {
      await page.goto(path);
      await quiet(page);
      await page.getByRole('article').first().waitFor();
      expect(await shift(), path).toBeLessThan(UNSEEN);
    }
  }),
);

test.each(ENDS)('at %i pixels nothing moves when the font comes late, and it comes', (width) =>
  at.visit({ width }, async (page) => {
    const shift = await observeShifts(page);
    const letCome = await holdBack(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('article').first().waitFor();
    await takenOver(page);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    const before = await shift();
    letCome();
    await page.evaluate(() => document.fonts.ready);
    // The frame that draws it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => document.fonts.check("1rem 'Figtree'"))).toBe(true);
    expect((await shift()) - before).toBeLessThan(OF_A_LATE_FONT);
  }),
);
