import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartDocument } from '../../../web/src/generated/cart.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import {
  currentStep,
  open,
  prepare,
  press,
  sent,
  SHOPPER,
  step,
  toConfirm,
  toPayment,
  typeAddress,
  ONWARD,
} from './checkout-steps.tsx';

test('shows what the order costs, in the amounts of the gateway', async () => {
  open();
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  await within(summary).findByText('₹600');
  expect(summary).toHaveTextContent(
    'Items price (3 items)₹600Shipping₹40Tax₹5Payable₹645You save ₹20 on the original prices',
  );
  expect(document.title).toBe('Haat | Checkout');
});

test('leads through three steps and places the order of the cart', async () => {
  const shop = open();
  await step('Delivery address');
  expect(currentStep()).toHaveTextContent('1Address');
  await toPayment(shop);
  expect(currentStep()).toHaveTextContent('2Payment');
  expect(screen.getByRole('button', { name: 'Address (completed)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'creditCard',
    'UPI',
    'cashOn',
  ]);
  expect(screen.getByRole('radio', { name: 'UPI' })).toHaveAccessibleDescription(
    'Nothing is charged now: the shop only notes your choice.',
  );
  await shop.user.click(screen.getByRole('radio', { name: 'Cashon Delivery' }));
  await press(shop, ONWARD);
  await step('Confirm your order');
  expect(screen.getByRole('heading', { name: 'Confirm your order' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Address' })).toHaveTextContent(
    '14, Lake View Road, Ward 6Ernakulam, Kerala 682011',
  );
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Cashon Delivery');
  expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('Brass Lamp2 × ₹250₹500');
  // Once: the summary is the place of the prices, beside the button.
  expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Payable₹645');
  expect(screen.getAllByText(/^Items price/)).toHaveLength(1);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  expect(shop.shown().action).toBe('REPLACE');
  expect(sent(shop, 'PlaceOrder').map(({ variables }) => variables['input'])).toEqual([
    {
      items: [
        { productId: productId(1), quantity: 1 },
        { productId: productId(2), quantity: 2 },
      ],
      paymentMethod: 'CASH_ON_DELIVERY',
      deliveryAddressId: expect.stringMatching(/./) as string,
      clearCart: true,
      shownTotal: 645,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(sent(shop, 'CheckoutCart')).toHaveLength(1);
  expect(sessionStorage.getItem('checkout')).toBe(JSON.stringify({ email: SHOPPER, byTarget: {} }));
});

test.each([
  ['Credit Card', 'creditCard', 'CREDIT_CARD'],
  ['UPI', 'UPI', 'UPI'],
  ['Cashon Delivery', 'cashOn', 'CASH_ON_DELIVERY'],
])('%s is stored as %s and sent as %s', async (label, value, method) => {
  const shop = open();
  await toConfirm(shop, label);
  expect(JSON.parse(sessionStorage.getItem('checkout') ?? '')).toMatchObject({
    byTarget: { cart: { payment: value } },
  });
  await press(shop, 'Place order');
  await waitFor(() => expect(sent(shop, 'PlaceOrder')[0]?.variables['input']).toMatchObject({ paymentMethod: method }));
});

test('buys one unit of a product and leaves the cart alone', async () => {
  const shop = open({}, `/checkout/buyNow/${productId(2)}`);
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  await within(summary).findByText('₹295');
  await toConfirm(shop);
  await press(shop, 'Place order');
  expect(sent(shop, 'PlaceOrder')[0]?.variables['input']).toMatchObject({
    items: [{ productId: productId(2), quantity: 1 }],
    clearCart: false,
  });
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('the last unit can be bought', async () => {
  const shop = open(
    { products: [mockProduct({ id: productId(2), stock: 1 })], cart: [] },
    `/checkout/buyNow/${productId(2)}`,
  );
  await toConfirm(shop);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});

test('says all that is wrong with the address, focuses the first, and sends nothing', async () => {
  const shop = open();
  await typeAddress(shop, { Address: '14, Lake View Road', 'Postal code': '1234' });
  await shop.user.keyboard('{Enter}');
  for (const sentence of [
    'Block is required',
    'State is required',
    'City is required',
    'Postal code can not be less than 6 digits',
  ]) {
    expect(screen.getByText(sentence)).toBeVisible();
  }
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  expect(screen.getByRole('button', { name: ONWARD })).toHaveAccessibleDescription(
    // The fields say what is wrong with them.
    '4 fields need your attention.',
  );
  expect(sent(shop, 'SaveAddress')).toEqual([]);
});

test('without a choice the payment says so, and focuses the options', async () => {
  const shop = open();
  await toPayment(shop);
  await press(shop, ONWARD);
  const problem = screen.getByRole('alert');
  expect(problem).toHaveTextContent('Please choose one of the payment options');
  // Before the options: on a phone, what is below them is behind the bar.
  const [first] = screen.getAllByRole('radio');
  expect(first && problem.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('radio', { name: 'Credit Card' })).toHaveFocus();
});

test('however often it is pressed, one order is sent', async () => {
  const shop = open();
  const answer = shop.hold('PlaceOrder');
  await toConfirm(shop);
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
  answer();
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  expect(sent(shop, 'PlaceOrder')).toHaveLength(1);
});

test('a refusal in other words is said in those', async () => {
  const { saved, ...rest } = { saved: 'f'.repeat(24), email: SHOPPER };
  const draft = { deliveryAddressId: saved, payment: 'UPI', address: {} };
  sessionStorage.setItem('checkout', JSON.stringify({ ...rest, byTarget: { cart: draft } }));
  const shop = open({}, '/checkout?step=confirm');
  await step('Confirm your order');
  await press(shop, 'Place order');
  expect(await screen.findByRole('alert')).toHaveTextContent('Delivery address not found');
  expect(shop.address()).toBe('/checkout?step=confirm');
});

test('an order that was placed counts, even where it could not be read after it', async () => {
  const shop = open({ fail: { 'PlaceOrderPayload.order': 'UPSTREAM_TIMEOUT' } });
  await toConfirm(shop);
  await press(shop, 'Place order');
  await screen.findByText('Order placed successfully');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});

test('a cart on the screen before is empty after its order, without being asked for', async () => {
  const shop = prepare({}, '/cart');
  const opened = { ...shop, ...shop.start() };
  await shop.user.click(await screen.findByRole('link', { name: 'Proceed to checkout' }));
  await toConfirm(opened);
  await press(opened, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  expect(shop.client.readQuery({ query: CartDocument })).toMatchObject({
    cart: { items: [], totalPrice: 0, totalProducts: 0, summary: { itemsPrice: 0, payable: 45 } },
  });
});

test('an empty cart has nothing to check out', async () => {
  const shop = open({ cart: [] });
  expect(await screen.findByText('Your cart is currently empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  expect(screen.queryByRole('group', { name: 'Steps of the checkout' })).toBeNull();
  expect(shop.address()).toBe('/checkout');
});

test('a product that is sold out cannot be bought, and one that is not there is not found', async () => {
  const shop = open({}, `/checkout/buyNow/${productId(3)}`);
  expect(await screen.findByRole('heading', { name: 'Out of stock' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sold Scarf' })).toHaveAttribute('href', `/product/single/${productId(3)}`);
  await shop.navigate('/checkout/buyNow/gone');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each([
  ['CheckoutCart', '/checkout'],
  ['CheckoutProduct', `/checkout/buyNow/${productId(2)}`],
])('%s that fails can be asked again', async (operation, path) => {
  const shop = prepare({}, path);
  shop.faults.set(operation, 'UPSTREAM_TIMEOUT');
  shop.start();
  const alert = await screen.findByRole('alert');
  shop.faults.clear();
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await step('Delivery address');
  expect(await screen.findByText('Payable', { selector: 'dt' })).toBeVisible();
});

test('of the same product in two tabs, the second order is refused, and leads to the orders', async () => {
  const buyNow = `/checkout/buyNow/${productId(2)}`;
  const shop = open({}, buyNow);
  await toConfirm(shop);
  await shop.navigate('/checkout');
  await toConfirm(shop);
  await press(shop, 'Place order');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
  await shop.navigate(`${buyNow}?step=confirm`);
  await step('Confirm your order');
  await press(shop, 'Place order');
  await screen.findByText('Order already exists');
  await waitFor(() => expect(shop.address()).toBe('/orders'));
});
