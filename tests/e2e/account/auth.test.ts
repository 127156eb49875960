import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STOCK_AVATAR } from '../../../schema/shop.ts';
import { address, fillIn, NEWCOMER, open, SHOPPER, skipLoading, submit } from './auth-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const PHOTO = 'Photo link (optional)';
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

test('signing up: the account, its stock picture, and the way back to where it began', () =>
  at.visit({}, async (page) => {
    await open(page, '/wishlist', 'Signin');
    expect(address(page)).toBe('/login');
    await page.getByRole('link', { name: 'New here? Sign up' }).click();
    await skipLoading(page, 'Signup');
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

test('log-in with the keyboard alone, sent once', () =>
  at.visit({}, async (page) => {
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
    await page.waitForURL(`${at.shop.url}/`);
    await account(page).waitFor();
    expect(sent).toHaveLength(1);
  }));

test('an unknown address is a dialog; its button reloads the page, and the origin survives', () =>
  at.visit({}, async (page) => {
    await open(page, '/wishlist', 'Signin');
    await fillIn(page, { ...SHOPPER, Email: 'nobody@haat.com' });
    await submit(page);
    await page.getByText('This email : nobody@haat.com is not found').waitFor();
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await reloaded;
    await skipLoading(page, 'Signin');
    expect(await page.getByLabel('Email').inputValue()).toBe('');
    await fillIn(page, SHOPPER);
    await submit(page);
    await page.waitForURL('**/wishlist');
  }));

test('whoever goes back from that dialog is not followed by the reload', () =>
  at.visit({}, async (page) => {
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
