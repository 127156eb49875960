import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { holdBack, openBrowser, signIn, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([
    startShop({ registeredOperations: readManifest(undefined), serverRendering: false }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Names and methods of the operations that the page sends from now on. */
function watchOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const posted = request.postDataJSON() as { operationName: string } | null;
    names.push(`${request.method()} ${posted?.operationName ?? url.searchParams.get('operationName')}`);
  });
  return names;
}

const SCREENS: [path: () => Promise<string>, operations: string[], card: string][] = [
  [async () => '/', ['GET Home'], 'Best rated'],
  [async () => '/products', ['GET ProductList'], 'Products'],
  [async () => '/products?category=Electronics&brand=Apple&sort=price-up&page=1', ['GET ProductList'], 'Products'],
  [
    async () => `/product/single/${(await requireReviewedProduct(shop)).id}`,
    ['GET ProductDetail'],
    'Recommended products',
  ],
];

test.each(SCREENS)('screen %#: the page itself asks for what its screen shows, once', (path, operations, region) =>
  visit(browser, shop.url, {}, async (page) => {
    const asked = watchOperations(page);
    const letCome = await holdBack(page, '**/assets/index-*.js');
    const answered = page.waitForResponse((response) => response.url().includes('/graphql'));
    await page.goto(await path(), { waitUntil: 'commit' });
    expect((await answered).status()).toBe(200);
    expect(asked).toEqual(operations);
    expect(await page.locator('#root > *').count()).toBe(0);

    letCome();
    await page.getByRole('region', { name: region, exact: true }).getByRole('article').first().waitFor();
    expect(asked).toEqual(operations);
  }),
);

test('the list of the category that was chosen on the home screen is asked for once, too', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('homeCategory', 'clothing'));
    const asked = watchOperations(page);
    await page.goto('/products');
    await page.waitForURL('**/products?category=clothing');
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    expect(asked).toEqual(['GET ProductList']);
  }));

test('for somebody signed in nothing is asked for without their token', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signIn(page);
    const asked = watchOperations(page);
    const letCome = await holdBack(page, '**/assets/index-*.js');
    const code = page.waitForRequest('**/assets/list-page-*.js');
    await page.goto('/products', { waitUntil: 'commit' });
    await code;
    expect(asked).toEqual([]);
    letCome();
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    expect(asked).toEqual(['POST ProductList']);
  }));

test('what was asked for early is taken once: who comes back to a screen sees what it is then', () =>
  visit(browser, shop.url, {}, async (page) => {
    await page.goto('/products');
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    expect(await page.evaluate(() => window.prefetched?.size)).toBe(0);
  }));
