import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { quiet, resize, signIn, WIDTHS } from '../../support/browser/browser.ts';
import { guestScreens, requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let screens: Record<string, string>;
beforeAll(async () => {
  screens = guestScreens((await requireReviewedProduct(at.shop)).id);
});

test('axe finds nothing on any screen that is for everybody', () =>
  at.visit({}, async (page) => {
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path);
      await quiet(page);
      await expectAccessible(page, name);
    }
  }));

test('axe finds nothing in the viewer of pictures', () =>
  at.visit({}, async (page) => {
    await page.goto(screens['detail'] ?? '');
    await page.getByRole('button', { name: 'Enlarge the pictures' }).click();
    await page
      .getByRole('dialog', { name: /^Pictures of/ })
      .getByRole('img', { name: /picture 1 of/ })
      .waitFor();
    await expectAccessible(page, 'picture viewer');
  }));

test('axe finds nothing in what opens on a phone', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    const check = (what: string) => expectAccessible(page, what, [WIDTHS.phone]);
    await page.goto('/products');
    await quiet(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await check('menu');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu');
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
  }));

test('axe finds nothing in the bar of somebody who is logged in, and in what it opens', () =>
  at.visit({}, async (page) => {
    await signIn(page);
    await page.goto('/about');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menu').waitFor();
    await expectAccessible(page, 'dropdown', [WIDTHS.wide]);
    await page.keyboard.press('Escape');
    await resize(page, WIDTHS.tablet, 1180);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page, 'menu', [WIDTHS.tablet]);
  }));
