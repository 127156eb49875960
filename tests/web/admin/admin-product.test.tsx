import { gql } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { openProduct } from './open-product.ts';

const EDIT = `/admin/product/edit/${productId(1)}`;

const saveInDialog = async (shop: Awaited<ReturnType<typeof openProduct>>) => {
  await shop.press('Save changes');
  await shop.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
};

test('the form holds the product as it is, its pictures shown', async () => {
  const { box } = await openProduct(EDIT);
  expect(box('Title')).toHaveValue('Laptop 1');
  expect(box('Category')).toHaveValue('Electronics');
  expect(box('Stock')).toHaveValue('3');
  expect(box('All pictures')).toHaveDisplayValue(/\n\/pictures\/laptop-teal-2-640\.webp\n/);
  expect(screen.getByRole('img', { name: 'Main picture' })).toHaveAttribute('src', '/pictures/laptop-teal-1-640.webp');
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Nothing has changed yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
    'href',
    `/product/single/${productId(1)}`,
  );
});

test('what is not saved yet is named beside the button that saves it', async () => {
  const shop = await openProduct(EDIT);
  await shop.fill('Title', 'Laptop One');
  await shop.fill('Stock', '8');
  expect(screen.getByText('Not saved yet: Title, Stock')).toHaveRole('status');
  await shop.fill('Title', 'Laptop 1');
  expect(screen.getByText('Not saved yet: Stock')).toBeVisible();
});

test('the form says which discount the shop will show', async () => {
  const shop = await openProduct(EDIT);
  await shop.fill('Price before the discount (₹)', '1000');
  await shop.fill('Price to pay (₹)', '666');
  expect(screen.getByText('The shop shows “33% off”.')).toBeVisible();
  await shop.fill('Price to pay (₹)', '1000');
  expect(screen.queryByText(/^The shop shows/)).toBeNull();
});

test('prices are shown with their sign, and the shop’s categories as in lists', async () => {
  const product = mockProduct({
    id: productId(1),
    category: 'accessories',
    discountPrice: 25_000,
    originalPrice: 30_000,
  });
  const shop = await openProduct(EDIT, { products: [product] });
  expect(shop.box('Category')).toHaveValue('Accessories');
  await shop.fill('Price to pay (₹)', '28999');
  await shop.fill('Category', 'Clothing');
  await shop.press('Save changes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }));
  expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['Accessories', '₹25,000']);
  expect(dialog.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['Clothing', '₹28,999']);
  await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
  const changes = { category: 'clothing', discountPrice: 28_999 };
  await waitFor(() => expect(shop.sent('UpdateProduct')).toMatchObject([{ id: productId(1), changes }]));
});

test('the rules are the gateway’s, shown while typing; wrong prices are not sent', async () => {
  const shop = await openProduct(EDIT);
  const expectProblem = async (name: string, text: string, problem: string) => {
    await shop.fill(name, text);
    await waitFor(() => expect(shop.box(name)).toHaveAccessibleDescription(problem));
  };
  await expectProblem('Title', '', 'This must not be empty.');
  await expectProblem('Stock', '-1', 'The stock must be 0 or more.');
  await expectProblem('Stock', '1.5', 'The stock must be a whole number.');
  await expectProblem('Price before the discount (₹)', 'cheap', 'Give a number.');
  const comma = 'A comma only groups digits, as in 1,49,900 or 149,900. Write decimals with a dot, as in 499.50.';
  await expectProblem('Price before the discount (₹)', '499,50', comma);
  await expectProblem('Price before the discount (₹)', '1,000', '');
  await expectProblem('Price to pay (₹)', '', 'Enter a price, such as 499.');
  await expectProblem('Price to pay (₹)', '450.505', 'A price has at most two decimals.');
  await expectProblem('Price before the discount (₹)', '1000.001', 'A price has at most two decimals.');
  await expectProblem('Price before the discount (₹)', '1,000', '');
  await expectProblem('Price to pay (₹)', '99999999999', 'A price must be from ₹0 to ₹9,99,99,99,999.');
  const said = screen.getAllByRole('status').find(({ textContent }) => textContent.startsWith('Still missing'));
  expect(said).toHaveTextContent('Still missing: Title. Please check: Price to pay (₹), Stock.');
  await shop.press('Stock');
  expect(shop.box('Stock')).toHaveFocus();
  await shop.press('Save changes');
  expect(shop.box('Title')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.sent('UpdateProduct')).toEqual([]);
});

test('a price to pay above the price before is refused, whichever of the two was changed', async () => {
  const shop = await openProduct(EDIT, {
    products: [mockProduct({ id: productId(1), discountPrice: 900, originalPrice: 1000 })],
  });
  await shop.fill('Price before the discount (₹)', '800');
  await shop.press('Save changes');
  expect(await screen.findByText('The price to pay must not be above the price before the discount.')).toBeVisible();
  expect(shop.box('Price to pay (₹)')).toHaveFocus();
});

test('what somebody else has saved meanwhile is shown beside the own values, and written over only after a yes', async () => {
  const shop = await openProduct(EDIT);
  const others = async (stock: number): Promise<void> => {
    const document = gql(`mutation { updateProduct(id: "${productId(1)}", changes: { stock: ${stock} }) { code } }`);
    await shop.client.mutate({ mutation: document, update: () => {} });
  };
  await shop.fill('Stock', '12');
  await others(1);
  await saveInDialog(shop);
  const question = () => screen.findByRole('dialog', { name: 'Somebody has changed this product meanwhile' });
  const dialog = within(await question());
  expect(dialog.getByRole('deletion')).toHaveTextContent('1');
  expect(dialog.getByRole('insertion')).toHaveTextContent('12');
  expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await shop.user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(shop.box('Stock')).toHaveValue('12');
  expect(shop.address()).toBe(EDIT);

  await saveInDialog(shop);
  await question();
  // Once more, while the question is read.
  await others(2);
  await shop.user.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(async () => expect(within(await question()).getByRole('deletion')).toHaveTextContent('2'));
  await shop.user.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  expect(shop.sent('UpdateProduct').map(({ basedOn }) => basedOn)).toEqual([
    { stock: 3 },
    { stock: 3 },
    { stock: 1 },
    { stock: 2 },
  ]);
});

test('an old record that breaks the rules can be changed where it does not', async () => {
  const shop = await openProduct(EDIT, {
    products: [mockProduct({ id: productId(1), brand: null, description: null, images: [] })],
  });
  await shop.fill('Stock', '9');
  await saveInDialog(shop);
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  expect(shop.sent('UpdateProduct')).toEqual([{ id: productId(1), changes: { stock: 9 }, basedOn: { stock: 5 } }]);
});

test('pictures are added, moved and removed', async () => {
  const shop = await openProduct(EDIT);
  await shop.press('Remove picture 1');
  await shop.press('Move picture 2 one place earlier');
  const all = shop.box('All pictures') as HTMLTextAreaElement;
  const before = all.value;
  await shop.user.type(all, '\nhttp://plain');
  expect(await screen.findByText(/must start with https/)).toBeVisible();
  await shop.fill('All pictures', `${before}\nhttps://pictures.example/4.webp`);
  await waitFor(() => expect(screen.queryByText(/must start with https/)).toBeNull());
  await saveInDialog(shop);
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  const images = [
    '/pictures/laptop-teal-3-640.webp',
    '/pictures/laptop-teal-2-640.webp',
    'https://pictures.example/4.webp',
  ];
  expect(shop.sent('UpdateProduct')).toMatchObject([{ changes: { image: images[0], images } }]);
});

test('a picture is asked for once its address is typed, not at each letter', async () => {
  const { box } = await openProduct(EDIT);
  const picture = () => screen.getByRole('img', { name: 'Main picture' }).getAttribute('src');
  const before = picture();
  fireEvent.change(box('Main picture'), { target: { value: '/pictures/la' } });
  expect(picture()).toBe(before);
  fireEvent.change(box('Main picture'), { target: { value: '/pictures/laptop-teal-2-640.webp' } });
  await waitFor(() => expect(picture()).toBe('/pictures/laptop-teal-2-640.webp'));
});

test('a refusal keeps what was typed: a product that is gone, and a shop that is out', async () => {
  const fail: MockOptions['fail'] = { 'Mutation.updateProduct': 'UPSTREAM_TIMEOUT' };
  const shop = await openProduct(EDIT, { fail });
  await shop.fill('Stock', '7');
  await saveInDialog(shop);
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  delete fail['Mutation.updateProduct'];

  await shop.client.mutate({
    mutation: gql(`mutation { deleteProduct(id: "${productId(1)}") { code message } }`),
    update: () => {},
  });
  await saveInDialog(shop);
  expect(await screen.findByText('Product not found')).toBeVisible();
  expect(shop.address()).toBe(EDIT);
  expect(shop.box('Stock')).toHaveValue('7');
});

test('leaving with unsaved changes asks first; closing the page too', async () => {
  const shop = await openProduct(EDIT);
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await shop.fill('Stock', '7');
  expect(closing()).toBe(true);
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  await shop.press('Cancel');
  await shop.user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.address()).toBe(EDIT);
  expect(shop.box('Stock')).toHaveValue('7');
  await shop.press('Cancel');
  await shop.user.click(within(await question()).getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(shop.address()).toBe('/admin'));
  await waitFor(() => expect(closing()).toBe(false));
});

test('who has left while a product was saved stays where they are', async () => {
  const shop = await openProduct(EDIT);
  const answer = shop.hold('UpdateProduct');
  await shop.fill('Stock', '7');
  await saveInDialog(shop);
  await shop.navigate('/about');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await shop.user.click(within(question).getByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(shop.address()).toBe('/about'));
  answer();
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  await act(async () => undefined);
  expect([shop.address(), shop.router.state.navigation.state]).toEqual(['/about', 'idle']);
});

test('a log-out leads home, also from unsaved changes', async () => {
  const shop = await openProduct(EDIT);
  await shop.fill('Stock', '7');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await shop.press('Logout');
  await waitFor(() => expect(shop.address()).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('leaving without changes asks nothing', async () => {
  const shop = await openProduct(EDIT);
  await shop.press('Back to Admin');
  await waitFor(() => expect(shop.address()).toBe('/admin'));
});

test('a product that is not there is not found', async () => {
  renderScreen('/admin/product/edit/nothing', { signedInAs: 'admin@haat.com' }).start();
  expect(await screen.findByText('The page you are looking for is not found')).toBeVisible();
});

test('a product that cannot be had is told about, with a way on', async () => {
  const shop = renderScreen(EDIT, { signedInAs: 'admin@haat.com' });
  shop.faults.set('EditedProduct', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Laptop 1');
});
