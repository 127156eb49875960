import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit, WIDTHS } from '../support/browser.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { comeWithCart, plentiful, typeAddress } from './cart-steps.ts';
import { catalogue } from './screens.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      what,
      id,
      where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    })),
  ).toEqual([]);
}

/** Ten states at one go: an order's way is long, and axe takes its time with each. */
const TIMEOUT = 240_000;

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(Object.values(WIDTHS))(
    'at %i pixels axe finds nothing from product to order',
    { timeout: TIMEOUT },
    (width) =>
      visit(browser, shop.url, { width, colorScheme }, async (page) => {
        const [first, second] = await plentiful(shop);
        const soldOut = (await catalogue(shop)).find(({ stock }) => stock <= 0);
        if (!soldOut) throw new Error('The shop has nothing that is sold out.');
        await comeWithCart(page, shop, [first.id, second.id]);
        await page.goto(`/product/single/${soldOut.id}`);
        await page.getByRole('button', { name: 'Out of stock' }).waitFor();
        await check(page, 'product that is sold out');
        await page.goto(`/checkout/buyNow/${soldOut.id}`);
        await page.getByRole('heading', { name: 'Out of stock' }).waitFor();
        await check(page, 'checkout of a product that is sold out');
        await page.goto('/cart');
        await page.getByRole('button', { name: `Increase the quantity of ${first.title}` }).click();
        await page.getByRole('link', { name: 'Cart, 3 products' }).waitFor();
        await check(page, 'cart');
        await page.getByRole('link', { name: 'Proceed to checkout' }).click();
        await page.getByText('Payable').waitFor();
        await check(page, 'address');
        await page.getByLabel('Postal code').fill('12');
        await page.keyboard.press('Enter');
        await page.getByText('Address is required').waitFor();
        await check(page, 'wrong address');
        await typeAddress(page);
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('button', { name: 'Prev' }).waitFor();
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByText('Please choose one of the payment options').waitFor();
        await check(page, 'payment that is missing');
        await page.getByRole('radio', { name: 'UPI' }).check();
        await check(page, 'payment');
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
        await check(page, 'confirmation');
        await page.goto('/cart');
        await page.getByRole('button', { name: 'Remove all' }).click();
        await page.getByText('Your cart is currently empty.').waitFor();
        await check(page, 'empty cart');
        await page.goto('/checkout');
        await page.getByText('There is nothing to check out yet.').waitFor();
        await check(page, 'checkout of an empty cart');
      }),
  );
});
