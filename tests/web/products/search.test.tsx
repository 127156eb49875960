import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CATEGORIES } from '../../../schema/shop.ts';
import { expect, test } from 'vitest';
// The box loads it when it gets the focus. Here it is there already, so that the tests measure the box.
import '../../../web/src/features/products/search/search-suggestions.tsx';
import { mockProduct, mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';

const box = () => screen.findByRole('combobox', { name: 'Search products' });
const searches = (shop: ReturnType<typeof renderScreen>) =>
  shop.operations.filter(({ name }) => name === 'SearchProducts').map(({ variables }) => variables['search']);

test('shows at once what the browser has already, before the server is asked', async () => {
  const shop = renderScreen('/products');
  shop.start();
  await screen.findByRole('link', { name: 'Leather Handbag 2' });
  await shop.user.click(await box());
  // At once, not letter by letter: on a busy machine, two letters can be further apart than the pause before a request.
  await shop.user.paste('HANDBAG');
  expect(await screen.findByRole('option', { name: /^Leather Handbag 2 ₹/ })).toBeVisible();
  expect(searches(shop)).toEqual([]);
});

test('completes the results from the server, once per pause in typing, without doubles', async () => {
  const shop = renderScreen('/about', { products: mockProducts(4_000) });
  shop.start();
  const text = 'headphones 3994';
  await shop.user.click(await box());
  // Letter by letter in one task: no timer can end between two of them.
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text.slice(0, end) } });
  }
  expect(await screen.findByRole('option', { name: /^Wireless Headphones 3994 ₹/ })).toBeVisible();
  expect(searches(shop)).toEqual(['headphones 3994']);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('opens the detail page of a chosen result, by pointer and by keyboard', async () => {
  const shop = renderScreen('/products');
  shop.start();
  await screen.findByRole('link', { name: 'Laptop 1' });
  await shop.user.type(await box(), 'laptop 1');
  await shop.user.click(await screen.findByRole('option', { name: /^Laptop 1 ₹/ }));
  await waitFor(() => expect(shop.address()).toBe(`/product/single/${productId(1)}`));
  // With the new screen, which comes after its address.
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));

  await shop.user.type(await box(), 'handbag 2');
  await screen.findByRole('option', { name: /^Leather Handbag 2 ₹/ });
  await shop.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Leather Handbag 2 ₹/ })).toHaveAttribute('aria-selected', 'true');
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe(`/product/single/${productId(2)}`));
});

test("Enter and 'See All..' lead to the list with that search", async () => {
  const shop = renderScreen('/about');
  shop.start();
  await shop.user.type(await box(), 'watch{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/products?search=watch'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “watch”' })).toBeVisible();

  await shop.user.clear(await box());
  await shop.user.type(await box(), 'shoes');
  await shop.user.click(await screen.findByRole('option', { name: 'See All..' }));
  await waitFor(() => expect(shop.address()).toBe('/products?search=shoes'));
});

test('what does not have the text in its title stands apart, and says so', async () => {
  const shop = renderScreen('/about', {
    searchIndex: true,
    products: [
      mockProduct({ id: productId(1), title: 'Tea mug' }),
      mockProduct({ id: productId(2), title: 'Espresso cups' }),
    ],
  });
  shop.start();
  await shop.user.type(await box(), 'mug');
  const others = await screen.findByRole('group', { name: 'Similar products, without “mug” in the title' });
  expect(within(others).getByRole('option', { name: /^Espresso cups/ })).toBeVisible();
  expect(within(others).queryByRole('option', { name: /^Tea mug/ })).toBeNull();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Tea mug');
});

test('a suggestion that is sold out says so', async () => {
  const shop = renderScreen('/about', {
    products: [
      mockProduct({ id: productId(1), title: 'Phone case', stock: 0 }),
      mockProduct({ id: productId(2), title: 'Phone stand', stock: 1 }),
    ],
  });
  shop.start();
  await shop.user.type(await box(), 'phone');
  expect(await screen.findByRole('option', { name: /^Phone case Out of stock ₹/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /^Phone stand ₹/ })).toBeVisible();
});

test('the search index has the best first, forgives typing errors, and leads on to categories and brands', async () => {
  const shop = renderScreen('/about', { searchIndex: true });
  shop.start();
  await shop.user.type(await box(), 'runing sheos');
  const found = await screen.findAllByRole('option', { name: /^Running Shoes \d+ ₹/ });
  expect(within(found[0] as HTMLElement).getByText('Running Shoes')).toBeVisible();
  expect(screen.getByText('Results for “running shoes”')).toBeVisible();
  const lists = screen.getAllByRole('option').slice(-4, -1);
  expect(lists.map(({ textContent }) => textContent)).toEqual(['in Clothing 3', 'by aldo 2', 'by adidas 1']);
  await shop.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/products?search=running+shoes&brand=aldo'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “running shoes”' })).toBeVisible();
});

test('the box has the text of the list that is open, and is empty elsewhere', async () => {
  const shop = renderScreen('/products?search=watch');
  shop.start();
  expect(await box()).toHaveValue('watch');
  expect(searches(shop)).toEqual([]);
  await shop.user.type(await box(), ' 3');
  expect(await box()).toHaveValue('watch 3');
  await screen.findByRole('option', { name: /^Smart Watch 3\d ₹/ });
  await shop.user.keyboard('{Escape}{Tab}');
  await shop.navigate('/products?search=shoes');
  await waitFor(async () => expect(await box()).toHaveValue('shoes'));
  await shop.user.click(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement);
  await waitFor(async () => expect(await box()).toHaveValue(''));
});

test('an empty box shows nothing, after a search too, and Enter in it goes nowhere', async () => {
  const shop = renderScreen('/about');
  shop.start();
  await shop.user.type(await box(), '   {Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(shop.address()).toBe('/about');
  await shop.user.type(await box(), 'x');
  expect(screen.getByRole('listbox')).toBeVisible();
  await shop.user.type(await box(), '{Enter}');
  await shop.navigate('/about');
  await shop.user.clear(await box());
  await shop.user.click(await box());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(sessionStorage.getItem('recentSearches')).toBeNull();
});

test('a button empties the box, and leaves the focus in it', async () => {
  const shop = renderScreen('/products?search=watch');
  shop.start();
  const field = await box();
  expect(field).toHaveValue('watch');
  await shop.user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
});

test('Escape closes the results and keeps the text', async () => {
  const shop = renderScreen('/about');
  shop.start();
  await shop.user.type(await box(), 'laptop{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await box()).toHaveValue('laptop');
});

test('says so when nothing is found, and when the server fails', async () => {
  const shop = renderScreen('/about', { products: [mockProduct({ id: productId(1) })] });
  shop.start();
  await shop.user.type(await box(), 'zzz');
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
    ...CATEGORIES.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
    'See All..',
  ]);
  shop.faults.set('SearchProducts', 'UPSTREAM_TIMEOUT');
  await shop.user.type(await box(), 'z');
  expect(await screen.findByText(/taking too long/)).toBeVisible();
});

test('on the phone it opens from an icon, with the focus in it', async () => {
  setWidth(375);
  const shop = renderScreen('/about');
  shop.start();
  const icon = await screen.findByRole('button', { name: 'Search' });
  expect(screen.queryByRole('combobox')).toBeNull();
  await shop.user.click(icon);
  expect(await box()).toHaveFocus();
});
