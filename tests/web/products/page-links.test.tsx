import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageLinks } from '../../../web/src/features/products/list/pages/page-links.tsx';

function show(page: number, totalPages: number | null) {
  const pageInfo = { page, totalPages, hasPreviousPage: page > 1, hasNextPage: page !== totalPages };
  render(
    <MemoryRouter>
      <PageLinks pageInfo={pageInfo} hrefOf={(to) => `/products?page=${to}`} />
    </MemoryRouter>,
  );
}

test.each([
  [1, 14, '1 2 … 14'],
  [3, 14, '1 2 3 4 … 14'],
  [4, 14, '1 2 3 4 5 … 14'],
  [7, 14, '1 … 6 7 8 … 14'],
  [12, 14, '1 … 11 12 13 14'],
  [14, 14, '1 … 13 14'],
  [2, 3, '1 2 3'],
])('on page %d of %d there are links to %s', (page, totalPages, shown) => {
  show(page, totalPages);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => (item.hasAttribute('data-hole') ? '… ' : '') + item.textContent).join(' ')).toBe(shown);
  const current = items.flatMap((item) => within(item).queryByRole('link', { current: 'page' }) ?? []);
  expect(current.map((link) => link.getAttribute('href'))).toEqual([`/products?page=${page}`]);
});

test('where nobody knows how many pages there are, it says only which one this is', () => {
  show(2, null);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products?page=3');
});
