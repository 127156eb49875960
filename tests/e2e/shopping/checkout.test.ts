import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { signInAs } from '../../support/browser/browser.ts';
import { newShopper, placeOrder } from '../shoppers.ts';
import { cartOf, comeWithCart, ONWARD, ordersOf, plentiful, toConfirm } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();
let products: Awaited<ReturnType<typeof plentiful>>;
beforeAll(async () => {
  products = await plentiful(at.shop);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test.each([
  ['Credit Card', 'CREDIT_CARD'],
  ['UPI', 'UPI'],
  ['Cashon Delivery', 'CASH_ON_DELIVERY'],
])('from the cart to an order paid by %s', (option, paymentMethod) =>
  at.visit({}, async (page) => {
    const [first, second] = products;
    const shopper = await comeWithCart(page, at.shop, [first.id, second.id]);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await toConfirm(page, option);
    await page.getByRole('region', { name: 'Payment' }).getByText(option).waitFor();
    await press(page, 'Place order');
    await page.waitForURL('**/orders');
    const placed = page.getByRole('region', { name: 'Thank you, your order is placed' });
    await placed.getByText(option).waitFor();
    await expectAccessible(page, 'order placed');
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
    expect(await cartOf(shopper)).toEqual([]);
    const [order, ...others] = await ordersOf(shopper);
    expect(others).toEqual([]);
    expect(order?.paymentMethod).toBe(paymentMethod);
    expect(order?.items.toSorted()).toEqual(
      [
        [first.id, 1],
        [second.id, 1],
      ].toSorted(),
    );
  }),
);

test('an address of an earlier order is one press away, and an order to it is delivered there', () =>
  at.visit({ width: 375 }, async (page) => {
    const shopper = await newShopper(at.shop);
    const { titles } = await placeOrder(at.shop, shopper, 1);
    await signInAs(page, shopper);
    const [first, second] = products;
    await page.goto(`/checkout/buyNow/${titles.includes(first.title) ? second.id : first.id}`);
    await page.getByRole('radio', { name: '14, Lake View Road' }).check();
    await expectAccessible(page, 'earlier address');
    await press(page, ONWARD);
    await page.getByRole('radio', { name: 'UPI' }).click();
    await press(page, ONWARD);
    await press(page, 'Place order');
    await page
      .getByRole('region', { name: 'Thank you' })
      .getByText(/Ernakulam/)
      .waitFor();
    const { data } = await shopper.query<{ orders: { deliveryAddress: { address: string } | null }[] }>(
      '{ orders { deliveryAddress { address } } }',
    );
    expect(data.orders.map(({ deliveryAddress }) => deliveryAddress?.address)).toEqual(
      Array(2).fill('14, Lake View Road'),
    );
  }));

test('buying at once leaves the cart alone; a second order of the same is refused and leads to the orders', () =>
  at.visit({}, async (page) => {
    const [bought, kept] = products;
    const shopper = await comeWithCart(page, at.shop, [kept.id]);
    await page.goto(`/product/single/${bought.id}`);
    await press(page, 'Buy Now');
    await page.waitForURL(`**/checkout/buyNow/${bought.id}`);
    await toConfirm(page);
    // Another tab comes as far before there is an order.
    const second = await page.context().newPage();
    await second.goto(`/checkout/buyNow/${bought.id}`);
    await toConfirm(second);
    await press(page, 'Place order');
    await page.waitForURL('**/orders');
    expect(await cartOf(shopper)).toEqual([[kept.id, 1]]);
    expect(await ordersOf(shopper)).toEqual([{ paymentMethod: 'UPI', items: [[bought.id, 1]] }]);

    await press(second, 'Place order');
    await second.getByText('Order already exists').waitFor();
    await second.waitForURL('**/orders');
    await second.close();
  }));
