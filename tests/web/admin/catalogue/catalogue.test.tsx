import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as csv from '../../../../web/src/lib/csv.ts';
import { mockProducts, productId } from '../../../support/graphql/mock-schema.ts';
import { setWidth } from '../../../support/browser/web-setup.ts';
import { openCatalogue, PRODUCTS, stock, titles } from './open-catalogue.ts';

test('the dashboard leads to it; it says how many products there are, and shows a page of them', async () => {
  const shop = await openCatalogue({ products: mockProducts(150) });
  expect(screen.getByText('150 products')).toBeVisible();
  expect(titles()).toHaveLength(25);
  expect(titles()[0]).toBe('Laptop 1');
  await shop.navigate('/admin');
  await shop.user.click(await screen.findByRole('link', { name: 'Whole catalogue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
});

test.each([
  ['admin@haat.com', 'Back to Admin', '/admin'],
  ['super@haat.com', 'Back to Super Admin', '/superAdmin'],
] as const)('%s gets back to the own area, and makes and edits products there', async (signedInAs, name, href) => {
  await openCatalogue({ signedInAs });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'New product' })).toHaveAttribute('href', `${href}/product/new`);
  expect(screen.getByRole('link', { name: 'Laptop 1' })).toHaveAttribute(
    'href',
    `${href}/product/edit/${productId(1)}`,
  );
});

test('a product that is opened from it leads back to it, and what is saved there is shown', async () => {
  const shop = await openCatalogue();
  await shop.user.click(screen.getByRole('link', { name: 'Laptop 1' }));
  const field = await screen.findByRole('textbox', { name: 'Stock' });
  expect(screen.getByRole('button', { name: 'Back to the catalogue' })).toBeVisible();
  fireEvent.change(field, { target: { value: '77' } });
  await shop.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await shop.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stock('Laptop 1')).toHaveValue('77'));
});

test('on a phone, too, a file is brought in', async () => {
  setWidth(375);
  const shop = await openCatalogue();
  await shop.user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import CSV' });
  await shop.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page is read by its number in the address, and no other', async () => {
  const shop = await openCatalogue({ products: mockProducts(300) });
  await shop.user.click(screen.getByRole('button', { name: 'Last page' }));
  await waitFor(() => expect(titles()[0]).toMatch(/ 276$/));
  expect(shop.address()).toBe('/admin/catalogue?page=12');
  const read = shop.operations.filter(({ name }) => name === 'Catalogue').map(({ variables }) => variables);
  expect(read.map(({ offset, limit }) => [offset, limit])).toEqual([
    [0, 25],
    [275, 25],
  ]);
  // Past the end there is the last page.
  await shop.navigate('/admin/catalogue?page=99');
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?page=12'));
});

test('filters and order are in the address, and can be cleared', async () => {
  const shop = await openCatalogue();
  const { user } = shop;
  await user.type(screen.getByRole('searchbox', { name: 'Title, brand, category or id' }), 'laptop');
  await waitFor(() => expect(screen.getByText('1 of 12 products')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Apple');
  await user.type(screen.getByRole('textbox', { name: 'Stock, at least' }), '3');
  await waitFor(() => expect(shop.address()).toContain('minStock=3'));
  await user.click(screen.getByRole('button', { name: 'Price (₹)' }));
  await user.click(screen.getByRole('button', { name: 'Price (₹)' }));
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?search=laptop&brand=Apple&minStock=3&sort=-price'));
  expect(screen.getByRole('columnheader', { name: 'Price (₹)' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getByText('12 products')).toBeVisible());
  expect(shop.address()).not.toContain('brand=');
});

test('after filters that match nothing, others are read again', async () => {
  const shop = await openCatalogue();
  const search = screen.getByRole('searchbox');
  const nothing = 'No products match these filters';
  await shop.user.type(search, 'zzzzqq');
  expect(await screen.findByText(nothing)).toBeVisible();
  await shop.user.type(search, 'z');
  await waitFor(() => expect(shop.address()).toContain('zzzzqqz'));
  await shop.user.clear(search);
  expect(await screen.findByText('12 products')).toBeVisible();
  expect(titles()[0]).toBe('Laptop 1');
  const before = shop.operations.length;
  await shop.navigate('/admin/catalogue?minStock=5000');
  await shop.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  // The answer comes while the screen is drawn, which must not draw the address before once more.
  const filters = shop.operations.slice(before).map(({ variables }) => variables['filter']);
  expect(filters).toEqual([{ minStock: 5000 }, {}]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('12 products')).toBeVisible();
  // An empty list that cannot be read again says so, and no more.
  await shop.navigate('/admin/catalogue?minStock=5000');
  expect(await screen.findByText(nothing)).toBeVisible();
  shop.faults.set('Catalogue', 'UPSTREAM_TIMEOUT');
  await shop.navigate('/admin/catalogue?minStock=5001');
  await waitFor(() => expect(screen.getByText(/taking too long/)).toBeVisible());
  expect(screen.queryByText(nothing)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what runs out is found by a stock of at most so many', async () => {
  const shop = await openCatalogue();
  await shop.user.type(screen.getByRole('textbox', { name: 'Stock, at most' }), '4');
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?maxStock=4'));
  const expected = PRODUCTS.filter(({ stock }) => stock <= 4);
  await waitFor(() => expect(titles()).toEqual(expected.map(({ title }) => title)));
  expect(expected.length).toBeGreaterThan(0);
});

test('an address opens the same table again, and nonsense in it is left out', async () => {
  await openCatalogue({}, '?maxStock=5&sort=stock&minPrice=abc&columns=stock');
  const expected = PRODUCTS.filter(({ stock }) => stock <= 5);
  expect(titles()).toEqual(expected.toSorted((a, b) => a.stock - b.stock).map(({ title }) => title));
  expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the CSV is what is shown: these rows of all pages, in this order, and the ids for an import', async () => {
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue(undefined);
  const { user } = await openCatalogue({ products: mockProducts(510) }, '?sort=-stock&minStock=10');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const sheet = download.mock.calls[0]?.[1];
  const expected = mockProducts(510)
    .filter(({ stock }) => stock >= 10)
    .toSorted((a, b) => b.stock - a.stock);
  expect(sheet?.head).toEqual([
    ...['title', 'brand', 'category', 'price', 'originalPrice', 'stock', 'rating', 'reviews', 'id'],
  ]);
  const columns = (row: readonly (string | number)[]) => [row[0], row[5], row[8]];
  expect(sheet?.rows.map(columns)).toEqual(expected.map(({ id, title, stock: units }) => [title, units, id]));
});

test('all of a list is selected across its pages, and stays when the filter changes', async () => {
  const shop = await openCatalogue({ products: mockProducts(150) }, '?brand=Apple');
  const all = screen.getByRole('checkbox', { name: 'Select all 25 products' });
  await shop.user.click(all);
  await waitFor(() => expect(all).toBeChecked());
  await shop.navigate('/admin/catalogue');
  await waitFor(() => expect(screen.getByText('150 products')).toBeVisible());
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  expect(boxes.filter((box) => (box as HTMLInputElement).checked).length).toBeGreaterThan(2);
});

test('what cannot be read is said, with a way on; a shopper is told who may see it', async () => {
  const shop = await openCatalogue();
  shop.faults.set('Catalogue', 'UPSTREAM_TIMEOUT');
  await shop.navigate('/admin/catalogue?search=watch');
  await waitFor(() => expect(screen.getByText(/taking too long/)).toBeVisible());
  shop.faults.clear();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('1 of 12 products')).toBeVisible());
  shop.faults.set('Catalogue', 'FORBIDDEN');
  await shop.navigate('/admin/catalogue?search=shoes');
  await waitFor(() => expect(screen.getByText(/Admins? /)).toBeVisible());
});

test('a super admin has it, too, by a link in the table of products', async () => {
  const shop = await openCatalogue({ signedInAs: 'super@haat.com' });
  expect(screen.getByText('12 products')).toBeVisible();
  await shop.navigate('/superAdmin?tab=products');
  await shop.user.click(await screen.findByRole('link', { name: 'Edit the whole catalogue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
});
