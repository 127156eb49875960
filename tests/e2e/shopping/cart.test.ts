import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { cartOf, comeWithCart, plentiful } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let products: Awaited<ReturnType<typeof plentiful>>;
beforeAll(async () => {
  products = await plentiful(at.shop);
});

const navCount = (page: Page, count: string) => page.getByRole('link', { name: `Cart, ${count}` });

test('from the product into the cart: each click one unit, then to the cart by itself', () =>
  at.visit({}, async (page) => {
    const [{ id, title }] = products;
    const shopper = await comeWithCart(page, at.shop);
    await page.goto(`/product/single/${id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('product added to cart successs').waitFor();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('product quantity updated in cart').waitFor();
    await navCount(page, '2 items').waitFor();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(await cartOf(shopper)).toEqual([[id, 2]]);
  }));

test('one product leaves, then all; the focus never gets lost', () =>
  at.visit({}, async (page) => {
    const [first, second, third] = products;
    const shopper = await comeWithCart(page, at.shop, [first.id, second.id, third.id]);
    await page.goto('/cart');
    const remove = page.getByRole('button', { name: /^Remove (?!all)/ });
    await remove.nth(2).waitFor();
    const following = await remove.nth(1).getAttribute('aria-label');
    await remove.first().press('Enter');
    await navCount(page, '2 items').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(following);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('Your cart is currently empty.').waitFor();
    await navCount(page, '0 items').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shopping Cart');
    await expect.poll(() => cartOf(shopper)).toEqual([]);
    await page.getByRole('link', { name: 'Explore Products' }).click();
    await page.waitForURL('**/products');
  }));
