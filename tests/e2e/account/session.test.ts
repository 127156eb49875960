import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { openBrowser, signIn, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';
import { eventually } from '../../support/eventually.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ registeredOperations: readManifest(undefined) }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('loggedUser'));
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const account = (page: Page) => page.getByRole('button', { name: 'Account of Asha Menon' });
const signInLink = (page: Page) => page.getByRole('banner').first().getByRole('link', { name: 'Sign in' });

/** Names of the operations that the page sends from now on. */
function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

test('the browser keeps who is logged in, and nothing that is worth anything alone', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signIn(page);
    await page.goto('/');
    await account(page).waitFor();
    const { token, ...user } = JSON.parse((await stored(page)) ?? '') as Record<string, string>;
    expect(user).toMatchObject({ name: 'Asha Menon', role: 'USER', email: 'shopper@haat.com' });
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: token ?? '' },
      body: JSON.stringify({ query: '{ me { email } }' }),
    });
    expect(await answer.text()).toContain('TOKEN_EXPIRED');
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
      { name: 'session', httpOnly: true, sameSite: 'Lax' },
    ]);
  }));

test('a second tab follows log-in, cart and log-out, and asks for nothing but what is its own', () =>
  visit(browser, shop.url, {}, async (page) => {
    const product = (await catalogue(shop)).find(({ stock }) => stock > 1);
    if (!product) throw new Error('Nothing is in stock.');
    await page.goto('/about');
    const other = await page.context().newPage();
    const asked = watchOperations(page);
    await signIn(other);
    await account(page).waitFor();
    await eventually(() => expect(asked).toEqual(['CartAndWishlist']));
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();

    await other.goto(`/product/single/${product.id}`);
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    expect(asked).toEqual(['CartAndWishlist']);

    other.on('dialog', (dialog) => void dialog.accept());
    await other.getByRole('button', { name: 'Logout' }).click();
    await signInLink(page).waitFor();
  }));

test('a cookie whose token the browser has lost does not stand in a guest’s way', () =>
  visit(browser, shop.url, { tolerated: /status of 403/ }, async (page) => {
    await signIn(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/products');
    // The page itself is anybody's: the app's first request finds the cookie.
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(/^Page 2\b/).waitFor();
    expect(await cookieNames(page)).toEqual([]);
  }));
