import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdBack, openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ serverRendering: false }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Position and size of the logo. */
const markIn = (page: Page, within: string) => page.locator(`${within} svg`).first().boundingBox();

test.each([375, 820, 1440])('at %i px the page shows its bar before the app is there, in the same place', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    const letCome = await holdBack(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Until the style sheet has come, nothing is painted.
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await markIn(page, '#first-paint');
    letCome();
    await page.getByRole('contentinfo').waitFor();
    expect(await page.locator('#first-paint').isVisible()).toBe(false);
    expect(await markIn(page, 'header')).toEqual(before);
  }),
);
