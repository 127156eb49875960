import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';
import { newShopper, type Shopper } from '../shoppers.ts';
import { cartOf, plentiful, putIntoCart } from './cart-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** As a guest: the notice comes, and the shop leads to the log-in unless the page is left before. */
async function addAsGuest(page: Page, { id }: { id: string }): Promise<void> {
  await page.goto(`/product/single/${id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByText('Please login to add product to cart').waitFor();
}

async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const inBar = (page: Page, count: string) => page.getByRole('link', { name: `Cart, ${count}` });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('guestCart'));

test('what a guest chose joins what the account had, capped by the stock, once', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    const [plenty] = await plentiful(shop);
    const scarce = (await catalogue(shop)).filter(({ stock }) => stock > 1).toSorted((a, b) => a.stock - b.stock)[0];
    if (!scarce) throw new Error('The shop has nothing to sell.');
    const shopper = await newShopper(shop);
    await putIntoCart(shopper, scarce.id, scarce.stock - 1);

    await page.goto('/cart/guest');
    await page.getByRole('heading', { name: 'Nothing is kept here yet.' }).waitFor();
    await expectAccessible(page, 'empty guest’s cart');
    await addAsGuest(page, plenty);
    await addAsGuest(page, scarce);
    await inBar(page, '2 products').click();
    await page.waitForURL('**/cart/guest');
    await page.getByRole('button', { name: `Increase the quantity of ${scarce.title}` }).click();
    await inBar(page, '3 products').waitFor();
    await page.reload();
    await page.getByRole('link', { name: plenty.title, exact: true }).waitFor();
    await expectAccessible(page, 'guest’s cart');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    await page.getByRole('link', { name: 'Log in to order' }).click();
    await logIn(page, shopper);
    await page.waitForURL('**/cart');
    await page.getByText(`only 1 of 2 pieces of ${scarce.title}`).waitFor();
    await inBar(page, `${scarce.stock + 1} products`).waitFor();
    const merged = new Map([
      [scarce.id, scarce.stock],
      [plenty.id, 1],
    ]);
    expect(new Map(await cartOf(shopper))).toEqual(merged);
    expect(await kept(page)).toBeNull();
    await page.reload({ waitUntil: 'networkidle' });
    expect(new Map(await cartOf(shopper))).toEqual(merged);

    await page.getByRole('button', { name: `Move to wishlist ${plenty.title}` }).click();
    await page.getByText(`${plenty.title} is on your wishlist now.`).waitFor();
    expect(await cartOf(shopper)).toEqual([[scarce.id, scarce.stock]]);
    await expectAccessible(page, 'cart with a toast that can be undone');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => new Map(await cartOf(shopper))).toEqual(merged);
  }));

test('a page that is closed in the middle adds nothing twice', () =>
  visit(browser, shop.url, { tolerated: /Failed to load resource/ }, async (page) => {
    const [first, second] = await plentiful(shop);
    const shopper = await newShopper(shop);
    await addAsGuest(page, first);
    await addAsGuest(page, second);
    await page.waitForURL('**/login');
    // The shop gets the first change, and its answer is lost.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      if (lost > 0 || !route.request().postData()?.includes('"AddToCart"')) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await logIn(page, shopper);
    await page.getByText(/still kept in this browser/).waitFor();
    expect(lost).toBe(1);
    expect(new Map(await cartOf(shopper))).toEqual(new Map([[first.id, 1]]));
    await page.reload();
    await inBar(page, '2 products').waitFor();
    await expect.poll(() => kept(page)).toBeNull();
    expect(new Map(await cartOf(shopper))).toEqual(
      new Map([
        [first.id, 1],
        [second.id, 1],
      ]),
    );
  }));

test('Buy Now by a guest opens the checkout of the product after the log-in', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [{ id }] = await plentiful(shop);
    const shopper = await newShopper(shop);
    await page.goto(`/product/single/${id}`);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.waitForURL('**/login');
    await logIn(page, shopper);
    await page.waitForURL(`**/checkout/buyNow/${id}`);
  }));

test('the guest’s cart is a page that search engines leave alone', async () => {
  expect((await fetch(`${shop.url}/cart/guest`)).status).toBe(200);
  expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain('Disallow: /cart\n');
  expect(await (await fetch(`${shop.url}/sitemap/screens.xml`)).text()).not.toContain('/cart');
});
