import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { ADDRESS, cartOf, comeWithCart, ONWARD, ordersOf, plentiful, putIntoCart, toConfirm } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let products: Awaited<ReturnType<typeof plentiful>>;
beforeAll(async () => {
  products = await plentiful(at.shop);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test('from the cart to an order; then one of a single product to the same address, one press away, which leaves the cart alone', () =>
  at.visit({ width: 375 }, async (page) => {
    const [first, second, bought] = products;
    const shopper = await comeWithCart(page, at.shop, [first.id, second.id]);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await toConfirm(page, 'Cashon Delivery');
    await page.getByRole('region', { name: 'Payment' }).getByText('Cashon Delivery').waitFor();
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
