import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { effortOf, effortText } from '../../support/browser/effort.ts';
import { photograph } from '../../support/pictures.ts';
import { startUploadingShop } from '../../support/servers/uploading-shop.ts';
import { placeManyOrders } from '../shoppers.ts';
import { productsNow } from './products-now.ts';
import { chooseFile, documented, inForm, press, workplace, type Workplace } from './working-steps.ts';

const PRICES = 30;
const LINES = 12;
const ORDERS = 50;

let shop: Awaited<ReturnType<typeof startUploadingShop>>;
let browser: Browser;
let work: Workplace['work'];
let typedInForm: Workplace['typedInForm'];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startUploadingShop(), openBrowser()]);
  ({ work, typedInForm } = workplace(browser, shop));
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const firstProducts = async (count: number) => (await productsNow(shop)).slice(0, count);

test('thirty prices are typed one below the other, in a view that was saved before', async () => {
  const { here, one } = documented('thirty prices');
  const input = { screen: 'CATALOGUE', name: 'Prices', search: 'columns=title,price' };
  const admin = await shop.as('admin');
  await admin.query('mutation ($input: SaveViewInput!) { saveView(input: $input) { code } }', { input });
  const prices = Array.from({ length: PRICES }, (_, n) => 101 + n);
  const [first] = await firstProducts(1);
  await work('admin', '/admin/catalogue', async (page) => {
    const effort = await effortOf(page, async () => {
      await press(page, 'Views');
      await press(page, 'Prices', true);
      await press(page, `Price of ${first?.title}:`);
      for (const price of prices) {
        await page.keyboard.type(String(price));
        await page.keyboard.press(price === prices.at(-1) ? 'Enter' : 'Tab');
      }
    });
    const now = async () => (await firstProducts(PRICES)).map(({ discountPrice }) => discountPrice);
    await expect.poll(now).toEqual(prices);
    expect(effortText(effort)).toBe(here);
  });
  await typedInForm('Price to pay (₹)', '321', PRICES, one);
});

test('of a file the good lines are written, and each bad one is named with its reason', async () => {
  const { here, one } = documented('twelve stocks by a file');
  const products = await firstProducts(LINES + 2);
  const [text, below] = products.slice(LINES).map(({ id }) => id);
  const [first, ofText, ofBelow] = [0, LINES, LINES + 1].map((place) => products[place]?.title);
  const good = products.slice(0, LINES).map(({ id }, n) => `${id},${611 + n}`);
  const bad = [`${text},lots`, `${below},-1`, `${products[0]?.id},7`, `${'f'.repeat(24)},7`, 'shoe,7', `${text},7,8`];
  const file = Buffer.from(['id,stock', ...good, ...bad].join('\n'));
  await work('admin', '/admin/catalogue', async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    const effort = await effortOf(page, async () => {
      await press(page, 'Import CSV');
      await chooseFile(page, dialog.getByText('Choose a file', { exact: true }), 'stock.csv', 'text/csv', file);
      await dialog.getByText(`${LINES} products will change; ${bad.length} lines`).waitFor();
      expect(await dialog.getByRole('list').getByRole('listitem').allTextContents()).toEqual([
        `Line 14, ${ofText}: “stock” is “lots”, which is not a number.`,
        `Line 15, ${ofBelow}: The stock must be 0 or more.`,
        `Line 16, ${first}: Its product is on line 2 already.`,
        `Line 17: There is no product ${'f'.repeat(24)}. To add one, leave its id empty.`,
        'Line 18: “shoe” is not a product id.',
        'Line 19: It has more or fewer cells than the first line.',
      ]);
      await press(dialog, `Change ${LINES} products`);
      await dialog.getByText(`${LINES} of ${LINES} done`).waitFor();
    });
    const now = (await firstProducts(LINES + 2)).map(({ stock }) => stock);
    expect(now.slice(0, LINES)).toEqual(good.map((_, n) => 611 + n));
    expect(now.slice(LINES)).toEqual(products.slice(LINES).map(({ stock }) => stock));
    expect(effortText(effort)).toBe(here);
  });
  await typedInForm('Stock', '321', LINES, one);
});

test('fifty orders are moved together', async () => {
  const { here, one } = documented('fifty orders to Packed');
  await placeManyOrders(shop, ORDERS);
  await work('superAdmin', '/superAdmin', async (page) => {
    const effort = await effortOf(page, async () => {
      await press(page, `Choose all ${ORDERS}`);
      await page.getByRole('combobox', { name: 'Move to' }).selectOption('Packed');
      await press(page, `Move ${ORDERS} to Packed`);
      await page.getByText(`${ORDERS} orders moved to Packed`).waitFor({ timeout: 60_000 });
    });
    expect(effortText(effort)).toBe(here);
    const single = await effortOf(page, async () => {
      await page.getByRole('combobox', { name: 'Status of order' }).first().selectOption('Dispatched');
      await press(page, 'Save the status of order');
      await page.getByText(/^Order …\w+: Dispatched/).waitFor();
    });
    expect(effortText(single, ORDERS)).toBe(one);
  });
  const { data } = await (
    await shop.as('superAdmin')
  ).query<{ allOrders: { statusCounts: { status: string; count: number }[] } }>(
    '{ allOrders { statusCounts { status count } } }',
  );
  const counts = Object.fromEntries(data.allOrders.statusCounts.map(({ status, count }) => [status, count]));
  expect(counts).toMatchObject({ PENDING: 0, PACKED: ORDERS - 1, DISPATCHED: 1 });
});

test('a picture is replaced by a file', async () => {
  const { here, one } = documented('another main picture');
  const [before] = await firstProducts(1);
  const file = await photograph();
  await work('admin', '/admin', async (page) => {
    const effort = await inForm(page, async () => {
      const button = page.getByRole('button', { name: 'Choose the main picture' });
      await chooseFile(page, button, 'lamp.jpg', 'image/jpeg', file);
      await page.getByText('lamp.jpg is uploaded.').waitFor();
    });
    expect(effortText(effort)).toBe(here);
  });
  const [{ image } = { image: null }] = await firstProducts(1);
  expect(image).not.toBe(before?.image);
  const { status, headers } = await fetch(new URL(image ?? '', shop.url));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  await typedInForm('Main picture', '/pictures/plug-teal-front-2-640.webp', 1, one, 'Add by address');
});

test('a mistake is taken back in the log of changes', async () => {
  const { here, one } = documented('a wrong price, later');
  const admin = await shop.as('admin');
  const [before] = await firstProducts(1);
  await admin.query('mutation ($id: ID!) { updateProduct(id: $id, changes: { discountPrice: 1 }) { code } }', {
    id: before?.id,
  });
  await work('superAdmin', '/superAdmin', async (page) => {
    const effort = await effortOf(page, async () => {
      await page.getByRole('tab', { name: 'Changes' }).click();
      await page
        .getByRole('button', { name: `Undo: Product changed, ${before?.title}` })
        .first()
        .click();
      await page.getByText(/^Undone \d/).waitFor();
    });
    expect(effortText(effort)).toBe(here);
  });
  expect(await firstProducts(1)).toEqual([before]);
  await typedInForm('Price to pay (₹)', '322', 1, one);
});
