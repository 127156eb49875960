import { Badge } from '@mantine/core';
import { LOW_STOCK } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { TitleCell } from '../../../shared/catalogue/title-cell.tsx';
import { Rating } from '../../../shared/product/rating.tsx';
import { productPath } from '../../../lib/paths.ts';
import { FROM_LIST, productFormPath } from '../../../shell/admin/staff-paths.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { superAdminText as t } from '../messages.ts';

/** The form on which it can be changed. */
const formPath = (id: string): string => productFormPath(id, false);

export const titleColumn = (pathOf = productPath): Column<StaffRowFragment> => ({
  key: 'title',
  header: t.productColumns.title,
  value: ({ title }) => title,
  cell: (row) => <TitleCell row={row} to={pathOf(row.id)} state={FROM_LIST} />,
  card: 'lead',
});

export const RATING_COLUMN: Column<StaffRowFragment> = {
  key: 'rating',
  card: 'bare',
  number: true,
  header: t.productColumns.rating,
  value: ({ rating }) => rating,
  cell: ({ rating }) => <Rating rating={rating} />,
};

export const PRODUCT_COLUMNS: readonly Column<StaffRowFragment>[] = [
  titleColumn(formPath),
  {
    key: 'category',
    card: 'off',
    header: t.productColumns.category,
    value: ({ category }) => category ?? '',
    cell: ({ category }) => productText.english.category(category ?? ''),
  },
  {
    key: 'price',
    card: 'bare',
    number: true,
    header: t.productColumns.price,
    value: ({ hasPrice, discountPrice }) => (hasPrice ? discountPrice : -1),
    cell: (product) => priceOf(product, productText.english),
  },
  {
    key: 'units',
    card: 'named',
    number: true,
    header: t.productColumns.stock,
    value: ({ stock }) => stock,
    cell: ({ stock }) =>
      stock < 1 ? (
        <Badge color="danger" data-tells>
          {productText.english.outOfStock}
        </Badge>
      ) : stock <= LOW_STOCK ? (
        <Badge color="accent" data-tells>
          {t.lowStock(stock)}
        </Badge>
      ) : (
        stock
      ),
  },
  RATING_COLUMN,
];
