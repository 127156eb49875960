import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { cartOf, comeWithCart, plentiful } from './cart-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('a product moves from the cart to the wishlist and back', () =>
  visit(browser, shop.url, { width: 375 }, async (page) => {
    const [{ id, title }, other] = await plentiful(shop);
    const shopper = await comeWithCart(page, shop, [id, other.id]);
    await page.goto('/cart');
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    await expectAccessible(page, 'cart with a way to the wishlist');
    await page.getByRole('button', { name: `Move to wishlist ${title}` }).click();
    await page.getByText(`${title} is on your wishlist now.`).waitFor();
    expect(await cartOf(shopper)).toEqual([[other.id, 1]]);
    await page.goto('/wishlist');
    const toCart = page.getByRole('button', { name: `Move to cart ${title}` });
    await toCart.waitFor();
    await expectAccessible(page, 'wishlist with a way to the cart');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await toCart.click();
    await page.getByText(`${title} is in your cart now.`).waitFor();
    await page.getByText('Your wishlist is empty.').waitFor();
    expect(new Map(await cartOf(shopper))).toEqual(
      new Map([
        [id, 1],
        [other.id, 1],
      ]),
    );
  }));
