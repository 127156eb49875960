import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { asked, card, column, enter, openAdmin, openProducts, openTab, prepare } from './open-admin.ts';

test('opens with the dashboard: three counts, as cards and as a chart for everybody', async () => {
  await openAdmin();
  expect(screen.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(card('Total Products')).toBe('45'));
  expect(card('Out Of Stock')).toBe('4');
  expect(card('Total Messages')).toBe('20');
  const chart = await screen.findByRole('table', { name: 'Data Chart' });
  expect(
    within(chart)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Total Products45', 'Out Of Stock4', 'Total Messages20']);
});

test('the counts are kept in the browser, and shown before the shop has counted again', async () => {
  localStorage.setItem('totalProducts', '41');
  localStorage.setItem('outOfStock', '"nonsense"');
  const shop = prepare();
  const answer = shop.hold('AdminSummary');
  await enter(shop);
  expect(card('Total Products')).toBe('41');
  expect(screen.getByRole('status', { name: 'Loading Out Of Stock' })).toBeInTheDocument();
  answer();
  await waitFor(() => expect(card('Total Products')).toBe('45'));
  await waitFor(() => expect(localStorage.getItem('totalProducts')).toBe('45'));
  expect(localStorage.getItem('outOfStock')).toBe('4');
  expect(asked(shop, 'AdminSummary')).toBe(1);
});

test('counts that cannot be had are told about, with a way on', async () => {
  const fail: MockOptions['fail'] = { 'Query.adminSummary': 'UPSTREAM_TIMEOUT' };
  const shop = await openAdmin({ fail });
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  delete fail['Query.adminSummary'];
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(card('Total Products')).toBe('45'));
});

test('tabs switch by click and by arrow keys, without a change of route', async () => {
  const shop = await openAdmin();
  for (const name of ['Out Of Stock', 'Messages', 'Setting']) {
    await openTab(shop, name);
    const panel = screen.getByRole('tabpanel', { name });
    expect(within(panel).getByRole('heading', { name: 'This page is under construction' })).toBeVisible();
    expect(within(panel).getByText('Please check back later for updates.')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  }
  await shop.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Dashboard' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Dashboard' })).toBeVisible();
  await shop.user.keyboard('{End}{ArrowUp}');
  expect(screen.getByRole('tab', { name: 'Messages', selected: true })).toHaveFocus();
  await shop.user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Dashboard', selected: true })).toHaveFocus();
  expect(shop.address()).toBe('/admin');
});

test('logs out after a question: a toast, then home', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const shop = await openAdmin();
  const logOut = screen.getByRole('button', { name: 'Log out' });
  await shop.user.click(logOut);
  expect(shop.address()).toBe('/admin');
  await shop.user.click(logOut);
  expect(ask).toHaveBeenLastCalledWith('Are you sure you want to log out?');
  expect(await screen.findByText('Logout Successful.')).toBeVisible();
  expect(shop.address()).toBe('/');
  expect(localStorage.getItem('loggedUser')).toBeNull();
});

test('the product tab counts, and lists five products a page with the columns of the specification', async () => {
  const shop = await openProducts();
  await waitFor(() => expect(card('Total')).toBe('45'));
  expect(card('Out Of Stock')).toBe('4');
  expect(card('In Stock')).toBe('41');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'S/N',
    'Product',
    'Product Id',
    'Update',
    'Delete',
  ]);
  expect(column(0)).toEqual(['1', '2', '3', '4', '5']);
  expect(column(2)).toEqual([productId(1), productId(2), productId(3), productId(4), productId(5)]);
  expect(screen.getByRole('img', { name: 'Laptop 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Laptop 1' })).toHaveAttribute(
    'href',
    `/admin/product/edit/${productId(1)}`,
  );
  expect(shop.operations.findLast(({ name }) => name === 'AdminProducts')?.variables).toEqual({ page: 1, pageSize: 5 });
});

test('pages with S/N going on, before and after the number of pages is known', async () => {
  const shop = await openProducts({ products: mockProducts(12) });
  expect(screen.getByText('Page 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await shop.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  expect(column(0)).toEqual(['6', '7', '8', '9', '10']);
  expect(shop.address()).toBe('/admin?page=2');
  await shop.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 3 of 3')).toBeVisible();
  expect(column(0)).toEqual(['11', '12']);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await shop.user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
});

test('search and order stand in the address; nothing found is said', async () => {
  const shop = await openProducts();
  await shop.user.click(screen.getByRole('button', { name: 'Product' }));
  await waitFor(() => expect(shop.address()).toBe('/admin?sort=title'));
  expect(screen.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
  await waitFor(() => expect(column(1)[0]).toMatch(/^Backpack/));
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'umbrella');
  await waitFor(() => expect(shop.address()).toBe('/admin?sort=title&search=umbrella'));
  await waitFor(() => expect(column(1).every((cell) => cell?.startsWith('Umbrella'))).toBe(true));
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search by title' }), ' of no one');
  expect(await screen.findByRole('heading', { name: 'Nothing is called “umbrella of no one”' })).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(shop.address()).toBe('/admin?sort=title'));
  expect(screen.getByRole('searchbox', { name: 'Search by title' })).toHaveValue('');
});

test('a page that never was leads back to the last one; nonsense in the address is left out', async () => {
  const shop = await openAdmin({ products: mockProducts(7) }, '/admin?page=4&sort=sideways');
  await openTab(shop, 'Product');
  await waitFor(() => expect(shop.address()).toBe('/admin?sort=sideways&page=2'));
  await waitFor(() => expect(column(0)).toEqual(['6', '7']));
});

test('a list that cannot be had is told about, with a way on', async () => {
  const shop = await openAdmin();
  shop.faults.set('AdminProducts', 'UPSTREAM_UNAVAILABLE');
  await openTab(shop, 'Product');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The shop cannot be reached right now.');
  shop.faults.clear();
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Edit Laptop 1' })).toBeVisible();
});

test('a page of products has as many rows as somebody chose, and leads to the same products in the catalogue', async () => {
  const shop = await openProducts();
  expect(column(0)).toEqual(['1', '2', '3', '4', '5']);
  await shop.user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '10');
  await waitFor(() => expect(column(0)).toHaveLength(10));
  expect(localStorage.getItem('adminRows')).toBe('10');
  await shop.user.type(screen.getByRole('searchbox'), 'laptop');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Whole catalogue' })).toHaveAttribute(
      'href',
      '/admin/catalogue?search=laptop',
    ),
  );
});
