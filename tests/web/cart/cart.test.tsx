import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { NOT_THAT_MANY } from '../../../schema/shop.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { LOST_ANSWER, renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/cart/cart-page.tsx';

const products = [
  mockProduct({ id: productId(1), title: 'Walnut Radio', discountPrice: 100.1, originalPrice: 120, stock: 3 }),
  mockProduct({ id: productId(2), title: 'Brass Lamp', discountPrice: 250, originalPrice: 250, stock: 10 }),
];
const CART = [
  { productId: productId(1), quantity: 1 },
  { productId: productId(2), quantity: 2 },
];

/** Opens the cart with two products. */
async function open(options: MockOptions = {}) {
  const shop = renderScreen('/cart', { products, signedInAs: 'shopper@haat.com', cart: CART, ...options });
  shop.start();
  await screen.findByRole('link', { name: 'Walnut Radio' });
  await screen.findByRole('link', { name: 'Cart, 3 items' });
  const before = shop.operations.length;
  return {
    ...shop,
    /** Operations sent since the cart was shown. */
    asked: () => shop.operations.slice(before).map(({ name }) => name),
  };
}
const button = (name: string) => screen.getByRole('button', { name });
const plus = (title: string) => button(`Increase the quantity of ${title}`);
const minus = (title: string) => button(`Decrease the quantity of ${title}`);
const row = (title: string) => within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);
const summary = () => screen.getByRole('region', { name: 'Summary' });
const navCount = (count: string) => screen.getByRole('link', { name: `Cart, ${count}` });

test('shows each product with its prices, the sum, and what an order adds', async () => {
  await open();
  expect(document.title).toBe('Haat | Cart');
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(row('Brass Lamp').getByText('₹250 each')).toBeVisible();
  expect(row('Brass Lamp').getByText('₹500')).toBeVisible();
  // A struck price never stands alone: beside it is what one costs.
  expect(row('Walnut Radio').getByText('₹120').closest('p')).toHaveTextContent(
    /^Price: ₹100\.10 ?Original price: ₹120\d+% off$/,
  );
  expect(screen.getByRole('link', { name: 'Brass Lamp' })).toHaveAttribute('href', `/product/single/${productId(2)}`);
  expect(summary()).toHaveTextContent('Items price (3 items)₹600.10Shipping₹40Tax₹5Payable₹645.10');
  expect(summary()).toHaveTextContent('You save ₹19.90 on the original prices');
  expect(summary()).toHaveTextContent('tax is worked out at order time');
  expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/checkout');
});

test('one more and one less: shown, counted in the bar, and nothing is asked again', async () => {
  const shop = await open();
  await shop.user.click(plus('Walnut Radio'));
  expect(row('Walnut Radio').getByText('₹200.20')).toBeVisible();
  expect(navCount('4 items')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Changes of the cart' })).toHaveTextContent(
    'Walnut Radio: quantity 2, ₹200.20. Items price ₹700.20.',
  );
  await shop.user.click(minus('Brass Lamp'));
  // Of several it says what one costs, of one not.
  expect(row('Brass Lamp').getAllByText('₹250')).toHaveLength(1);
  expect(row('Brass Lamp').queryByText(/each/)).toBeNull();
  expect(summary()).toHaveTextContent('₹450.20');
  expect(shop.asked()).toEqual(['IncrementCartItem', 'DecrementCartItem']);
});

test('at quantity 1 there is no minus, and the focus stays in the row', async () => {
  const shop = await open();
  const noMinus = (title: string) =>
    screen.queryByRole('button', { name: `Decrease the quantity of ${title}` }) === null;
  expect(noMinus('Walnut Radio')).toBe(true);
  await shop.user.click(minus('Brass Lamp'));
  expect(noMinus('Brass Lamp')).toBe(true);
  expect(plus('Brass Lamp')).toHaveFocus();
  expect(shop.asked()).toEqual(['DecrementCartItem']);
});

test('shows a change before its answer, and takes it back when the shop says no', async () => {
  const shop = await open({ signedInAs: 'admin@haat.com' });
  // The page knows of three. The second click is one too many by now.
  await shop.behind(
    `mutation ($changes: ProductChanges!) { updateProduct(id: "${productId(1)}", changes: $changes) { code } }`,
    { changes: { stock: 2 } },
  );
  const answer = shop.hold('IncrementCartItem');
  await shop.user.click(plus('Walnut Radio'));
  await shop.user.click(plus('Walnut Radio'));
  expect(row('Walnut Radio').getByText('₹300.30')).toBeVisible();
  expect(navCount('5 items')).toBeVisible();
  answer();
  expect(await screen.findByText(NOT_THAT_MANY)).toBeVisible();
  expect(row('Walnut Radio').getByText('₹200.20')).toBeVisible();
  expect(navCount('4 items')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Changes of the cart' })).toHaveTextContent('quantity 2');
  expect(shop.asked()).toEqual(['IncrementCartItem', 'IncrementCartItem']);
});

test('with all that are in stock, the row says so, and plus asks for no more', async () => {
  const shop = await open();
  expect(plus('Walnut Radio')).toHaveAttribute('aria-disabled', 'false');
  await shop.user.click(plus('Walnut Radio'));
  await shop.user.click(plus('Walnut Radio'));
  expect(row('Walnut Radio').getByText('Only 3 left in stock')).toBeVisible();
  expect(plus('Walnut Radio')).toHaveAttribute('aria-disabled', 'true');
  expect(plus('Walnut Radio')).toHaveAccessibleDescription('Only 3 left in stock');
  await shop.user.click(plus('Walnut Radio'));
  expect(await screen.findByText(NOT_THAT_MANY)).toBeVisible();
  expect(navCount('5 items')).toBeVisible();
  expect(shop.asked()).toEqual(['IncrementCartItem', 'IncrementCartItem']);
  await shop.user.click(minus('Walnut Radio'));
  expect(row('Walnut Radio').queryByText('Only 3 left in stock')).toBeNull();
});

test('many quick clicks on several products end where the gateway ends', async () => {
  const shop = await open();
  const answer = shop.hold('IncrementCartItem');
  for (const step of [plus, plus, minus, plus, minus]) await shop.user.click(step('Brass Lamp'));
  await shop.user.click(plus('Walnut Radio'));
  await shop.user.click(button('Remove Walnut Radio'));
  expect(row('Brass Lamp').getByText('₹750')).toBeVisible();
  answer();
  await waitFor(() => expect(shop.asked()).toHaveLength(7));
  expect(shop.asked()).toEqual([
    'IncrementCartItem',
    'IncrementCartItem',
    'DecrementCartItem',
    'IncrementCartItem',
    'DecrementCartItem',
    'IncrementCartItem',
    'RemoveFromCart',
  ]);
  await waitFor(() => expect(shop.client.cache.extract(false)).toEqual(shop.client.cache.extract(true)));
  expect(row('Brass Lamp').getByText('₹750')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Walnut Radio' })).toBeNull();
  expect(navCount('3 items')).toBeVisible();
});

test('takes a change back that failed, and asks how the cart really is', async () => {
  const fail: MockOptions['fail'] = { 'Mutation.incrementCartItem': 'UPSTREAM_TIMEOUT' };
  const shop = await open({ fail });
  await shop.user.click(plus('Walnut Radio'));
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  expect(row('Walnut Radio').queryByText('₹200.20')).toBeNull();
  expect(row('Walnut Radio').getByText('₹100.10', { selector: 'p' })).toBeVisible();
  expect(navCount('3 items')).toBeVisible();
  expect(shop.asked()).toEqual(['IncrementCartItem', 'Cart']);
});

test('a change stands, even where the cart could not be read after it', async () => {
  const shop = await open({ fail: { 'IncrementCartItemPayload.cart': 'UPSTREAM_TIMEOUT' } });
  await shop.user.click(plus('Walnut Radio'));
  await waitFor(() => expect(shop.asked()).toContain('Cart'));
  expect(await screen.findByText('₹200.20')).toBeVisible();
  expect(screen.queryByText(/taking too long/)).toBeNull();
});

test('removes a product; the focus goes to the next one, then to the heading', async () => {
  const shop = await open();
  await shop.user.click(button('Remove Walnut Radio'));
  expect(screen.queryByRole('link', { name: 'Walnut Radio' })).toBeNull();
  expect(button('Remove Brass Lamp')).toHaveFocus();
  expect(navCount('2 items')).toBeVisible();
  await shop.user.click(button('Remove Brass Lamp'));
  expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  expect(screen.getByText('Your cart is currently empty.')).toBeVisible();
  expect(navCount('0 items')).toBeVisible();
  await waitFor(() => expect(shop.asked()).toEqual(['RemoveFromCart', 'RemoveFromCart']));
});

test('a removal that fails brings the product back', async () => {
  const shop = await open({ fail: { 'Mutation.removeFromCart': 'UPSTREAM_UNAVAILABLE' } });
  await shop.user.click(button('Remove Walnut Radio'));
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Walnut Radio' })).toBeVisible();
  expect(navCount('3 items')).toBeVisible();
});

test('what is gone already is said in the words of the shop', async () => {
  const shop = await open();
  const other = shop.client;
  // Another device has emptied the cart; this screen does not know it.
  const { ClearCartDocument } = await import('../../../web/src/generated/cart.ts');
  await other.mutate({ mutation: ClearCartDocument, fetchPolicy: 'no-cache' });
  expect(screen.getByRole('link', { name: 'Walnut Radio' })).toBeVisible();
  await shop.user.click(plus('Walnut Radio'));
  expect(await screen.findByText('Product not found in the cart')).toBeVisible();
  expect(screen.getByText('Your cart is currently empty.')).toBeVisible();
});

test('removes all, and offers products', async () => {
  const shop = await open();
  await shop.user.click(button('Remove all'));
  expect(screen.getByText('Your cart is currently empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Products' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  expect(navCount('0 items')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove all' })).toBeNull();
  await waitFor(() => expect(shop.asked()).toEqual(['ClearCart']));
});

test('removing all that fails brings everything back', async () => {
  const shop = await open({ fail: { 'Mutation.clearCart': 'UPSTREAM_TIMEOUT' } });
  await shop.user.click(button('Remove all'));
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Walnut Radio' })).toBeVisible();
  expect(summary()).toHaveTextContent('₹600.10');
});

test('says of which product there are not that many left', async () => {
  await open({
    cart: [
      { productId: productId(1), quantity: 1 },
      { productId: productId(2), quantity: 2 },
    ],
    products: products.map((product) => ({ ...product, stock: product.id === productId(2) ? 1 : 0 })),
  });
  expect(row('Walnut Radio').getByText('Out of stock')).toBeVisible();
  expect(row('Brass Lamp').getByText('Only 1 left in stock')).toBeVisible();
});

test('is empty for who has put nothing into it', async () => {
  renderScreen('/cart', { signedInAs: 'shopper@haat.com' }).start();
  expect(await screen.findByText('Your cart is currently empty.')).toBeVisible();
});

test('a cart that cannot be had can be asked for again', async () => {
  const shop = renderScreen('/cart', { products, signedInAs: 'shopper@haat.com', cart: CART });
  shop.faults.set('Cart', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const alert = await screen.findByRole('alert');
  shop.faults.clear();
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Walnut Radio' })).toBeVisible();
});

test('whose session is over is led to the log-in, with the way back', async () => {
  const shop = await open({ fail: { 'Mutation.incrementCartItem': 'TOKEN_EXPIRED' } });
  await shop.user.click(plus('Walnut Radio'));
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/cart' });
});

test('after a lost answer the cart is read again: the next press is a new change, and the same one only if it could not be read', async () => {
  const shop = await open();
  const keys = () => shop.operations.filter(({ name }) => name === 'IncrementCartItem').map(({ key }) => key);
  const pressed = async (times: number) => {
    await shop.user.click(plus('Brass Lamp'));
    await waitFor(() => expect(keys()).toHaveLength(times));
  };
  shop.passingFaults.set('IncrementCartItem', LOST_ANSWER);
  await pressed(1);
  expect(await row('Brass Lamp').findByText('₹750')).toBeVisible();
  await pressed(2);
  expect(await row('Brass Lamp').findByText('₹1,000')).toBeVisible();
  shop.passingFaults.set('IncrementCartItem', LOST_ANSWER);
  shop.passingFaults.set('Cart', 'UPSTREAM_TIMEOUT');
  await pressed(3);
  await waitFor(() => expect(shop.passingFaults.size).toBe(0));
  await pressed(4);
  const [first, second, third, fourth] = keys();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(fourth).toBe(third);
});
