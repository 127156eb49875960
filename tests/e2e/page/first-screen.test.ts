import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { openBrowser, signIn, visit } from '../../support/browser/browser.ts';
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

test.each(SCREENS)('screen %#: what it shows is asked for once', (path, operations, region) =>
  visit(browser, shop.url, {}, async (page) => {
    const asked = watchOperations(page);
    await page.goto(await path());
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

test('somebody signed in asks with their token, by POST', () =>
  visit(browser, shop.url, {}, async (page) => {
    await signIn(page);
    const asked = watchOperations(page);
    await page.goto('/products');
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    expect(asked.sort()).toEqual(['POST CartAndWishlist', 'POST ProductList']);
  }));
