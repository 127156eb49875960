import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { startShop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';
import { takenOver } from '../../support/browser/browser.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(() => startShop({ registeredOperations: readManifest(undefined) }));
let product: { id: string; title: string };
beforeAll(async () => {
  product = await requireReviewedProduct(at.shop);
});

/** Messages of the browser about failed files. */
const visitor = { tolerated: /Failed to load resource|preload|ERR_INTERNET_DISCONNECTED/ };
const TOASTS = /\/assets\/toast-list-.*\.js$/;
const LOGIN_FIRST = 'Please login to add product to wishlist';
const heart = (page: Page) => page.getByRole('button', { name: `Add ${product.title} to wishlist`, exact: true });

test.each(['offline', '404'])(
  'a toast whose code does not come (%s) is shown plainly, on a screen that stays',
  (kind) =>
    at.visit(visitor, async (page) => {
      await page.route(TOASTS, (route) => (kind === '404' ? route.fulfill({ status: 404 }) : route.abort()));
      await page.goto(`/product/single/${product.id}`);
      if (kind === 'offline') await page.context().setOffline(true);
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
  at.visit(visitor, async (page) => {
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
    const isAsBefore = async () => {
      await expect.poll(() => review.inputValue()).toBe('Half a sentence of mine');
      // As far down as the page is before its data have come anew.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    };
    await takenOver(page);
    await page.goBack();
    await isAsBefore();
    expect(documents).toBe(1);

    // Who goes back during the take-over: the shell asks for this when it is taken over, before the screen is.
    await page.goForward();
    await page.getByRole('heading', { name: 'About Us' }).first().waitFor();
    await page.addInitScript(() => {
      const set = () => Reflect.deleteProperty(history, 'scrollRestoration') && history.back();
      if (location.pathname === '/about')
        Object.defineProperty(history, 'scrollRestoration', { configurable: true, set });
    });
    await page.reload({ waitUntil: 'commit' });
    await isAsBefore();
  }));

test.each([
  [/libraries-.*\.js/, 'The shop did not load'],
  [/index-.*\.js/, 'The shop did not load'],
  [/index-.*\.css/, 'Haat stands for'],
])('a page whose own file %s is gone says so', (file, seen) =>
  at.visit(visitor, async (page) => {
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
