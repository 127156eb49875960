import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { openBrowser, quiet, resize, signInAs, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { newShopper, placeOrder } from '../shoppers.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('tabs by keyboard; a reload stays, and going back returns', () =>
  visit(browser, shop.url, {}, async (page) => {
    const shopper = await newShopper(shop);
    const { titles } = await placeOrder(shop, shopper, 1);
    await signInAs(page, shopper);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: 'Hi, Kavya' }).waitFor();
    await page.getByLabel('Mobile').waitFor();
    expect(await page.getByLabel('Mobile').inputValue()).toBe('+919876543210');
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL('**/profile?tab=order');
    await page
      .getByRole('tabpanel', { name: 'Order' })
      .getByText(titles[0] ?? '', { exact: true })
      .waitFor();
    await page.reload();
    await page.getByRole('tab', { name: 'Order', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Change Password' }).click();
    await page.getByRole('tabpanel', { name: 'Change Password' }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: 'Order', selected: true }).waitFor();
  }));

test('Log Out asks: no stays, yes goes home', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signInAs(page, await newShopper(shop));
    await page.goto('/profile?tab=order');
    const button = page.getByRole('button', { name: 'Log Out' });
    const questions: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    await button.click();
    await page.getByRole('tab', { name: 'Order', selected: true }).waitFor();
    answer = true;
    // The notice stays for 1.5 s, and a press may take longer.
    await Promise.all([page.getByText('Logout Successful.').waitFor(), button.click()]);
    await page.waitForURL(`${shop.url}/`);
    expect(questions).toEqual(Array(2).fill('Are you sure you want to log out?'));
    expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
  }));

test('axe finds nothing in any tab', () =>
  visit(browser, shop.url, {}, async (page) => {
    const shopper = await newShopper(shop);
    await placeOrder(shop, shopper, 2);
    await signInAs(page, shopper);
    await page.goto('/profile');
    // On a phone two share a row, all in sight; the log-out stands beside the greeting.
    await resize(page, 375, 812);
    await page.getByRole('heading', { level: 3, name: 'Your addresses' }).waitFor();
    const boxes = await Promise.all((await page.getByRole('tab').all()).map((entry) => boxOf(entry)));
    expect(boxes.map(({ y }) => y)).toEqual([boxes[0]?.y, boxes[0]?.y, boxes[2]?.y, boxes[2]?.y]);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(375);
    const logOut = await boxOf(page.getByRole('tabpanel').locator('..').getByRole('button', { name: 'Log Out' }));
    expect(logOut.bottom).toBeLessThanOrEqual(boxes[0]?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    // What people come for first.
    const parts = ['Your orders', 'Your addresses', 'Your details'];
    const tops = parts.map((name) => page.getByRole('heading', { level: 3, name }));
    const places = await Promise.all(tops.map(async (heading) => (await boxOf(heading)).y));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await page.getByRole('button', { name: 'Add address' }).click();
    await expectAccessible(page, 'form of an address');
    await resize(page, 1280, 720);
    for (const name of ['Profile', 'Order', 'Whishlist', 'Change Password']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await quiet(page);
      await expectAccessible(page, name);
    }
  }));
