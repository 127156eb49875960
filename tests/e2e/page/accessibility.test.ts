import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { goTo, quiet, resize, signIn, WIDTHS } from '../../support/browser/browser.ts';
import { expectNothingLost, expectOutlines, expectStill } from '../../support/browser/reading-aids.ts';
import { guestScreens, requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';
import { startSearchingShop } from '../../support/servers/searching-shop.ts';

const at = shopInBrowser(startSearchingShop);
let screens: Record<string, string>;
beforeAll(async () => {
  screens = {
    ...guestScreens((await requireReviewedProduct(at.shop)).id),
    'mended words': '/products?search=aple+wacth&min=900',
  };
});

test('screens of guests: axe finds nothing, nothing moves, at 400 % nothing is cut, in forced colours buttons have an outline', () =>
  at.visit({}, async (page) => {
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(path);
      await quiet(page);
      await expectStill(page, name);
      await expectAccessible(page, name);
      await expectNothingLost(page, name);
      await expectOutlines(page, name);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await goTo(page, '/products?rating=4&rating=5');
    const up = page.getByRole('button', { name: '4 stars & up', pressed: true });
    expect(await up.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
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
