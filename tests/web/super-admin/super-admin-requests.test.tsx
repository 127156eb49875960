import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockOptions, MockOrder } from '../../../gateway/mocks/options.ts';
import { mockOrders } from '../../../gateway/mocks/people.ts';
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
    mockProduct({ id: productId(at), title: at === count - 1 ? 'Brass lamp' : `Thing ${at}`, stock: at < 2 ? 0 : 5 }),
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

test('the status is filtered by the server', async () => {
  const shop = open('?status=DELIVERED', { orders: orders(700) });
  expect(await screen.findByText('Orders 1–10 of 70')).toBeVisible();
  expect(shop.sent('AllOrders')).toEqual([expect.objectContaining({ status: 'DELIVERED', page: 1 })]);
});

test('orders are searched, filtered and sorted by the server, one page of them', async () => {
  const many = orders(620);
  const shop = open('?sort=-total&from=2020-01-01&to=2099-12-31&minTotal=1&maxTotal=nonsense', { orders: many });
  await orderRows();
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search orders' }), many[0]?.id ?? '');
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

test('all orders of the filter are chosen, also those on pages that were not read', async () => {
  const shop = open('?status=PENDING', { orders: orders(150) });
  await orderRows();
  await shop.user.click(screen.getByRole('button', { name: 'Choose all 135' }));
  expect(await screen.findByText('135 orders chosen')).toBeVisible();
});

test('the file has every order, though one page of them was read', async () => {
  const shop = open('', { orders: orders(130) });
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  await orderRows();
  await shop.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.lastCall?.[1].rows).toHaveLength(130);
});

test('a page of orders that never was leads to the last one', async () => {
  const shop = open('?page=99', { orders: orders(130) });
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?page=13'));
  expect(await screen.findByText('Orders 121–130 of 130')).toBeVisible();
});

test('1,000 products are searched by the server', async () => {
  const shop = open('?tab=products', { products: products(1_000) });
  await screen.findByRole('button', { name: 'Delete Thing 0' });
  expect(shop.sent('Catalogue')).toHaveLength(1);
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search products by title' }), 'brass');
  expect(await screen.findByRole('button', { name: 'Delete Brass lamp' })).toBeVisible();
  expect(await screen.findByText('1 product')).toBeVisible();
  expect(shop.sent('Catalogue')).toHaveLength(2);
  expect(shop.sent('Catalogue')[1]).toMatchObject({ filter: { search: 'brass' }, page: 1 });
});

test('what the server can put in order is not read as a whole', async () => {
  const shop = open('?tab=products&sort=-price', { products: products(300) });
  await screen.findByText('Products 1–10');
  expect(shop.sent('Catalogue')).toEqual([expect.objectContaining({ sort: 'PRICE_DESC', page: 1 })]);
});

test('what the server cannot filter by is found all the same, in the background', async () => {
  const shop = open('?tab=products&stock=out', { products: products(260) });
  expect(await screen.findByText('2 of 260 products')).toBeVisible();
  // Four pages are requested at a time, so the last ones may be past the end.
  const pages = new Set(shop.pages('Catalogue') as number[]);
  expect([...pages].filter((page) => page <= 6)).toHaveLength(6);
  expect(Math.max(...pages)).toBeLessThanOrEqual(9);
});

test('a page that could not be read in the background is asked for again', async () => {
  const fail: MockOptions['fail'] = {};
  const shop = open('', { orders: orders(300), fail });
  await orderRows();
  fail['Query.allOrders'] = 'UPSTREAM_UNAVAILABLE';
  await shop.user.click(screen.getByRole('button', { name: 'Choose all 300' }));
  const alert = await screen.findByText(/cannot be reached/);
  delete fail['Query.allOrders'];
  await shop.user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('300 orders')).toBeVisible();
});

test('a header that is pressed while a search waits for its pause keeps its order', async () => {
  const shop = open('?tab=products', { products: products(300) });
  await screen.findByText('Products 1–10');
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search products by title' }), 'thing');
  await shop.user.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(shop.address()).toMatch(/(?=.*&q=thing)(?=.*&sort=price)/));
});
