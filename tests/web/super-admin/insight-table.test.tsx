import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FiguresTable } from '../../../web/src/features/super-admin/insight/figures-table.tsx';

const table = (count: number, most?: number) => (
  <FiguresTable
    caption="Products"
    fileName="products"
    columns={[{ header: 'Name', value: (name: string) => name }]}
    keyOf={(name) => name}
    rows={Array.from({ length: count }, (_, index) => `Product ${index}`)}
    {...(most !== undefined && { most })}
    empty="None"
  />
);
/** Where each row is folded away: on a phone, everywhere, or nowhere. */
const folded = () => screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.dataset['rest'] ?? 'no');

test('a long list has five rows on a phone and ten elsewhere, until all are asked for', async () => {
  render(table(12, 10));
  expect(folded().join(' ')).toBe('no no no no no phone phone phone phone phone all all');
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12: Products' }));
  expect(new Set(folded())).toEqual(new Set(['no']));
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer: Products', expanded: true }));
  expect(folded().at(-1)).toBe('all');
});

test('five rows are all there is to show', () => {
  render(table(5));
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('the file is a short word where the table is seen, and named in full to screen readers', () => {
  render(table(5));
  expect(screen.getByRole('button', { name: 'Download ‘Products’ as CSV' })).toHaveTextContent(/^CSV$/);
});
