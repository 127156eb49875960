import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack } from '../../support/browser/browser.ts';
import { startShop } from '../../support/servers/shop.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(() => startShop({ serverRendering: false }));

/** Position and size of the logo. */
const markIn = (page: Page, within: string) => page.locator(`${within} svg`).first().boundingBox();

test.each([375, 820, 1440])('at %i px the page shows its bar before the app is there, in the same place', (width) =>
  at.visit({ width }, async (page) => {
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
