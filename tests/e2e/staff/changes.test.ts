import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { placeManyOrders } from '../shoppers.ts';
import { productsNow, type ProductNow } from './products-now.ts';

let shop: Shop;
let browser: Browser;
let products: [ProductNow, ProductNow];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ store: {} }), openBrowser()]);
  const [orderId] = await placeManyOrders(shop, 1);
  // The order has taken the first one from the stock at the API, of which the gateway does not know at once.
  const [, first, second] = await productsNow(shop);
  if (!first || !second) throw new Error('The shop has too few products.');
  products = [first, second];
  // Three changes by the admin, one by the super admin.
  await change(first, { stock: first.stock + 1 });
  await change(first, { stock: first.stock + 2 });
  await change(second, { discountPrice: 1 });
  const move = 'mutation ($orderId: ID!) { updateOrderStatus(orderId: $orderId, status: PACKED) { code } }';
  await (await shop.as('superAdmin')).query(move, { orderId });
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function change({ id }: ProductNow, changes: object): Promise<void> {
  const admin = await shop.as('admin');
  const update =
    'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }';
  const { data } = await admin.query(update, { id, changes });
  expect(data).toEqual({ updateProduct: { code: 'UPDATED' } });
}

const counted = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

async function open(page: Page): Promise<void> {
  await signIn(page, 'superAdmin');
  await page.goto('/superAdmin?tab=changes');
  await page.getByRole('heading', { name: 'Changes by staff' }).waitFor();
}

test('the log is filtered by action, person and thing, and the file has what is shown', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first] = products;
    await open(page);
    await counted(page, '4 changes');
    await expectAccessible(page, 'log of changes');
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Order moved');
    await counted(page, '1 change');
    await page.getByText('Pending').waitFor();
    await page.getByRole('combobox', { name: 'Action' }).selectOption('All');
    await page.getByRole('combobox', { name: 'Person' }).selectOption('Rohan Kapoor');
    await counted(page, '3 changes');
    await page
      .getByRole('button', { name: `Only changes of ${first.title}` })
      .first()
      .click();
    await counted(page, '2 changes');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toContain(`Stock: ${first.stock}`);
    expect(file).toContain(`Stock: ${first.stock + 2}`);
    expect(file).not.toContain('Order moved');
    await page.reload();
    await counted(page, '2 changes');
  }));

test('what somebody has changed since stays; the latest change is taken back with one press, on a phone, too', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    const [first] = products;
    const stock = async () => (await productsNow(shop, { ids: [first.id] }))[0]?.stock;
    const undo = page.getByRole('button', { name: `Undo: Product changed, ${first.title}` });
    await open(page);
    // The page itself shows that the earlier one was changed again, and cannot know of the next one.
    await page.getByText('Changed since', { exact: true }).waitFor();
    expect(await undo.count()).toBe(1);
    await change(first, { stock: first.stock + 3 });
    await undo.click();
    await page.getByText('Somebody has changed this product since.').waitFor();
    expect(await stock()).toBe(first.stock + 3);
    await counted(page, '5 changes');
    await undo.click();
    await page.getByText('Undoes an earlier change').waitFor();
    await page.getByText(/^Undone \d/).waitFor();
    expect(await stock()).toBe(first.stock + 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTHS.phone);
  }));
