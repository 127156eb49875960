import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEIGHTS, openBrowser, resize, signIn, visit, WIDTHS } from '../../support/browser/browser.ts';
import { boxOf } from '../../support/browser/box.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { placeManyOrders } from '../shoppers.ts';

const ORDERS = 12;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  await placeManyOrders(shop, ORDERS);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const control = (page: Page) => page.getByRole('row').getByRole('combobox', { name: /^Status of order/ });

test('the first order is in the upper half of a wide window, and a toast stands below the bar, at the right', () =>
  visit(browser, shop.url, { width: WIDTHS.wide }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    expect((await boxOf(control(page).first())).top).toBeLessThan(380);
    await page
      .getByRole('button', { name: /^Mark packed/ })
      .first()
      .click();
    const toast = page.getByRole('alert').filter({ hasText: 'Packed' });
    const bar = page.getByRole('banner');
    expect((await boxOf(toast)).left).toBeGreaterThan(WIDTHS.wide / 2);
    expect((await boxOf(toast)).top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom);
    await resize(page, WIDTHS.tablet);
    expect((await boxOf(toast)).top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom);
  }));

test('on a phone the chosen tab and the chosen status are in sight, and a row that goes on fades out', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?status=DELIVERED');
    const rows = [
      page.getByRole('tablist').locator('..'),
      page.getByRole('group', { name: 'Status' }).locator('..'),
    ] as const;
    const chosen = [
      page.getByRole('tab', { selected: true }),
      page.getByRole('button', { name: /^Delivered/, pressed: true }),
    ] as const;
    const fades = (row: Locator) =>
      row.evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')];
      });
    for (const [index, row] of rows.entries()) {
      const { left, right } = await boxOf(chosen[index] as Locator);
      expect(left).toBeGreaterThanOrEqual((await boxOf(row)).left);
      expect(right).toBeLessThanOrEqual((await boxOf(row)).right);
    }
    // All tabs fit; the last status is at the end of its row.
    expect(await fades(rows[0])).toEqual(['0px', '0px']);
    expect(await fades(rows[1])).toEqual(['40px', '0px']);
    await resize(page, WIDTHS.wide);
    await expect.poll(() => fades(rows[1])).toEqual(['0px', '0px']);
  }));

test('on a phone what changes many products is in sight, however many they are', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await signIn(page, 'admin');
    await page.goto('/admin/catalogue');
    const boxes = page.getByRole('row').getByRole('checkbox');
    for (let row = 1; row <= 6; row += 1) await boxes.nth(row).check();
    await page.getByRole('button', { name: 'Edit…' }).click();
    const make = page.getByRole('button', { name: 'Change 6 products' });
    await page.getByLabel('Amount').fill('999');
    await page.getByText('6 to change').waitFor();
    expect((await boxOf(make)).bottom).toBeLessThanOrEqual(HEIGHTS[WIDTHS.phone] ?? 0);
    // Below the dialog's body, which scrolls behind it.
    await page.getByRole('dialog').getByRole('table').hover();
    await page.mouse.wheel(0, 2_000);
    expect((await boxOf(make)).bottom).toBeLessThanOrEqual(HEIGHTS[WIDTHS.phone] ?? 0);
  }));

test('what can be done with an account, and with a list, is said in words, also on a phone', () =>
  visit(browser, shop.url, { width: WIDTHS.wide }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?tab=users');
    for (const width of [WIDTHS.wide, WIDTHS.tablet, WIDTHS.phone]) {
      await resize(page, width);
      for (const word of ['Orders', 'Change', 'Remove']) {
        const words = page.getByRole('row').getByText(word, { exact: true }).first();
        expect((await boxOf(words)).width, word).toBeGreaterThan(20);
      }
    }
    await page.getByRole('button', { name: 'Download CSV' }).waitFor();
  }));

test.each([WIDTHS.wide, WIDTHS.tablet])('what is done with chosen orders stands on one line at %i pixels', (width) =>
  visit(browser, shop.url, { width }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?sort=-date');
    const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Choose order/ });
    for (const row of [0, 1, 2]) await boxes.nth(row).check();
    await page.getByLabel('Move to').selectOption('DISPATCHED');
    const bar = await boxOf(page.getByRole('region', { name: 'Chosen orders' }));
    expect(bar.bottom - bar.top).toBeLessThan(72);
  }),
);

test('on a phone the first field that is not right is in sight with its name', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?tab=users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create user' });
    await dialog.getByRole('button', { name: 'Create user' }).press('Enter');
    await expect.poll(() => dialog.getByLabel('First name').evaluate((field) => field.matches(':focus'))).toBe(true);
    const { bottom } = await boxOf(dialog.getByRole('button', { name: 'Close' }));
    expect((await boxOf(dialog.getByText('First name', { exact: true }))).top).toBeGreaterThanOrEqual(bottom);
  }));

test('on a phone both ways of every staff pager stand on one line', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Product' }).click();
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .waitFor();
    const next = await boxOf(page.getByRole('button', { name: 'Next' }));
    expect(next.top).toBe((await boxOf(page.getByRole('button', { name: 'Previous' }))).top);
  }));

test('from page to page the products’ ids stay where they are', () =>
  visit(browser, shop.url, { width: WIDTHS.wide }, async (page) => {
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('tab', { name: 'Product' }).click();
    const rows = page.getByRole('link', { name: /^Edit / });
    const left = async () => (await boxOf(page.getByRole('columnheader', { name: 'Product Id' }))).left;
    await rows.first().waitFor();
    const first = await left();
    for (const which of [/^Page 2\b/, /^Page 3\b/]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText(which).waitFor();
      // The page's number is there before its rows.
      await expect.poll(left).toBe(first);
    }
  }));

test('on a phone the next step of an opened order stays, and chosen orders take two lines', () =>
  visit(browser, shop.url, { width: WIDTHS.phone }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    const boxes = page.getByRole('row').getByRole('checkbox');
    for (const row of [0, 1]) await boxes.nth(row).check();
    await page.getByLabel('Move to').selectOption('PACKED');
    await page.getByRole('button', { name: /^Move .* to Packed$/ }).waitFor();
    const bar = await boxOf(page.getByRole('region', { name: 'Chosen orders' }));
    expect(bar.bottom - bar.top).toBeLessThan(120);
    await page
      .getByRole('row')
      .getByRole('button', { name: /^[0-9a-f]{24}$/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    const print = drawer.getByRole('button', { name: /^Print/ });
    await print.first().scrollIntoViewIfNeeded();
    expect((await boxOf(print.first())).top).toBe((await boxOf(print.last())).top);
    const step = drawer.getByRole('button', { name: /^Mark / });
    expect((await boxOf(step)).top).toBeGreaterThan((await boxOf(print.last())).bottom);
    expect((await boxOf(step)).bottom).toBeLessThanOrEqual(HEIGHTS[WIDTHS.phone] ?? 0);
  }));

test('what saves a form is a whole card where the page ends with it', () =>
  visit(browser, shop.url, { width: WIDTHS.wide }, async (page) => {
    await signIn(page, 'admin');
    await page.goto('/admin/product/new');
    const bar = page.getByRole('button', { name: 'Create product' }).locator('..');
    const corner = () => bar.evaluate((element) => getComputedStyle(element).borderBottomLeftRadius);
    await resize(page, WIDTHS.wide, 500);
    await expect.poll(corner).toBe('0px');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(corner).not.toBe('0px');
  }));

test('a product’s name is seen to be a link, and the footer’s lines have air', () =>
  visit(browser, shop.url, { width: WIDTHS.wide }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin?tab=products');
    const name = page.getByRole('row').getByRole('link').first();
    expect(await name.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
    const part = page.getByRole('contentinfo').locator('section').last();
    const heading = await boxOf(part.getByRole('heading'));
    expect((await boxOf(part.locator('p'))).top - heading.bottom).toBeGreaterThanOrEqual(8);
  }));

test('a click on a control of the bar at the bottom leaves the page where it is', () =>
  visit(browser, shop.url, { width: WIDTHS.wide }, async (page) => {
    await signIn(page, 'superAdmin');
    await page.goto('/superAdmin');
    await page
      .getByRole('checkbox', { name: /^Choose order/ })
      .first()
      .check();
    const { left, right, top, bottom } = await boxOf(page.getByRole('combobox', { name: 'Move to' }));
    // Where it is: the locator's own click may scroll first.
    await page.mouse.click((left + right) / 2, (top + bottom) / 2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const move = await boxOf(page.getByRole('button', { name: /^Move 1/ }));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click((move.left + move.right) / 2, (move.top + move.bottom) / 2);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Close');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));
