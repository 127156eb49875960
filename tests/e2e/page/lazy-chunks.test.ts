import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { openBrowser, signIn, signInAs, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';
import { newShopper, placeOrder, type Shopper } from '../shoppers.ts';

let shop: Shop;
let browser: Browser;
let shopper: Shopper;
/** Every screen, by the role of its users. */
let screens: Record<'guest' | 'shopper' | 'admin' | 'superAdmin', string[]>;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ registeredOperations: readManifest(undefined) }), openBrowser()]);
  shopper = await newShopper(shop);
  const order = await placeOrder(shop, shopper, 1);
  const { id } = await requireReviewedProduct(shop);
  await shopper.query('mutation ($id: ID!) { addToCart(productId: $id, quantity: 1) { code } }', { id });
  const words = ['/signup', '/login', '/about', '/changePassword', '/forgetPassword', '/reset_password/token'];
  screens = {
    guest: ['/', '/products', `/product/single/${id}`, ...words, '/nowhere'],
    shopper: [
      '/cart',
      '/wishlist',
      '/orders',
      `/orders/details/orderId/${order.id}`,
      '/profile',
      '/checkout',
      `/checkout/buyNow/${id}`,
    ],
    admin: ['/admin', `/admin/product/edit/${id}`, '/admin/product/new'],
    superAdmin: ['/superAdmin'],
  };
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const ROLES = ['guest', 'shopper', 'admin', 'superAdmin'] as const;
type Role = (typeof ROLES)[number];

/** Messages of the browser about failed files. */
const NOT_GIVEN = /Failed to load resource|preload|ERR_INTERNET_DISCONNECTED/;
const OFFLINE = 'You seem to be offline.';
const NOT_LOADED = 'This part of the shop did not load.';

async function enter(page: Page, role: Role): Promise<void> {
  if (role === 'shopper') await signInAs(page, shopper);
  else if (role !== 'guest') await signIn(page, role);
}

/** Data saving switches off prefetching, so a screen only requests what it needs. */
const SAVES_DATA = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** The screen to start from, which requests few files. */
const startOf = (path: string): string => (path === '/about' ? '/forgetPassword' : '/about');

/** Navigates as a link does, without a reload. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const main = (page: Page) => page.locator('main');
const arrived = (page: Page) => main(page).locator('h1, h2').first().waitFor();

test.each(ROLES)('every screen of a %s says that it is offline, and comes by itself when the line is back', (role) =>
  visit(browser, shop.url, { tolerated: NOT_GIVEN }, async (page) => {
    await enter(page, role);
    for (const path of screens[role]) {
      await page.goto(startOf(path));
      await arrived(page);
      const files = /\/assets\/.*\.(js|css)$/;
      await page.route(files, (route) => route.abort('internetdisconnected'));
      await page.context().setOffline(true);
      await goTo(page, path);
      const words = main(page).getByText(OFFLINE);
      await expect.poll(() => words.count(), { message: path }).toBe(1);
      await page.unroute(files);
      await page.context().setOffline(false);
      await expect.poll(() => words.count(), { message: path }).toBe(0);
      await arrived(page);
    }
  }),
);

/** The new screen's text, as soon as it differs from the text of the screen before. */
async function nextText(page: Page, before: string, path: string): Promise<string> {
  const text = async () => (await main(page).allInnerTexts()).join();
  await expect
    .poll(async () => ['', before, 'Loading...'].includes(await text()), { message: path, timeout: 10_000 })
    .toBe(false);
  return text();
}

// One script and one style sheet per screen. EVERY_FILE=1 tests all files, which takes minutes.
test.each(ROLES)('any one file that is gone leaves a %s a screen that says so, after one reload', (role) =>
  visit(browser, shop.url, { tolerated: NOT_GIVEN }, async (page) => {
    await page.context().addInitScript(SAVES_DATA);
    await enter(page, role);
    const tried = new Set<string>();
    for (const path of screens[role]) {
      const asked: string[] = [];
      const note = (request: Request) => void asked.push(request.url());
      await page.goto(startOf(path), { waitUntil: 'networkidle' });
      const before = await main(page).innerText();
      page.on('request', note);
      await goTo(page, path);
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      const files = asked.filter((url) => /\/assets\/.*\.(js|css)$/.test(url) && !tried.has(url));
      const kinds = ['.js', '.css'].flatMap((kind) => files.find((url) => url.endsWith(kind)) ?? []);
      for (const file of process.env['EVERY_FILE'] ? files : kinds) {
        tried.add(file);
        const said = await withoutFile(page, file, path, before);
        expect(said, `${path} without ${file}`).toContain(NOT_LOADED);
      }
    }
    expect(tried.size).toBeGreaterThan(1);
  }),
);

/** The text of a screen in a new tab in which one file fails. */
async function withoutFile(page: Page, file: string, path: string, before: string): Promise<string> {
  let documents = 0;
  const tab = await page.context().newPage();
  await tab.route(file, (route) => route.fulfill({ status: 404 }));
  await tab.goto(startOf(path));
  await arrived(tab);
  tab.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
  await goTo(tab, path);
  const said = await nextText(tab, before, `${path} without ${file}`);
  expect(documents, file).toBeLessThanOrEqual(1);
  await tab.close();
  return said;
}
