import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import type { Sheet } from '../../../lib/csv.ts';
import type { ColumnKey } from './view.ts';

const VALUES: Record<ColumnKey, (row: StaffRowFragment) => string | number> = {
  title: ({ title }) => title,
  brand: ({ brand }) => brand ?? '',
  category: ({ category }) => category ?? '',
  price: ({ hasPrice, discountPrice }) => (hasPrice ? discountPrice : ''),
  originalPrice: ({ hasPrice, originalPrice }) => (hasPrice ? originalPrice : ''),
  discount: ({ discountPercent }) => discountPercent,
  stock: ({ stock }) => stock,
  rating: ({ rating }) => rating,
  reviews: ({ reviewCount }) => reviewCount,
  id: ({ id }) => id,
};

/** The rows and columns that are shown, in their order, and the ids, by which an import knows its lines. The heads are the columns' keys. */
export function sheetOf(rows: readonly StaffRowFragment[], shown: readonly ColumnKey[]): Sheet {
  const columns: ColumnKey[] = shown.includes('id') ? [...shown] : [...shown, 'id'];
  return { head: columns, rows: rows.map((row) => columns.map((column) => VALUES[column](row))) };
}
