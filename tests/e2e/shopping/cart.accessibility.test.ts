import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { comeWithCart, ONWARD, plentiful, typeAddress } from './cart-steps.ts';
import { catalogue } from '../screens.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test('axe finds nothing from product to order', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first, second] = await plentiful(shop);
    const soldOut = (await catalogue(shop)).find(({ stock }) => stock <= 0);
    if (!soldOut) throw new Error('The shop has nothing that is sold out.');
    await comeWithCart(page, shop, [first.id, second.id]);
    await page.goto(`/product/single/${soldOut.id}`);
    await page.getByRole('button', { name: 'Out of stock' }).waitFor();
    await expectAccessible(page, 'product that is sold out');
    await page.goto(`/checkout/buyNow/${soldOut.id}`);
    await page.getByRole('heading', { name: 'Out of stock' }).waitFor();
    await expectAccessible(page, 'checkout of a product that is sold out');
    await page.goto('/cart');
    await page.getByRole('button', { name: `Increase the quantity of ${first.title}` }).click();
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await expectAccessible(page, 'cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByText('Payable', { exact: true }).waitFor();
    await expectAccessible(page, 'address');
    await page.getByLabel('Postal code').fill('12');
    await page.keyboard.press('Enter');
    await page.getByText('Address is required').waitFor();
    await expectAccessible(page, 'wrong address');
    await typeAddress(page);
    await page.getByRole('button', { name: ONWARD }).click();
    await page.getByRole('button', { name: 'Prev' }).waitFor();
    await page.getByRole('button', { name: ONWARD }).click();
    await page.getByText('Please choose one of the payment options').waitFor();
    await expectAccessible(page, 'payment that is missing');
    await page.getByRole('radio', { name: 'UPI' }).check();
    await expectAccessible(page, 'payment');
    await page.getByRole('button', { name: ONWARD }).click();
    await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    await expectAccessible(page, 'confirmation');
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByText('Your cart is currently empty.').waitFor();
    await expectAccessible(page, 'empty cart');
    await page.goto('/checkout');
    await page.getByText('There is nothing to check out yet.').waitFor();
    await expectAccessible(page, 'checkout of an empty cart');
  }));
