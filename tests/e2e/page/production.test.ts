import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { openBrowser, quiet, visit } from '../../support/browser/browser.ts';
import { IN_PRODUCTION } from '../../support/servers/gateway.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { fillIn, open, SHOPPER, submit } from '../account/auth-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  const options = { production: true, registeredOperations: readManifest(undefined) };
  const { protection } = IN_PRODUCTION;
  [shop, browser] = await Promise.all([startShop({ ...options, protection }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

test('as it is shipped, with all of its limits, the shop takes no operation but its own, and has all of those', () =>
  visit(browser, shop.url, {}, async (page) => {
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
    const { errors } = await shop.query('{ facets { brands } }');
    expect(errors[0]?.extensions?.['code']).toBe('OPERATION_NOT_REGISTERED');
  }));
