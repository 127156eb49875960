import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { openBrowser, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

interface Row {
  id: string;
  title: string;
  discountPrice: number;
  stock: number;
}

/** The catalogue as the gateway has it now. */
async function rowsNow(filter: object = {}): Promise<Row[]> {
  const { data } = await (
    await shop.as('admin')
  ).query<{ catalogue: { rows: Row[] } }>(
    'query ($filter: CatalogueFilter) { catalogue(filter: $filter, limit: 500) { rows { id title discountPrice stock } } }',
    { filter },
  );
  return data.catalogue.rows;
}

async function open(page: Page, search = ''): Promise<void> {
  await signIn(page, 'admin');
  await page.goto(`/admin/catalogue${search}`);
  await page.getByRole('rowheader').first().waitFor();
}

/** Presses keys, and counts them. */
function keyboardOf(page: Page) {
  let keys = 0;
  return {
    count: () => keys,
    async press(...pressed: string[]) {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
    },
    async type(text: string) {
      await page.keyboard.type(text);
      keys += text.length;
    },
  };
}

test('three values of two products take 12 keys and no click, and are in the shop afterwards', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '?brand=gopgan');
    const [first, second] = await rowsNow({ brands: ['gopgan'] });
    const keys = keyboardOf(page);
    await page.getByRole('button', { name: `Price of ${first?.title}:` }).focus();
    await keys.press('Enter');
    await keys.type('99');
    await keys.press('Tab');
    await keys.type('123');
    await keys.press('Tab');
    await keys.type('88');
    await keys.press('Enter', 'ArrowUp');
    expect(keys.count()).toBe(12);
    await expect
      .poll(() => rowsNow({ ids: [first?.id, second?.id] }))
      .toMatchObject([{ discountPrice: 99, stock: 123 }, { discountPrice: 88 }]);
    const focused = page.locator(':focus');
    await expect.poll(() => focused.getAttribute('aria-label')).toBe(`Price of ${first?.title}: ₹99`);
    await keys.press('Enter');
    await keys.type('7');
    await keys.press('Escape');
    await expect.poll(() => focused.textContent()).toBe('₹99');
  }));

test('a problem in the last row is in sight as a whole', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '?search=socks');
    await page
      .getByRole('button', { name: /^Stock of / })
      .last()
      .click();
    await page.keyboard.type('-5');
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').filter({ hasText: /\S/ });
    await problem.waitFor();
    const table = await page.getByRole('table').locator('..').boundingBox();
    const box = await problem.boundingBox();
    if (!table || !box) throw new Error('The table or its problem is not laid out.');
    expect(box.y + box.height).toBeLessThanOrEqual(table.y + table.height);
  }));

test('the last row is one key away; the address opens the same table again', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '?sort=-stock&density=compact');
    const all = (await rowsNow()).length;
    const last = page.locator(`tr[aria-rowindex="${all + 1}"]`).getByRole('rowheader');
    const frame = page.getByRole('region', { name: /Table/ });
    await frame.focus();
    // The browser passes over a key that comes while it still scrolls.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return frame.evaluate(({ scrollTop }) => scrollTop);
      })
      .toBeGreaterThan(1_000);
    await last.waitFor();
    expect(await page.locator('tbody tr').count()).toBeLessThan(80);
    await page.getByRole('searchbox', { name: 'Title, brand, category or id' }).fill('watch');
    await page.getByText(/^\d+ of \d+ products$/).waitFor();
    const shown = await page.getByRole('rowheader').allTextContents();
    await page.reload();
    await page.getByRole('rowheader').first().waitFor();
    expect(await page.getByRole('rowheader').allTextContents()).toEqual(shown);
    await expectAccessible(page, 'the catalogue');
  }));

test('the CSV has the rows and columns that are shown', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '?sort=price&columns=title,price,id&maxStock=20');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    const expected = (await rowsNow({ maxStock: 20 })).toSorted((a, b) => a.discountPrice - b.discountPrice);
    expect(lines[0]).toContain('"title","price","id"');
    expect(lines.slice(1).map((line) => Number(line.split(',').at(-2)))).toEqual(
      expected.map(({ discountPrice }) => discountPrice),
    );
  }));

/** Clicks, and counts them. */
function clicksOn(page: Page) {
  let clicks = 0;
  return {
    count: () => clicks,
    async on(role: 'button' | 'checkbox', name: string | RegExp) {
      await page.getByRole(role, { name }).click();
      clicks += 1;
    },
  };
}

test('5% off for all products of a brand takes 3 clicks, two choices and two keys', () =>
  visit(browser, shop.url, {}, async (page) => {
    const brand = { brands: ['supcase'] };
    const before = await rowsNow(brand);
    await open(page, '?brand=supcase');
    const clicks = clicksOn(page);
    const keys = keyboardOf(page);
    await clicks.on('checkbox', /^Select all /);
    await page.getByText(`${before.length} products chosen`).waitFor();
    await clicks.on('button', 'Edit…');
    await page.getByRole('combobox', { name: 'How' }).selectOption('percent');
    await page.getByRole('textbox', { name: 'Amount' }).focus();
    await keys.type('-5');
    await page.getByText(`${before.length} to change`).waitFor();
    expect(await rowsNow(brand)).toEqual(before);
    await clicks.on('button', `Change ${before.length} products`);
    await page.getByText(`${before.length} of ${before.length} done`).waitFor();
    expect([clicks.count(), keys.count()]).toEqual([3, 2]);
    const cheaper = before.map(({ discountPrice }) => Math.round((discountPrice * 95) / 100));
    expect((await rowsNow(brand)).map(({ discountPrice }) => discountPrice)).toEqual(cheaper);
    await expectAccessible(page, 'a bulk edit that was made');
  }));

test('a file that was downloaded and edited is imported after its differences were shown', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '?brand=ideaPad&columns=title,price,stock,id');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const [head = '', first = '', second = '', ...others] = (await readFile(await download.path(), 'utf8')).split(
      '\r\n',
    );
    const [cells, broken] = [first.split(','), second.split(',')];
    cells.splice(-2, 1, '4321');
    broken.splice(-2, 1, 'lots');
    const buffer = Buffer.from([head, cells.join(','), broken.join(','), ...others].join('\r\n'));
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel('CSV file').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
    await page.getByText(/^Line 3, .+: “stock” is “.+”: Give a number\.$/).waitFor();
    const [, id = ''] = /([0-9a-f]{24})/.exec(first) ?? [];
    expect((await rowsNow({ ids: [id] }))[0]?.stock).not.toBe(4_321);
    await page.getByRole('button', { name: 'Change 1 product' }).click();
    await page.getByText('1 of 1 done').waitFor();
    expect((await rowsNow({ ids: [id] }))[0]?.stock).toBe(4_321);
    expect(await page.evaluate(() => localStorage.getItem('catalogueImport'))).toBeNull();
  }));

test('a phone’s row holds every column without scrolling sideways, and price and stock are changed there', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    const all = 'title,price,stock,rating,brand,category,originalPrice,discount,reviews,id';
    await open(page, `?columns=${all}`);
    const frame = page.getByRole('region', { name: 'Table of the catalogue, scrollable' });
    const sideways = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(sideways).toBe(0);
    }
    const [{ id, title } = { id: '', title: '' }] = await rowsNow();
    await frame.getByText(id).waitFor();
    await page.getByRole('button', { name: `Stock of ${title}:` }).click();
    await page.keyboard.type('77');
    await page.keyboard.press('Enter');
    await page.getByText(`Saved: Stock of ${title} is 77`).waitFor();
    // What has no head is sorted by from the sheet of filters.
    await page.getByRole('button', { name: /filter/i }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Sort' }).selectOption('Rating, descending');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-rating');
  }));

test('on a phone the boxes of the catalogue stand below each other, and a sheet keeps the page’s margin', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await open(page);
    const boxes = page.getByRole('row').getByRole('checkbox');
    await boxes.nth(1).waitFor();
    expect((await boxOf(boxes.nth(1))).left).toBe((await boxOf(boxes.first())).left);
    await page.getByRole('button', { name: 'Columns and CSV' }).click();
    const margin = (await boxOf(page.getByRole('search', { name: 'Filters' }))).left;
    expect((await boxOf(page.getByRole('dialog'))).left).toBeGreaterThanOrEqual(margin);
  }));
