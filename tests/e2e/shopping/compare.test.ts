import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { holdBack, openBrowser, quiet, resize, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let products: { id: string; title: string; stock: number }[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  products = (await catalogue(shop)).filter(({ stock }) => stock > 0).slice(0, 4);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const pathOf = ({ id }: { id: string }) => `/product/single/${id}`;
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('four products stand side by side; on a phone the table scrolls in its own box', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    await page.goto('/compare');
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
    await expectAccessible(page, 'empty comparison');
    for (const product of products) {
      await page.goto(pathOf(product));
      const toggle = page.getByRole('button', { name: 'Compare', exact: true });
      await toggle.click();
      expect(await toggle.getAttribute('aria-pressed')).toBe('true');
      // The way on comes into sight above the bar.
      const on = page.getByRole('link', { name: /^See comparison|^Choose one more/ });
      const bar = await boxOf(page.getByRole('button', { name: 'Buy Now' }).locator('..'));
      await expect.poll(async () => (await boxOf(on)).bottom).toBeLessThan(bar.top);
    }
    await page.getByRole('link', { name: 'See comparison (4)' }).click();
    const box = page.getByRole('region', { name: 'Products side by side' });
    await box.waitFor();
    expect(await box.getByRole('link').allInnerTexts()).toEqual(products.map(({ title }) => title));
    await resize(page, 375, 812);
    expect(await pageWidth(page)).toBe(375);
    // Two products and the beginning of a third one are in sight, with a hint.
    const third = await box.getByRole('columnheader').nth(3).boundingBox();
    const sight = await box.boundingBox();
    expect((sight?.x ?? 0) + (sight?.width ?? 0) - (third?.x ?? 0)).toBeGreaterThan(20);
    expect(await page.getByText('Scroll sideways to see all 4 products').isVisible()).toBe(true);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // Over the values at the end of the table, each name is above its column.
    const passing = page.getByText(products[1]?.title ?? '', { exact: true }).first();
    expect(await passing.isVisible()).toBe(false);
    await page.getByRole('rowheader', { name: /^In stock/ }).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await passing.waitFor();
    const column = box.getByRole('columnheader').nth(2);
    const left = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;
    // The names follow in the next frame.
    await expect.poll(async () => (await left(passing)) - (await left(column))).toBe(12);
    await page.evaluate(() => scrollTo(0, 0));
    await passing.waitFor({ state: 'hidden' });
    await expectAccessible(page, 'comparison');
    await page.reload();
    await box
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await box.getByRole('link', { name: products[0]?.title, exact: true }).waitFor({ state: 'detached' });
    expect(await box.getByRole('link').count()).toBe(3);
  }));

test('beside two products the place for more begins with their table, is as high as its head about, and all is in line with its end', () =>
  visit(browser, shop.url, { width: 1440 }, async (page) => {
    await page.addInitScript(
      (ids) => localStorage.setItem('comparedProducts', JSON.stringify(ids)),
      products.slice(0, 2).map(({ id }) => id),
    );
    await page.goto('/compare');
    const table = await boxOf(page.getByRole('region', { name: 'Products side by side' }));
    const add = await boxOf(page.getByRole('link', { name: 'Add a product' }));
    expect(add.y).toBeCloseTo(table.y, 0);
    const head = await boxOf(page.getByRole('columnheader').nth(1));
    expect(Math.abs(add.height - head.height)).toBeLessThan(100);
    const words = await page.getByRole('button', { name: 'Clear all' }).evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().right;
    });
    expect(words).toBeCloseTo(add.right, -1);
    // The pictures are whole.
    const { width, height } = await boxOf(page.getByRole('columnheader').nth(1).locator('span:has(img)').first());
    expect(height).toBeCloseTo(width, 0);
  }));

test.each(Object.values(WIDTHS))('at %i pixels nothing moves when the compared products come', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    await page.goto('/');
    for (const count of [1, 2, 3]) {
      const ids = products.slice(0, count).map(({ id }) => id);
      await page.evaluate((ids) => localStorage.setItem('comparedProducts', JSON.stringify(ids)), ids);
      const letCome = await holdBack(page, '**/graphql**');
      await page.goto('/compare');
      const places = async (table: Locator) => [
        await boxOf(table).then(({ left, top, right }) => ({ left, top, right })),
        ...(await table
          .locator('thead th')
          .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().left))),
        await boxOf(page.getByRole('link', { name: 'Add a product' })).then(({ left, right }) => ({ left, right })),
      ];
      const bones = page.getByRole('status', { name: 'Loading the products to compare' });
      await bones.waitFor();
      const before = await places(bones);
      letCome();
      const table = page.getByRole('region', { name: 'Products side by side' });
      await table.waitFor();
      expect(await places(table), `${count} products`).toEqual(before);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }),
);

test('cards of a phone join the comparison, and the bar leads to it', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    await page.goto('/products');
    const toggles = page.getByRole('button', { name: /^Compare / });
    await toggles.nth(0).click();
    await toggles.nth(1).click();
    const bar = page.getByRole('region', { name: 'Products to compare' });
    await bar.getByText('2 of 4 chosen').waitFor();
    for (const button of [toggles.nth(0), bar.getByRole('button')]) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page, 'list with a comparison');
    for (const width of [375, 320]) {
      await resize(page, width, 812);
      expect(await pageWidth(page)).toBe(width);
      const box = await bar.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    }
    await bar.getByRole('link', { name: 'See comparison (2)' }).click();
    const region = page.getByRole('region', { name: 'Products side by side' });
    await region.waitFor();
    // Both fit: nothing is cut, and nothing has to be scrolled.
    for (const width of [375, 320]) {
      await resize(page, width, 812);
      expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    expect(await page.getByRole('table').getByRole('link').count()).toBe(2);
  }));

test('what was opened last is on the home page, in this browser only, and can be cleared', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first, second] = products;
    if (!first || !second) throw new Error('The shop has too few products.');
    for (const product of [first, second]) {
      await page.goto(pathOf(product));
      await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
      await page.waitForFunction((id) => localStorage.getItem('seenProducts')?.includes(id), product.id);
    }
    await page.goto('/');
    const rail = page.getByRole('region', { name: 'Recently viewed' });
    await rail.getByRole('article').first().waitFor();
    await rail.scrollIntoViewIfNeeded();
    const links = rail.getByRole('article').getByRole('heading').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      pathOf(second),
      pathOf(first),
    ]);
    await expectAccessible(page, 'recently viewed');
    await rail.getByRole('button', { name: 'Clear' }).click();
    await rail.waitFor({ state: 'detached' });
    await page.reload();
    await quiet(page);
    expect(await rail.count()).toBe(0);
  }));

test('a browser without storage compares until the page is left', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/products');
    const toggles = page.getByRole('button', { name: /^Compare / });
    await toggles.nth(0).click();
    await toggles.nth(1).click();
    await page.getByRole('link', { name: 'See comparison (2)' }).click();
    await page.getByRole('table', { name: 'Products side by side' }).waitFor();
  }));
