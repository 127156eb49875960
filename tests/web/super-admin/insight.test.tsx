import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  await screen.findByText(/, compared with as many days before: /);
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

test('days that are over are not', async () => {
  const days = await open('?from=2026-01-01&to=2026-01-03', '2026-01-02T10:00:00.000Z');
  expect(days.map(({ textContent }) => textContent)).toEqual(['1 Jan', '2 Jan', '3 Jan']);
  expect(screen.queryByText(/is not over yet/)).toBeNull();
});
