import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, signInAs, visit } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { openShopLine, type ShopLine } from '../../support/servers/shop-line.ts';
import { newShopper, type Shopper } from '../shoppers.ts';
import { plentiful } from '../shopping/cart-steps.ts';
import { bar, controlled, goOffline, keeps, LINE_AWAY } from './offline-steps.ts';

const SAVED = 'Saved on this device. It is sent when you are back online.';
const OFFLINE = { serviceWorkers: 'allow', tolerated: LINE_AWAY } as const;
const WAITS = /1 change is saved on this device and waits to be sent/;

let shop: Shop;
let line: ShopLine;
let browser: Browser;
let product: { id: string; title: string };
let shopper: Shopper;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  line = await openShopLine(shop.url);
  [product] = await plentiful(shop);
});
afterAll(async () => {
  await browser.close();
  await line[Symbol.asyncDispose]();
  await shop.close();
});
beforeEach(async () => {
  shopper = await newShopper(shop);
  shop.upstreamCalls.length = 0;
});

async function openProduct(page: Page, whose: Shopper): Promise<void> {
  await signInAs(page, whose);
  await page.goto(`/product/single/${product.id}`);
  await controlled(page);
  await keeps(page, 'ProductDetail');
}

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).click();
const heart = (page: Page, name: 'Add' | 'Remove') =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name} ${product.title} `) })
    .first();

const QUANTITIES = '{ cart { items { id quantity } } wishlist { items { id } } }';

async function quantities(whose: Shopper): Promise<{ cart: [string, number][]; wishlist: string[] }> {
  const { data } = await whose.query<{
    cart: { items: { id: string; quantity: number }[] };
    wishlist: { items: { id: string }[] };
  }>(QUANTITIES);
  return {
    cart: data.cart.items.map(({ id, quantity }) => [id, quantity]),
    wishlist: data.wishlist.items.map(({ id }) => id),
  };
}

const additions = () => shop.upstreamCalls.filter((call) => call.startsWith('POST /api/cart/add'));

test('additions survive a closed tab, and are sent once when the line is back', () =>
  visit(browser, line.url, OFFLINE, async (page) => {
    await openProduct(page, shopper);
    await goOffline(page);
    await addToCart(page);
    await page.getByText(SAVED).waitFor();
    await bar(page, WAITS).waitFor();
    await heart(page, 'Add').click();
    await heart(page, 'Remove').waitFor();
    await bar(page, /2 changes are saved on this device and wait to be sent/).waitFor();
    await page.reload();
    await bar(page, /2 changes are saved/).waitFor();
    await heart(page, 'Remove').waitFor();
    const context = page.context();
    await page.close();

    await context.setOffline(false);
    expect(await quantities(shopper)).toEqual({ cart: [], wishlist: [] });
    const [first, second] = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all([first.goto('/about'), second.goto('/about')]);
    const told = [first, second].map((tab) =>
      tab.getByText('2 changes that you saved on this device have been made.').waitFor(),
    );
    // Only the tab that has sent them says so.
    await Promise.any(told);
    void Promise.allSettled(told);
    await eventually(async () =>
      expect(await quantities(shopper)).toEqual({ cart: [[product.id, 1]], wishlist: [product.id] }),
    );
    expect(additions()).toHaveLength(1);
    await bar(first, /saved on this device/).waitFor({ state: 'detached' });
  }));

test('an addition whose answer was lost is made once', () =>
  visit(browser, line.url, OFFLINE, async (page) => {
    await openProduct(page, shopper);
    line.loseAnswers();
    await addToCart(page);
    await page.getByText(SAVED).waitFor();
    await eventually(async () => expect((await quantities(shopper)).cart).toEqual([[product.id, 1]]));
    line.mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText(`“${product.title}” is in your cart now.`).waitFor();
    expect(additions()).toHaveLength(1);
    // Each click is an addition of its own.
    await addToCart(page);
    await eventually(async () => expect((await quantities(shopper)).cart).toEqual([[product.id, 2]]));
  }));

test('nobody else sends it; its owner does after the next log-in', async () => {
  const other = await newShopper(shop);
  await visit(browser, line.url, OFFLINE, async (page) => {
    await openProduct(page, shopper);
    await goOffline(page);
    await addToCart(page);
    await page.getByText(SAVED).waitFor();
    // The app is gone before the line is back.
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await signInAs(page, other);
    await page.goto('/about');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-offline-')),
    );
    await page.evaluate(() => navigator.locks.request('haat-offline', () => undefined));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await page.getByText(/saved on this device/).count()).toBe(0);
    await signInAs(page, shopper);
    await page.goto('/about');
    await eventually(async () => expect((await quantities(shopper)).cart).toEqual([[product.id, 1]]));
    expect((await quantities(other)).cart).toEqual([]);
    expect(additions()).toHaveLength(1);
  });
});

test('a refusal is told, and a session that is over loses nothing', () =>
  visit(browser, line.url, { ...OFFLINE, tolerated: /status of 403|net::|ERR_/ }, async (page) => {
    await openProduct(page, shopper);
    await goOffline(page);
    await addToCart(page);
    await page.getByText(SAVED).waitFor();
    await page.context().clearCookies();
    await page.context().setOffline(false);
    await page.getByText('It is sent once you have signed in again.').waitFor();
    expect((await quantities(shopper)).cart).toEqual([]);

    const admin = await shop.as('admin');
    const setStock = (stock: number) =>
      admin.query('mutation ($id: ID!, $stock: Int!) { updateProduct(id: $id, changes: { stock: $stock }) { code } }', {
        id: product.id,
        stock,
      });
    await setStock(0);
    await signInAs(page, shopper);
    await page.goto('/about');
    await page.getByText(`“${product.title}” could not be added to your cart.`).waitFor();
    await bar(page, /saved on this device/).waitFor({ state: 'detached' });
    await setStock(30);
    expect((await quantities(shopper)).cart).toEqual([]);
  }));

test('a guest is sent to the log-in, as ever', () =>
  visit(browser, line.url, OFFLINE, async (page) => {
    await page.goto(`/product/single/${product.id}`);
    await controlled(page);
    await keeps(page, 'ProductDetail');
    await goOffline(page);
    await addToCart(page);
    await page.getByText('Please login to add product to cart').waitFor();
    await page.waitForURL('**/login');
    expect(await page.getByText(SAVED).count()).toBe(0);
  }));
