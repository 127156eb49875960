import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { HEIGHTS, resize, signIn, WIDTHS } from '../../support/browser/browser.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

interface Row {
  id: string;
  title: string;
  discountPrice: number;
  stock: number;
}

/** The catalogue as the gateway has it now. */
async function rowsNow(filter: object = {}): Promise<Row[]> {
  const { data } = await (
    await at.shop.as('admin')
  ).query<{ catalogue: { rows: Row[] } }>(
    'query ($filter: CatalogueFilter) { catalogue(filter: $filter, limit: 500) { rows { id title discountPrice stock } } }',
    { filter },
  );
  return data.catalogue.rows;
}

async function open(page: Page, search = ''): Promise<void> {
  await signIn(page, 'admin');
  await page.goto(`/admin/catalogue${search}`);
  await rowsOf(page).first().waitFor();
}

/** The rows of products that are loaded. */
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('textbox') });

test('values of two products are typed without a click, and are in the shop afterwards', () =>
  at.visit({}, async (page) => {
    await open(page, '?brand=gopgan');
    const [first, second] = await rowsNow({ brands: ['gopgan'] });
    const { keyboard } = page;
    const priceOf = (row: Row | undefined) => page.getByRole('textbox', { name: `Price of ${row?.title}` });
    await priceOf(first).focus();
    await keyboard.type('99');
    await keyboard.press('Tab');
    await keyboard.type('123');
    // The row's copy of the id, its menu, and the box and the link of the next one.
    for (let tab = 0; tab < 5; tab += 1) await keyboard.press('Tab');
    expect(await priceOf(second).evaluate((field) => field === document.activeElement)).toBe(true);
    await keyboard.type('88');
    await keyboard.press('Enter');
    await expect
      .poll(() => rowsNow({ ids: [first?.id, second?.id] }))
      .toMatchObject([{ discountPrice: 99, stock: 123 }, { discountPrice: 88 }]);
    await priceOf(first).focus();
    await keyboard.type('7');
    await keyboard.press('Escape');
    await expect.poll(() => priceOf(first).inputValue()).toBe('99');
  }));

test('the last page is one press away; the address opens the same page again; a problem in the last row is in sight', () =>
  at.visit({}, async (page) => {
    await open(page, '?sort=-stock');
    const all = (await rowsNow()).length;
    await page.getByRole('button', { name: 'Last page' }).click();
    await page.getByText(new RegExp(`to ${all} of ${all}$`)).waitFor();
    const shown = await rowsOf(page).allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    await page.reload();
    await rowsOf(page).first().waitFor();
    expect(await rowsOf(page).allTextContents()).toEqual(shown);

    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByText(new RegExp(`^1 to \\d+ of ${all}$`)).waitFor();
    await page
      .getByRole('textbox', { name: /^Stock of / })
      .last()
      .click();
    await page.keyboard.type('-5');
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').filter({ hasText: /\S/ });
    await problem.waitFor();
    expect((await boxOf(problem)).bottom).toBeLessThanOrEqual(HEIGHTS[WIDTHS.wide] ?? 0);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Title, brand, category or id' }).fill('watch');
    await page.getByText(/^\d+ of \d+ products$/).waitFor();
    await expectAccessible(page, 'the catalogue');
  }));

test('a file that was downloaded and edited is imported after its differences were shown', () =>
  at.visit({}, async (page) => {
    await open(page, '?brand=ideaPad');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const [head = '', first = '', second = '', ...others] = (await readFile(await download.path(), 'utf8')).split(
      '\r\n',
    );
    const [cells, broken] = [first.split(','), second.split(',')];
    cells.splice(-4, 1, '4321');
    broken.splice(-4, 1, 'lots');
    const buffer = Buffer.from([head, cells.join(','), broken.join(','), ...others].join('\r\n'));
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel('Choose a CSV file').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
    await page.getByText(/^Line 3, .+: “stock” is “.+”: Give a number\.$/).waitFor();
    const [, id = ''] = /([0-9a-f]{24})/.exec(first) ?? [];
    expect((await rowsNow({ ids: [id] }))[0]?.stock).not.toBe(4_321);
    await page.getByRole('button', { name: 'Change 1 product' }).click();
    await page.getByText('1 of 1 done').waitFor();
    await expectAccessible(page, 'an import that was made');
    expect((await rowsNow({ ids: [id] }))[0]?.stock).toBe(4_321);
  }));

test('on a phone nothing is scrolled sideways, and price and stock are changed there', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await open(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const width of [WIDTHS.phone, 320]) {
      await resize(page, width);
      await expect.poll(sideways).toBe(0);
    }
    const [{ title } = { title: '' }] = await rowsNow();
    await page.getByRole('textbox', { name: `Stock of ${title}` }).click();
    await page.keyboard.type('77');
    await page.keyboard.press('Enter');
    await page.getByText(`Saved: Stock of ${title} is 77`).waitFor();
    // What has no head is sorted by from the sheet of filters.
    await page.getByRole('button', { name: /filter/i }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Sort' }).selectOption('Rating, descending');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-rating');
  }));
