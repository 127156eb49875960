import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { placeManyOrders } from '../shoppers.ts';

const MANY = 40;

let shop: Shop;
let browser: Browser;
let orderIds: string[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  orderIds = await placeManyOrders(shop, MANY);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const statusOfAll = async () => {
  const superAdmin = await shop.as('superAdmin');
  const { data } = await superAdmin.query<{ allOrders: { items: { status: string }[] } }>(
    '{ allOrders(pageSize: 50) { items { status } } }',
  );
  return [...new Set(data.allOrders.items.map(({ status }) => status))];
};

test('forty orders are packed with two clicks and a choice', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    await page.getByRole('button', { name: `Choose all ${MANY}` }).click();
    await page.getByRole('combobox', { name: 'Move to' }).selectOption('Packed');
    await page.getByRole('button', { name: `Move ${MANY} to Packed` }).click();
    const report = page.getByRole('region', { name: 'Moving orders' });
    await report.getByText(`${MANY} orders moved to Packed`).waitFor({ timeout: 60_000 });
    expect(await statusOfAll()).toEqual(['PACKED']);
    await expectAccessible(page, 'report of moves');
  }));

test('an order is opened with the keyboard, printed black on white, and closed', () =>
  visit(browser, shop.url, { colorScheme: 'dark' }, async (page) => {
    const [id = ''] = orderIds;
    await signIn(page, 'superAdmin');
    await page.goto(`/superAdmin?q=${id}`);
    const opener = page.getByRole('button', { name: id, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Order' });
    await drawer.getByRole('link', { name: 'shopper@haat.com' }).waitFor();
    await drawer.getByText('14, Lake View Road').waitFor();
    await expectAccessible(page, 'drawer of an order');

    await page.evaluate(() => {
      window.print = () => void window.dispatchEvent(new Event('beforeprint'));
    });
    await drawer.getByRole('button', { name: 'Print packing slip' }).click();
    await page.locator('article').getByText('Packing slip').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByRole('article').getByText(id).waitFor();
    expect(await drawer.isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test('on a phone an order takes the whole window', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    const [id = ''] = orderIds;
    await signIn(page, 'superAdmin');
    await page.goto(`/superAdmin?q=${id}`);
    await page.getByRole('button', { name: id, exact: true }).click();
    const box = await page.getByRole('dialog', { name: 'Order' }).boundingBox();
    expect(box?.x).toBe(0);
    // Less the place of the scroll bar, which stays while a dialog is open.
    expect(box?.width).toBeGreaterThan(WIDTHS.phone - 20);
  }));
