import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LogOutDocument } from '../../../web/src/generated/components.ts';
import { renderScreen } from '../render-screen.tsx';

const NOTICE = 'Prices and stock may be out of date.';

test('older data is shown with a notice, which goes with the first answer that is fresh', async () => {
  const shop = renderScreen('/products');
  shop.stale.add('ProductList');
  shop.start();
  const notice = await screen.findByText(NOTICE);
  expect(notice.closest('[role="status"]')).not.toBeNull();
  expect(within(screen.getByRole('main')).queryByText(NOTICE)).toBeNull();
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  shop.stale.clear();
  await shop.client.mutate({ mutation: LogOutDocument });
  expect(screen.getByText(NOTICE)).toBeVisible();
  await shop.client.refetchQueries({ include: ['ProductList'] });
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});
