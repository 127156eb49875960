import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit, WIDTHS } from '../support/browser.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { guestScreens, requireReviewedProduct } from './screens.ts';

let shop: Shop;
let browser: Browser;
let screens: Record<string, string>;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  screens = guestScreens((await requireReviewedProduct(shop)).id);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(Object.values(WIDTHS))('at %i pixels axe finds nothing on any screen', (width) =>
    visit(browser, shop.url, { width, colorScheme }, async (page) => {
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => ({
            name,
            id,
            where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
          })),
        ).toEqual([]);
      }
    }),
  );
});

test.each(['light', 'dark'] as const)('in %s colours axe finds nothing in what opens', (colorScheme) =>
  visit(browser, shop.url, { width: WIDTHS.phone, colorScheme }, async (page) => {
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => ({
          what,
          id,
          where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
        })),
      ).toEqual([]);
    };
    await page.goto('/products', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await check('menu');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill('a');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await check('search');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const name of ['Sort by', 'Filter']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await check(name);
      await page.keyboard.press('Escape');
    }
  }),
);
