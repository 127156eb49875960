import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions, MockOrder } from '../../../gateway/mocks/options.ts';
import { mockOrders } from '../../../gateway/mocks/seed.ts';
import * as csv from '../../../web/src/lib/csv.ts';
import { mockProduct, mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const some = mockProducts();
const [sample] = mockOrders(some);

/** Every tenth order is delivered. */
const orders = (count: number): MockOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(sample as MockOrder),
    id: (0x670000 + index).toString(16).padEnd(24, '0'),
    status: index % 10 === 0 ? 'DELIVERED' : 'PENDING',
  }));
const products = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    mockProduct({
      id: productId(at),
      title: at === count - 1 ? 'Brass lamp' : `Thing ${at}`,
      stock: at < 2 ? 0 : 5,
      discountPrice: (at * 7) % 100,
    }),
  );

function open(search: string, options: MockOptions) {
  const shop = renderScreen(`/superAdmin${search}`, { signedInAs: 'super@haat.com', products: some, ...options });
  shop.start();
  /** Variables of all requests of an operation. */
  const sent = (name: string) => shop.operations.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...shop, sent, pages: (name: string) => sent(name).map(({ page }) => page) };
}
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
const orderRows = async () => {
  await screen.findAllByRole('combobox', { name: /^Status of order/ });
  return rowsOf('Orders of all customers');
};

test('opening 5,000 orders reads one page of them, and the next when it is looked at', async () => {
  const shop = open('', { orders: orders(5000) });
  expect(await orderRows()).toHaveLength(10);
  expect(await screen.findByText('Orders 1–10 of 5000')).toBeVisible();
  expect(shop.pages('AllOrders')).toEqual([1]);
  for (const page of [2, 3, 4, 5]) {
    await shop.user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(`Page ${page} of 500`)).toBeVisible();
  }
  expect(shop.pages('AllOrders')).toEqual([1]);
  await shop.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Orders 51–60 of 5000')).toBeVisible();
  expect(shop.pages('AllOrders')).toEqual([1, 2]);
});

test('orders are searched, filtered and sorted by the server, one page of them', async () => {
  const many = orders(620);
  const shop = open('?sort=-total&from=2020-01-01&to=2099-12-31&minTotal=1&maxTotal=nonsense', { orders: many });
  await orderRows();
  // In one piece: on a busy machine a wait between two keys would be an end of typing.
  await shop.user.click(screen.getByRole('searchbox', { name: 'Search orders' }));
  await shop.user.paste(many[0]?.id ?? '');
  expect(await screen.findByText('1 order')).toBeVisible();
  expect(await orderRows()).toHaveLength(1);
  const filter = { from: '2020-01-01', to: '2099-12-31', minTotal: 1 };
  expect(
    shop.sent('AllOrders').map(({ page, filter: sent, sort, descending }) => [page, sent, sort, descending]),
  ).toEqual([
    [1, filter, 'TOTAL', true],
    [1, { ...filter, search: many[0]?.id }, 'TOTAL', true],
  ]);
});

test('a range means the same the wrong way round', async () => {
  const shop = open('?from=2099-12-31&to=2020-01-01&minTotal=900000&maxTotal=1', { orders: orders(3) });
  expect(await orderRows()).toHaveLength(3);
  expect(shop.sent('AllOrders')[0]?.filter).toEqual({
    from: '2020-01-01',
    to: '2099-12-31',
    minTotal: 1,
    maxTotal: 900_000,
  });
});

test('all orders of the filter are chosen, also those on pages that were not read', async () => {
  const shop = open('?status=PENDING', { orders: orders(150) });
  await orderRows();
  await shop.user.click(screen.getByRole('button', { name: 'Choose all 135' }));
  expect(await screen.findByText('135 orders chosen')).toBeVisible();
});

test('while another list loads, nobody is offered to choose all of the one before', async () => {
  const shop = open('', { orders: orders(150) });
  await orderRows();
  expect(screen.getByRole('button', { name: 'Choose all 150' })).toBeVisible();
  const answer = shop.hold('AllOrders');
  const group = within(screen.getByRole('group', { name: 'Status' }));
  await shop.user.click(group.getByRole('button', { name: /^Pending/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Choose all/ })).toBeNull());
  answer();
  expect(await screen.findByRole('button', { name: 'Choose all 135' })).toBeVisible();
});

test('1,000 products are searched by the server', async () => {
  const shop = open('?tab=products', { products: products(1_000) });
  await screen.findByRole('button', { name: 'Delete Thing 0' });
  expect(await screen.findByText('1000 products')).toBeVisible();
  await shop.user.click(screen.getByRole('searchbox', { name: 'Search products by title' }));
  await shop.user.paste('brass');
  expect(await screen.findByRole('button', { name: 'Delete Brass lamp' })).toBeVisible();
  expect(await screen.findByText('1 of 1000 products')).toBeVisible();
  expect(shop.sent('Catalogue')).toEqual([
    { filter: {}, sort: 'ADDED', descending: false, offset: 0, limit: 10 },
    { filter: { search: 'brass' }, sort: 'BEST_MATCH', descending: false, offset: 0, limit: 10 },
  ]);
});

test.each([
  ['title', 'TITLE'],
  ['category', 'CATEGORY'],
  ['price', 'PRICE'],
  ['units', 'STOCK'],
  ['rating', 'RATING'],
  ['no-such', 'ADDED'],
])('products by %s: the server sorts them, and answers the rows of the page alone', async (column, sort) => {
  const shop = open(`?tab=products&sort=-${column}&stock=in&page=2`, { products: products(300) });
  expect(await screen.findByText('298 of 300 products')).toBeVisible();
  expect(screen.getByText('Page 2 of 30')).toBeVisible();
  const descending = sort !== 'ADDED';
  expect(shop.sent('Catalogue')).toEqual([{ filter: { minStock: 1 }, sort, descending, offset: 10, limit: 10 }]);
});

test('a page of products that never was leads to the last one', async () => {
  const shop = open('?tab=products&stock=in&page=9999999', { products: products(35) });
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=products&stock=in&page=4'));
  expect(await screen.findByText('31 to 33 of 33')).toBeVisible();
});

test('the next page takes the place of the one before, which stays until then', async () => {
  const shop = open('?tab=products', { products: products(35) });
  await screen.findByRole('button', { name: 'Delete Thing 0' });
  const answer = shop.hold('Catalogue');
  await shop.user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shop.sent('Catalogue')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Delete Thing 0' })).toBeVisible();
  answer();
  expect(await screen.findByRole('button', { name: 'Delete Thing 10' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Thing 0' })).toBeNull();
});

test('the file has what is shown of all products that match, in their order', async () => {
  const fail: MockOptions['fail'] = {};
  const shop = open('?tab=products&q=thing&stock=in&sort=-price', {
    products: products(620),
    fail,
  });
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  expect(await screen.findByText('617 of 620 products')).toBeVisible();
  fail['Query.catalogue'] = 'UPSTREAM_UNAVAILABLE';
  await shop.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const alert = await screen.findByText(/cannot be reached/);
  expect(download).not.toHaveBeenCalled();
  delete fail['Query.catalogue'];
  await shop.user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [fileName, sheet] = download.mock.lastCall ?? [];
  expect(fileName).toBe('products.csv');
  expect(sheet?.head.slice(0, 3)).toEqual(['Product', 'Category', 'Price']);
  expect(sheet?.rows).toHaveLength(617);
  const prices = sheet?.rows.map((row) => Number(row[2])) ?? [];
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(shop.sent('Catalogue').map(({ offset, limit }) => [offset, limit])).toEqual([
    [0, 10],
    [0, 500],
    [0, 500],
    [500, 500],
  ]);
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull());
});

test('orders that could not be read to be chosen are asked for again', async () => {
  const fail: MockOptions['fail'] = {};
  const shop = open('', { orders: orders(300), fail });
  await orderRows();
  fail['Query.allOrders'] = 'UPSTREAM_UNAVAILABLE';
  await shop.user.click(screen.getByRole('button', { name: 'Choose all 300' }));
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  delete fail['Query.allOrders'];
  await shop.user.click(screen.getByRole('button', { name: 'Choose all 300' }));
  expect(await screen.findByText('300 orders chosen')).toBeVisible();
});

test('a header that is pressed while a search waits for its pause keeps its order', async () => {
  const shop = open('?tab=products', { products: products(300) });
  await screen.findByText('300 products');
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search products by title' }), 'thing');
  await shop.user.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(shop.address()).toMatch(/(?=.*&q=thing)(?=.*&sort=price)/));
});
