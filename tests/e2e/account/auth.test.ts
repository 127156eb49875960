import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STOCK_AVATAR } from '../../../schema/shop.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { address, fillIn, NEWCOMER, open, problemOf, SHOPPER, skipLoading, submit } from './auth-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const PHOTO = 'Photo link (optional)';
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

test('signing up: every sentence, then the account, its stock picture, and the way back to where it began', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '/wishlist', 'Signin');
    expect(address(page)).toBe('/login');
    await page.getByRole('link', { name: 'New here? Sign up' }).click();
    await skipLoading(page, 'Signup');
    await submit(page);
    for (const [label, text, sentence] of [
      ['First name', 'Abc', 'At least 4 characters required '],
      ['Email', 'kavya@haat.in', 'Please enter valid email'],
      ['Password', '', 'Password is required'],
      ['Password', 'Aa@1', 'Password should be at least 6 characters long'],
      ['Password', 'kavya@12', 'Password should contain at least one uppercase letter'],
      ['Password', 'KAVYA@12', 'Password should contain at least one lowercase letter'],
      ['Password', 'Kavya@@@', 'Password should contain at least one digit'],
      ['Password', 'Kavya123', 'Password should contain at least one special character'],
      ['Mobile number', '98765', 'Mobile number must be exactly 10 digits'],
      [PHOTO, 'kavya.png', 'The picture’s address must start with https:// and have no blanks.'],
    ] as const) {
      await fillIn(page, { [label]: text });
      expect(await problemOf(page, label)).toBe(sentence);
    }
    await submit(page);
    expect(await page.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);

    await fillIn(page, { ...NEWCOMER, [PHOTO]: '' });
    await submit(page);
    await page.getByText('Register successful').waitFor();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('registration'))).not.toContain(NEWCOMER.Password);

    await skipLoading(page, 'Signin');
    await fillIn(page, { Email: NEWCOMER.Email, Password: NEWCOMER.Password });
    await submit(page);
    await page.waitForURL('**/wishlist');
    const picture = account(page).locator(`img[src="${STOCK_AVATAR}"]`);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }));

test('a guest who opens /cart logs in and is in the cart; back does not lead to the log-in', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/about');
    await open(page, '/cart', 'Signin');
    expect(address(page)).toBe('/login');
    await fillIn(page, SHOPPER);
    await submit(page);
    await page.getByText('Login Successful').waitFor();
    await page.waitForURL('**/cart');
    await account(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/about');
    await page.goto('/login');
    await page.waitForURL(`${shop.url}/`);
  }));

test('log-in with the keyboard alone, sent once', () =>
  visit(browser, shop.url, {}, async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"Login"')) sent.push(request.url());
    });
    await open(page, '/login', 'Signin');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name || '');
    await expect.poll(focused).toBe('email');
    // Nobody is behind with a form that they only see.
    expect(await page.getByText('Still missing').count()).toBe(0);
    await page.keyboard.type(SHOPPER.Email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(SHOPPER.Password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${shop.url}/`);
    await account(page).waitFor();
    expect(sent).toHaveLength(1);
  }));

test('whoever goes back from that dialog is not followed by the reload', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').waitFor();
    await fillIn(page, { ...SHOPPER, Email: 'nobody@haat.com' });
    await submit(page);
    await page.getByRole('dialog').waitFor();
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.goBack();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('Signin form loading...').waitFor();
    expect(loads).toEqual([]);
  }));
