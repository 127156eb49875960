import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sinceFirstOrder } from '../../../web/src/features/super-admin/insight/insight-view.ts';
import { presetDays, todayInIndia } from '../../../web/src/ui/table/tools/day-presets.ts';
import { showDay } from '../../../web/src/ui/table/tools/day-text.ts';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/features/super-admin/super-admin-page.tsx';
import '../../../web/src/features/super-admin/insight/insight-page.tsx';

const products = mockProducts();

/** The report of orders that were all placed at one time. Returns the first cells of the table by the chart. */
async function open(search: string, createdAt: string) {
  const orders = mockOrders(products).map((order) => ({ ...order, createdAt }));
  renderScreen(`/superAdmin/insight${search}`, { signedInAs: 'super@haat.com', products, orders }).start();
  await screen.findByText(/ As many days before, .+, have too few orders to compare\./);
  const table = screen.getByRole('table', { name: 'Sales over time', hidden: true });
  return within(table).getAllByRole('rowheader', { hidden: true });
}

test.each(['', '?period=WEEK', '?period=MONTH'])(
  'the last bar, which is not over yet, is said to be so far: %s',
  async (search) => {
    const days = await open(search, new Date().toISOString());
    expect(screen.getByText(/ is not over yet, so its figures are those so far\.$/)).toBeVisible();
    expect(days.at(-1)).toHaveTextContent(/, so far$/);
    expect(days.filter(({ textContent }) => textContent.endsWith('so far'))).toHaveLength(1);
  },
);

test('a range that nobody has chosen starts at the first order, and is not compared with nothing', async () => {
  const days = await open('?period=MONTH', new Date().toISOString());
  expect(days).toHaveLength(3);
  expect(screen.getByText(/^There are no orders before /)).toBeVisible();
  expect(screen.queryByText(/^Before: |^No comparison$/)).toBeNull();
});

test('what is shown begins with the first order, here or in the time before', () => {
  const bucket = (now: number, then = 0) => ({ figures: { orders: now }, before: { orders: then } });
  const [none, some] = [bucket(0), bucket(2)];
  expect(sinceFirstOrder([none, none, some, none, some])).toEqual([some, none, some]);
  expect(sinceFirstOrder([none, bucket(0, 1), none, some])).toEqual([bucket(0, 1), none, some]);
  expect(sinceFirstOrder([none, none, none, none, some])).toEqual([none, none, some]);
  expect(sinceFirstOrder([none, none, none, none])).toHaveLength(4);
});

test('days that are over are not', async () => {
  const days = await open('?from=2026-01-01&to=2026-01-03', '2026-01-02T10:00:00.000Z');
  expect(days.map(({ textContent }) => textContent)).toEqual(['1 Jan', '2 Jan', '3 Jan']);
  expect(screen.queryByText(/is not over yet/)).toBeNull();
});

test('days that are asked for often are one choice', async () => {
  expect(presetDays('2026-03-01')).toEqual({
    week: { from: '2026-02-23', to: '2026-03-01' },
    days30: { from: '2026-01-31', to: '2026-03-01' },
    month: { from: '2026-03-01', to: '2026-03-01' },
    lastMonth: { from: '2026-02-01', to: '2026-02-28' },
  });
  await open('?from=2026-01-01&to=2026-01-03', '2026-01-02T10:00:00.000Z');
  const days = screen.getByRole('combobox', { name: 'Days' });
  expect(days).toHaveDisplayValue('Other days');
  await userEvent.selectOptions(days, 'Last month');
  expect(days).toHaveDisplayValue('Last month');
  await userEvent.selectOptions(days, 'Up to today');
  expect(days).toHaveDisplayValue('Up to today');
});

test('days the wrong way round are told, beside the last report, and one press leads out', async () => {
  const orders = mockOrders(products).map((order) => ({ ...order, createdAt: new Date().toISOString() }));
  const shop = renderScreen('/superAdmin/insight', { signedInAs: 'super@haat.com', products, orders });
  shop.start();
  const table = () => screen.findByRole('table', { name: 'Sales over time', hidden: true });
  await table();
  await shop.navigate('/superAdmin/insight?from=2026-10-01&to=2026-09-01');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The first day is after the last one. Choose other days.')).toBeVisible();
  expect(await table()).toBeInTheDocument();
  // They are marked as those of other days; stock has nothing to do with the days.
  const isOld = (name: string) => screen.getByRole('region', { name }).closest('[data-old]') !== null;
  expect(screen.getByText('Still shown:')).toBeVisible();
  expect(['Sales over time', 'Best-selling categories', 'Stock that will run out'].map(isOld)).toEqual([
    true,
    true,
    false,
  ]);
  await shop.user.click(alert.getByRole('button', { name: 'Up to today' }));
  expect(shop.address()).toBe('/superAdmin/insight');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Days' })).toHaveFocus();
  expect(screen.queryByText('Still shown:')).toBeNull();
  expect(isOld('Sales over time')).toBe(false);
});

test.each([
  ['?from=2098-12-31', 'The first day is after the last one. Choose other days.'],
  ['?from=2001-01-01', 'By day there are at most 400 days. Choose week or month, or fewer days.'],
])(
  'a first day that does not go with today, the last day unless another is chosen, is told at once: %s',
  async (search, problem) => {
    renderScreen(`/superAdmin/insight${search}`, { signedInAs: 'super@haat.com', products }).start();
    expect(await screen.findByRole('alert')).toHaveTextContent(problem);
    const last = screen.getByRole('textbox', { name: 'To' });
    expect(last).toHaveDisplayValue(showDay(todayInIndia()));
    for (const field of [last, screen.getByRole('textbox', { name: 'From' })]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(problem);
    }
  },
);

test('a first day that is typed after today is told, and its field is marked until the days are right', async () => {
  const shop = renderScreen('/superAdmin/insight', { signedInAs: 'super@haat.com', products });
  shop.start();
  const first = await screen.findByRole('textbox', { name: 'From' });
  expect(first).toBeValid();
  await shop.user.clear(first);
  await shop.user.type(first, '31/12/2098');
  const alert = within(await screen.findByRole('alert'));
  expect(first).toBeInvalid();
  expect(first).toHaveAccessibleDescription('The first day is after the last one. Choose other days.');
  await shop.user.click(alert.getByRole('button', { name: 'Up to today' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'From' })).toBeValid();
});

test('days whose report cannot be loaded have no figures, and certainly not those of other days', async () => {
  const orders = mockOrders(products).map((order) => ({ ...order, createdAt: new Date().toISOString() }));
  const shop = renderScreen('/superAdmin/insight', { signedInAs: 'super@haat.com', products, orders });
  shop.start();
  const figures = () => screen.queryByRole('region', { name: 'Sales over time' });
  await screen.findByRole('table', { name: 'Sales over time', hidden: true });
  shop.faults.set('SalesReport', 'UPSTREAM_TIMEOUT');
  await shop.navigate('/superAdmin/insight?from=2026-01-01&to=2026-01-03');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(figures()).toBeNull();
  shop.faults.clear();
  await shop.user.click(again);
  expect(await screen.findByRole('heading', { name: 'No orders in these days' })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('what is sold out is counted whole, and says how many of it are listed', async () => {
  const soldOut = products.filter(({ stock }) => stock === 0);
  const [ordered] = soldOut;
  const orders = mockOrders(products)
    .slice(0, 1)
    .map((order) => ({
      ...order,
      status: 'PENDING' as const,
      createdAt: new Date().toISOString(),
      items: [{ productId: ordered?.id ?? '', quantity: 2 }],
    }));
  renderScreen('/superAdmin/insight', { signedInAs: 'super@haat.com', products, orders }).start();
  expect(soldOut.length).toBeGreaterThan(1);
  const listed = await screen.findByText(`Listed: 1 of ${soldOut.length}, ordered in the last 30 days.`);
  const part = listed.closest('section') as HTMLElement;
  expect(within(part).getByRole('heading')).toHaveTextContent(`Sold out already ${soldOut.length} products`);
  expect(within(part).getAllByRole('rowheader')).toHaveLength(1);
});
