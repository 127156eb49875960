import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageLinks } from '../../../web/src/features/products/list/page-links.tsx';
import { Mantine } from '../../../web/src/theme/mantine.tsx';
import { renderScreen } from '../render-screen.tsx';

function show(page: number, totalPages: number | null) {
  const pageInfo = { page, totalPages, hasPreviousPage: page > 1, hasNextPage: page !== totalPages };
  render(
    <Mantine styleNonce="">
      <MemoryRouter>
        <PageLinks pageInfo={pageInfo} hrefOf={(to) => `/products?page=${to}`} />
      </MemoryRouter>
    </Mantine>,
  );
}

test.each([
  [1, 14, '1 2 3 4 5 … 14'],
  [4, 14, '1 2 3 4 5 … 14'],
  [7, 14, '1 … 6 7 8 … 14'],
  [14, 14, '1 … 10 11 12 13 14'],
  [2, 3, '1 2 3'],
])('on page %d of %d there are links to %s', (page, totalPages, shown) => {
  show(page, totalPages);
  const links = screen.getAllByRole('link', { name: /^Page/ });
  // Mantine draws the hole.
  const parts = [...(links[0]?.parentElement?.children ?? [])];
  expect(parts.map(({ textContent }) => textContent || '…').join(' ')).toBe(shown);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', `/products?page=${page}`);
  for (const link of links) expect(link).toHaveAttribute('href', `/products?page=${link.textContent}`);
});

test('where nobody knows how many pages there are, it says only which one this is', () => {
  show(2, null);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products?page=3');
});

test('a page beyond the last says how many there are, and leads to the last and the first', async () => {
  const shop = renderScreen('/products?category=Electronics&page=99', { searchIndex: true });
  shop.start();
  const [, pages = ''] = /It has (\d+) pages/.exec((await screen.findByText(/has no page 99/)).textContent) ?? [];
  expect(screen.getByRole('heading', { name: 'Products not available' })).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: `Go to the last page (${pages})` }));
  await waitFor(() => expect(shop.address()).toBe(`/products?category=Electronics&page=${pages}`));
  expect(await screen.findByRole('link', { name: `Page ${pages}`, current: 'page' })).toBeVisible();
  await shop.navigate('/products?category=Electronics&page=99');
  await shop.user.click(await screen.findByRole('button', { name: 'Back to page 1' }));
  await waitFor(() => expect(shop.address()).toBe('/products?category=Electronics'));
});

test('of a list with an unknown end, a page without products only leads to the first', async () => {
  const shop = renderScreen('/products?page=99');
  shop.start();
  expect(await screen.findByText('This list has no page 99.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /last page/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to page 1' })).toBeVisible();
});
