import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, signInAs, visit } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { session, switchTo } from './sandbox-steps.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), startShop()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('the sandbox asks before it signs a shopper out of the shop, says that it did, and leads back', () =>
  visit(browser, shop.url, {}, async (page) => {
    const kavya = { name: 'Kavya Rao', email: 'kavya@haat.com', password: 'Kavya@1', mobile: '9876543210' };
    await shop.query('mutation ($input: RegisterInput!) { register(input: $input) { code } }', { input: kavya });
    await signInAs(page, kavya);
    await page.goto('/sandbox');
    await page.getByText('Another role signs Kavya Rao out of the shop').waitFor();
    const asked: string[] = [];
    const press = async (answer: 'accept' | 'dismiss') => {
      page.once('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog[answer]();
      });
      await switchTo(page, 'Admin');
    };
    await press('dismiss');
    await eventually(() => expect(asked).toEqual([expect.stringContaining('This signs Kavya Rao out of the shop')]));
    expect(await session(page).innerText()).toContain('Kavya Rao');
    await press('accept');
    await session(page).getByText('Rohan Kapoor').waitFor();
    // A demo account is left without a word.
    await switchTo(page, 'Super admin');
    await session(page).getByText('Meera Iyer').waitFor();
    expect(asked).toHaveLength(2);
    await page.getByText('Kavya Rao is signed out of the shop.').waitFor();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await page.waitForURL(`${shop.url}/login`);
    expect(await page.evaluate(() => localStorage.getItem('loggedUser'))).toBeNull();
  }));
