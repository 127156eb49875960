import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, resize, signInAs, visit } from '../../support/browser/browser.ts';
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
    await page.getByRole('form', { name: 'Your details' }).getByText('+919876543210').waitFor();
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
    // On a phone they share one line, which scrolls; the chosen one is in sight, and the page does not scroll sideways.
    await resize(page, 375, 812);
    const menu = page.getByRole('tablist').locator('..');
    const entries = [...(await page.getByRole('tab').all()), menu.getByRole('button', { name: 'Log Out' })];
    const boxes = await Promise.all(entries.map((entry) => entry.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.getByRole('tab', { name: 'Order' }).click();
    await page.getByRole('tab', { name: 'Order' }).press('End');
    const last = page.getByRole('tab', { name: 'Change Password', selected: true });
    await expect.poll(async () => (await last.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    expect(await last.boundingBox().then((box) => box && box.x + box.width)).toBeLessThanOrEqual(375);
    // In a wide window the latest order stands beside the details.
    await resize(page, 1280, 720);
    await page.getByRole('tab', { name: 'Profile' }).click();
    const details = await page.getByRole('form', { name: 'Your details' }).boundingBox();
    const latest = await page.getByRole('region', { name: 'Latest order' }).boundingBox();
    expect(latest?.y).toBe(details?.y);
    for (const name of ['Profile', 'Order', 'Whishlist', 'Change Password']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, name);
    }
  }));
