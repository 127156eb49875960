import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { signIn, takenOver } from '../../support/browser/browser.ts';
import { startShop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';
import { eventually } from '../../support/eventually.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(() => startShop({ registeredOperations: readManifest(undefined) }));

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('loggedUser'));
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
  at.visit({}, async (page) => {
    await signIn(page);
    await page.goto('/');
    await account(page).waitFor();
    const { token, ...user } = JSON.parse((await stored(page)) ?? '') as Record<string, string>;
    expect(user).toMatchObject({ name: 'Asha Menon', role: 'USER', email: 'shopper@haat.com' });
    const answer = await fetch(`${at.shop.url}/graphql`, {
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
  at.visit({}, async (page) => {
    const product = (await catalogue(at.shop)).find(({ stock }) => stock > 1);
    if (!product) throw new Error('Nothing is in stock.');
    await page.goto('/about');
    const other = await page.context().newPage();
    const asked = watchOperations(page);
    await signIn(other);
    await account(page).waitFor();
    await eventually(() => expect(asked).toEqual(['CartAndWishlist']));
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();

    await other.goto(`/product/single/${product.id}`);
    await takenOver(other);
    await other.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    expect(asked).toEqual(['CartAndWishlist']);

    other.on('dialog', (dialog) => void dialog.accept());
    await other.getByRole('button', { name: 'Logout' }).click();
    await signInLink(page).waitFor();
  }));
