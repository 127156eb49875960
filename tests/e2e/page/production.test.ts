import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { quiet } from '../../support/browser/browser.ts';
import { IN_PRODUCTION } from '../../support/servers/gateway.ts';
import { startShop } from '../../support/servers/shop.ts';
import { fillIn, open, SHOPPER, submit } from '../account/auth-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const { protection } = IN_PRODUCTION;
const at = shopInBrowser(() =>
  startShop({ production: true, registeredOperations: readManifest(undefined), protection }),
);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

test('as it is shipped, with all of its limits, the shop takes no operation but its own, and has all of those', () =>
  at.visit({}, async (page) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/graphql') && response.status() !== 200) refused.push(`${response.status()}`);
    });
    await page.goto('/products');
    await page.locator('main a[href^="/product/single/"]').first().click();
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .waitFor();
    await open(page, '/login', 'Signin');
    await fillIn(page, SHOPPER);
    await submit(page);
    await page.getByRole('button', { name: 'Account of Asha Menon' }).waitFor();
    for (const path of ['/cart', '/wishlist', '/orders', '/profile']) {
      await page.goto(path);
      await heading(page, /./).waitFor();
      await quiet(page);
    }
    expect(refused).toEqual([]);
    const { errors } = await at.shop.query('{ facets { brands } }');
    expect(errors[0]?.extensions?.['code']).toBe('OPERATION_NOT_REGISTERED');
  }));
