import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEIGHTS, openBrowser, resize, visit, WIDTHS } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/browser/box.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('the list of products, on both sides of each change of its layout', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    for (const [width, shown] of [
      [992, { menu: false, filters: true, sortDialog: false }],
      [991, { menu: true, filters: true, sortDialog: false }],
      [768, { menu: true, filters: true, sortDialog: false }],
      [767, { menu: true, filters: false, sortDialog: true }],
    ] as const) {
      await resize(page, width);
      const found = {
        menu: await page.getByRole('button', { name: 'Menu' }).isVisible(),
        filters: await page.getByRole('complementary', { name: 'Filters' }).isVisible(),
        sortDialog: await page.getByRole('button', { name: 'Sort by' }).isVisible(),
      };
      expect(found, `${width} pixels`).toEqual(shown);
      if (!shown.filters) continue;
      const list = await page.getByRole('region', { name: 'Products', exact: true }).boundingBox();
      const side = await page.getByRole('complementary', { name: 'Filters' }).boundingBox();
      if (!list || !side) throw new Error('The filters or the list are not there.');
      // Beside the list on a wide window, above it on a tablet.
      if (width >= 992) expect(side.x + side.width).toBeLessThanOrEqual(list.x);
      else expect(side.y + side.height).toBeLessThanOrEqual(list.y);
    }
  }));

test("a tablet's first window shows two rows of whole cards; the filters open below their buttons", () =>
  visit(browser, shop.url, { width: 820 }, async (page) => {
    await resize(page, 820, 1180);
    await page.goto('/products');
    const sixth = page.getByRole('article').nth(5);
    await sixth.waitFor();
    const box = await sixth.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(1180);
    const apple = page.getByRole('checkbox', { name: 'Apple' });
    expect(await apple.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Brand' }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.waitForURL('**/products?brand=Apple');
    expect(await apple.isVisible()).toBe(true);
    // Next to the buttons, not over them.
    const [button, choice] = [
      await page.getByRole('button', { name: 'Brand (1)' }).boundingBox(),
      await apple.boundingBox(),
    ];
    expect(choice && choice.y).toBeGreaterThan(button ? button.y + button.height : Infinity);
  }));

test('a tablet has the welcome above the form, and a menu as high as its links; a mouse has close lines in the footer', () =>
  visit(browser, shop.url, { width: WIDTHS.tablet }, async (page) => {
    await page.goto('/login');
    const form = await boxOf(page.getByRole('region', { name: 'Signin Form' }));
    expect((await boxOf(page.getByText('Good to see you again'))).bottom).toBeLessThan(form.top);
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    const height = async () => (await boxOf(about)).height;
    expect(await height()).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect((await boxOf(page.getByRole('dialog', { name: 'Menu' }))).height).toBeLessThan(480);
    await resize(page, WIDTHS.wide);
    expect(await height()).toBe(36);
  }));

test("the phone's filter shows its list with a button of one line", () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Filter' }).click();
    const show = page.getByRole('dialog').getByRole('button', { name: /^Show/ });
    // As it says for the whole catalogue.
    await show.evaluate((button) => (button.textContent = 'Show 168 products'));
    expect((await show.boundingBox())?.height).toBeLessThanOrEqual(46);
  }));

test("how many products the home page's carousel shows at each width", () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Best rated' }).getByRole('article');
    await card.first().waitFor();
    for (const [width, shown] of [
      [1440, 5],
      [1024, 5],
      [1000, 3],
      [768, 3],
      [600, 2],
      [425, 2],
      [375, 1.5],
      [320, 1.5],
    ] as const) {
      await resize(page, width);
      const first = await card.nth(0).boundingBox();
      const second = await card.nth(1).boundingBox();
      const rail = await page.getByRole('region', { name: 'Best rated' }).boundingBox();
      if (!first || !second || !rail) throw new Error('The carousel is not there.');
      const gap = second.x - first.x - first.width;
      expect((rail.width + gap) / (second.x - first.x), `${width} pixels`).toBeCloseTo(shown, 1);
    }
  }));

test('the first prices of the home page are above the fold', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Best rated' }).getByRole('article').first();
    await card.waitFor();
    for (const [width, height, covered] of [
      [1440, 900, 0],
      [820, 1180, 0],
      [375, 812, 58],
    ] as const) {
      await resize(page, width, height);
      const price = await boxOf(card.locator('strong').filter({ hasText: '₹' }));
      expect(price.bottom, `${width} pixels`).toBeLessThanOrEqual(height - covered);
    }
  }));

test('on the phone, the filter opens in a dialog and takes effect', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await dialog.getByRole('checkbox', { name: 'clothing' }).check();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL('**/products?category=clothing');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.getByRole('combobox', { name: 'Search products' }).isVisible()).toBe(true);
  }));

test('on the phone, the price and the ways to buy stay at the bottom, over no text and no toast', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    await page.getByRole('article').getByRole('link').first().click();
    const buy = page.getByRole('button', { name: 'Buy Now' });
    await buy.waitFor();
    const height = HEIGHTS[WIDTHS.phone] ?? 0;
    for (const place of [0, 1_000, 100_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      const box = await buy.boundingBox();
      expect(box && box.y + box.height, `scrolled to ${place}`).toBeLessThanOrEqual(height);
      expect(box?.y).toBeGreaterThan(height - 80);
    }
    // Its own room for the bar is below its last line.
    const last = await page.getByRole('contentinfo').locator('> :last-child').boundingBox();
    expect(last && last.y + last.height).toBeLessThanOrEqual((await buy.boundingBox())?.y ?? 0);

    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const toast = await page.getByRole('alert').first().boundingBox();
    expect(toast && toast.y + toast.height).toBeLessThanOrEqual((await buy.boundingBox())?.y ?? 0);
  }));

test("a product's thumbnails are on the first screen beside its name, and a lone review stretches nothing", () =>
  visit(browser, shop.url, {}, async (page) => {
    const alone = (await catalogue(shop)).find(({ reviews }) => reviews.length === 1);
    await page.goto(`/product/single/${alone?.id}`);
    const write = page.getByRole('button', { name: 'Write a review' });
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1000, 768],
    ] as const) {
      await resize(page, width, height);
      const [picture, thumbnails, name, button] = await Promise.all(
        [
          page.getByRole('button', { name: 'Enlarge the pictures' }),
          page.getByRole('group', { name: 'Pictures' }),
          page.locator('main header').first(),
          write,
        ].map((part) => part.boundingBox()),
      );
      expect((thumbnails?.y ?? NaN) + (thumbnails?.height ?? NaN), `${width} pixels`).toBeLessThan(height);
      expect(name?.y).toBe(picture?.y);
      expect(button?.height).toBe(44);
    }
  }));

test('on a phone, the name and the price of a product are on the first screen, above the bar', async () => {
  const { data } = await shop.query<{ products: { items: { id: string; availability: string }[] } }>(
    '{ products(pageSize: 50) { items { id availability } } }',
  );
  const any = (availability: string) => data.products.items.find((product) => product.availability === availability);
  for (const product of [any('IN_STOCK'), any('OUT_OF_STOCK')]) {
    await visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
      await resize(page, WIDTHS.phone, 667);
      await page.goto(`/product/single/${product?.id}`);
      await page.evaluate(() => document.fonts.ready);
      const price = page.getByRole('main').locator('strong').filter({ hasText: '₹' }).first();
      const bar = page.getByRole('button', { name: /^(Buy Now|Out of stock)$/ });
      const [heading, paid, buttons] = await Promise.all(
        [page.getByRole('heading', { level: 1 }), price, bar].map((part) => part.boundingBox()),
      );
      expect((heading?.y ?? NaN) + (heading?.height ?? NaN)).toBeLessThan(buttons?.y ?? NaN);
      expect((paid?.y ?? NaN) + (paid?.height ?? NaN)).toBeLessThan(buttons?.y ?? NaN);
    });
  }
});

test('dark is dark from the first paint, and a choice outlives a reload', () =>
  visit(browser, shop.url, { colorScheme: 'dark' }, async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/about');
    expect(await ground()).toBe('rgb(18, 21, 43)');
    await page.getByRole('button', { name: 'Switch to light colours' }).click();
    expect(await ground()).toBe('rgb(251, 249, 244)');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light');
  }));

test('in the list prices are equally high, with the old one in sight, and all rows of the filters end where their column does', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/products?sort=price-down');
    await page.getByRole('article').first().waitFor();
    for (const width of [375, 1440, 1920]) {
      await resize(page, width);
      const prices = await page.locator('article p:has(> strong)').evaluateAll((found) =>
        found.map((price) => {
          const { height, bottom } = price.getBoundingClientRect();
          const ends = Array.from(price.children, (part) => part.getBoundingClientRect().bottom);
          return { height, isWhole: Math.max(...ends) <= bottom + 1 };
        }),
      );
      // On a phone the old price and the discount have a line of their own.
      expect(prices, `${width} pixels`).toEqual(prices.map(() => ({ height: width < 768 ? 40 : 24, isWhole: true })));
      if (width < 992) continue;
      // Not shorter than the filters beside it.
      const grid = await boxOf(page.getByRole('main').locator('ul:has(article)').first());
      expect(grid.height).toBeGreaterThan((await boxOf(page.getByRole('complementary', { name: 'Filters' }))).height);
      const ends = await page
        .getByRole('complementary', { name: 'Filters' })
        .locator('label:has([type=checkbox])')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().right)));
      expect(new Set(ends).size, `${width} pixels`).toBe(1);
    }
  }));
