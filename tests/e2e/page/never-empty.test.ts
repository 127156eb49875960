import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let product: { id: string; title: string };
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ registeredOperations: readManifest(undefined) }), openBrowser()]);
  product = await requireReviewedProduct(shop);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Messages of the browser about failed files. */
const visitor = { tolerated: /Failed to load resource|preload|ERR_INTERNET_DISCONNECTED/ };
const TOASTS = /\/assets\/toast-list-.*\.js$/;
const LOGIN_FIRST = 'Please login to add product to wishlist';
const heart = (page: Page) => page.getByRole('button', { name: `Add ${product.title} to wishlist`, exact: true });

test.each(['offline', '404'])(
  'a toast whose code does not come (%s) is shown plainly, on a screen that stays',
  (kind) =>
    visit(browser, shop.url, visitor, async (page) => {
      await page.goto(`/product/single/${product.id}`);
      await heart(page).waitFor();
      if (kind === '404') await page.route(TOASTS, (route) => route.fulfill({ status: 404 }));
      else await page.context().setOffline(true);
      await heart(page).click();
      await page.getByRole('alert').getByText(LOGIN_FIRST).waitFor();
      expect(await page.locator('main h1').textContent()).toBe(product.title);
      // The redirect to the log-in continues as far as possible offline.
      if (kind === 'offline') {
        await page.locator('main').getByText('You seem to be offline.').waitFor();
        await page.context().setOffline(false);
      }
      await page.getByRole('textbox', { name: 'Email' }).waitFor();
    }),
);

test('a release that replaced a screen’s file is taken over by one reload; place, drafts and scroll stay', () =>
  visit(browser, shop.url, visitor, async (page) => {
    let gone = true;
    await page.route(/\/assets\/about-page-.*\.js$/, (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(`/product/single/${product.id}`);
    await page.getByRole('button', { name: 'Write a review' }).click();
    const review = page.getByRole('textbox', { name: /review/i });
    await review.fill('Half a sentence of mine');
    await page.evaluate(() => window.scrollTo(0, 500));
    let documents = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      gone = false;
    });
    // A click event without scrolling, as the keyboard causes it.
    await page.getByRole('link', { name: 'About Us' }).first().dispatchEvent('click');
    await page.getByRole('heading', { name: 'About Us' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(documents).toBe(1);
    await page.goBack();
    await expect.poll(() => review.inputValue()).toBe('Half a sentence of mine');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    expect(documents).toBe(1);
  }));

test.each([
  [/libraries-.*\.js/, 'The shop did not load'],
  [/index-.*\.js/, 'The shop did not load'],
  [/index-.*\.css/, 'Haat stands for'],
])('a page whose own file %s is gone says so', (file, seen) =>
  visit(browser, shop.url, visitor, async (page) => {
    let documents = 0;
    page.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.goto('/about', { waitUntil: 'load' });
    await page.getByText(seen).first().waitFor();
    if (seen.startsWith('The shop')) {
      // In a window of its own, above what the server has rendered.
      const retry = page.getByRole('alert').getByRole('link', { name: 'Try again' });
      expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(documents).toBeLessThanOrEqual(2);
    await page.unroute(file);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByText('Haat stands for').waitFor();
  }),
);

test('offline, a product shows what the list has told of it, and the rest when the line is back', () =>
  visit(browser, shop.url, visitor, async (page) => {
    await page.goto('/products');
    // Whoever has opened a product has the code of its screen.
    await page.locator('main article a').nth(2).click();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    await page.goBack();
    await page.locator('main article').first().waitFor();
    const link = page.locator('main article a').first();
    const title = await link.getAttribute('title');
    await page.context().setOffline(true);
    await page.getByText('What you have seen is still here').waitFor();
    await link.click();
    await page.locator('main').getByText('You seem to be offline.').first().waitFor();
    expect(await page.locator('main h1').textContent()).toBe(title);
    expect(await page.locator('main').getByText('₹').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
  }));
