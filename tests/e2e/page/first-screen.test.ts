import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { signIn } from '../../support/browser/browser.ts';
import { startShop } from '../../support/servers/shop.ts';
import { requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(() => startShop({ registeredOperations: readManifest(undefined), serverRendering: false }));

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
    async () => `/product/single/${(await requireReviewedProduct(at.shop)).id}`,
    ['GET ProductDetail'],
    'Recommended products',
  ],
];

test.each(SCREENS)('screen %#: what it shows is asked for once', (path, operations, region) =>
  at.visit({}, async (page) => {
    const asked = watchOperations(page);
    await page.goto(await path());
    await page.getByRole('region', { name: region, exact: true }).getByRole('article').first().waitFor();
    expect(asked).toEqual(operations);
  }),
);

test('somebody signed in asks with their token, by POST', () =>
  at.visit({}, async (page) => {
    await signIn(page);
    const asked = watchOperations(page);
    await page.goto('/products');
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    expect(asked.sort()).toEqual(['POST CartAndWishlist', 'POST ProductList']);
  }));
