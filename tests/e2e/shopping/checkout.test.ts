import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { boxOf } from '../../support/browser/box.ts';
import { HEIGHTS, WIDTHS } from '../../support/browser/browser.ts';
import { ADDRESS, cartOf, comeWithCart, ONWARD, ordersOf, plentiful, putIntoCart, toConfirm } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let products: Awaited<ReturnType<typeof plentiful>>;
beforeAll(async () => {
  products = await plentiful(at.shop);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function box(element: Locator) {
  await element.waitFor();
  return boxOf(element);
}

/** Next stands at the window's bottom, and above nothing that has the focus. */
async function expectFocusInSight(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const wanting = page.getByText(/^Still missing/);
  await field('Postal code').focus();
  for (const label of ['City', 'Block', 'Address']) {
    await page.keyboard.press('Tab');
    await field(label).focus();
    // On top of the bar, and in sight without scrolling.
    expect((await box(field(label))).bottom).toBeLessThanOrEqual((await box(wanting)).y);
    expect((await box(wanting)).bottom).toBeLessThanOrEqual(HEIGHTS[WIDTHS.phone] ?? 0);
  }
  const next = await box(page.getByRole('button', { name: ONWARD }));
  expect((await box(wanting)).bottom).toBeLessThanOrEqual(next.y + 1);
}

/** An order whose answer is lost is told above the bar, over nothing that has the focus. */
async function loseAnOrder(page: Page): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('PlaceOrder') ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await press(page, 'Place order');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be confirmed' });
  const told = await box(alert);
  expect(told.bottom).toBeLessThanOrEqual((await box(page.getByRole('button', { name: 'Place order' }))).y);
  expect((await box(alert.getByRole('link', { name: 'My Orders' }))).height).toBeGreaterThanOrEqual(44);
  // The specification's words are a toast, which stands above it.
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  expect((await box(toast)).bottom).toBeLessThan(told.y);
  await expectAccessible(page, 'an order that may have arrived');
  await page.getByRole('link', { name: 'Wishlist' }).last().focus();
  expect((await box(page.locator(':focus'))).bottom).toBeLessThanOrEqual(told.y);
  await page.unroute('**/graphql');
}

test('on a phone, from the cart to an order whose first answer is lost, then one product to the same address', () =>
  at.visit({ width: WIDTHS.phone, tolerated: /status of 500/ }, async (page) => {
    const [first, second, bought] = products;
    const shopper = await comeWithCart(page, at.shop, [first.id, second.id]);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('heading', { name: 'Delivery address' }).waitFor();
    expect(await page.getByText(/^Still missing/).count()).toBe(0);
    await expectFocusInSight(page);
    await expectAccessible(page, 'address step on a phone');
    await toConfirm(page, 'Cashon Delivery');
    await page.getByRole('region', { name: 'Payment' }).getByText('Cashon Delivery').waitFor();
    await loseAnOrder(page);
    await press(page, 'Place order');
    await page.waitForURL('**/orders');
    const placed = page.getByRole('region', { name: 'Thank you, your order is placed' });
    await placed.getByText('Cashon Delivery').waitFor();
    await expectAccessible(page, 'order placed');
    await page.getByRole('link', { name: 'Cart, 0 items' }).first().waitFor();
    expect(await cartOf(shopper)).toEqual([]);
    const [order, ...others] = await ordersOf(shopper);
    expect(others).toEqual([]);
    expect(order?.paymentMethod).toBe('CASH_ON_DELIVERY');
    expect(order?.items.map(([id, quantity]) => `${id} ${quantity}`).sort()).toEqual(
      [first.id, second.id].map((id) => `${id} 1`).sort(),
    );

    // One product to the same address, which is one press away. The cart stays.
    await putIntoCart(shopper, first.id);
    await page.goto(`/product/single/${bought.id}`);
    await press(page, 'Buy Now');
    await page.waitForURL(`**/checkout/buyNow/${bought.id}`);
    await page.getByRole('radio', { name: ADDRESS.Address }).check();
    await expectAccessible(page, 'earlier address');
    await press(page, ONWARD);
    await page.getByRole('radio', { name: 'UPI' }).click();
    await press(page, ONWARD);
    await press(page, 'Place order');
    await page
      .getByRole('region', { name: 'Thank you' })
      .getByText(/Ernakulam/)
      .waitFor();
    expect(await cartOf(shopper)).toEqual([[first.id, 1]]);
    const { data } = await shopper.query<{ orders: { deliveryAddress: { address: string } | null }[] }>(
      '{ orders { deliveryAddress { address } } }',
    );
    expect(data.orders.map(({ deliveryAddress }) => deliveryAddress?.address)).toEqual(Array(2).fill(ADDRESS.Address));
  }));
