import { Badge, Checkbox, Group, Text, VisuallyHidden } from '@mantine/core';
import { PRODUCT_FIELDS } from '../../../../../schema/product-fields.ts';
import { formatPrice, LOW_STOCK } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { currentUser } from '../../../session/session-user.ts';
import { TitleCell } from '../../../shared/catalogue/title-cell.tsx';
import { CopiedId } from '../../../shared/order/order-id.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { Rating } from '../../../shared/product/rating.tsx';
import { FROM_CATALOGUE, productFormPath } from '../../../shell/admin/staff-paths.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';
import { EditedCell } from './edited-field.tsx';
import { catalogueText as t } from './messages.ts';
import { RowMenu, type RowActions } from './row-menu.tsx';

/** A column of the file. An import knows it by its head. */
const inFile = (header: string, value: (row: StaffRowFragment) => string | number) => ({ header, value });

/** The columns of the table and of its file. */
export function catalogueColumns(
  controls: RowActions & { selection: Pick<Selection<StaffRowFragment>, 'has' | 'set'>; onRefused: () => void },
): readonly Column<StaffRowFragment>[] {
  const { selection, onRefused } = controls;
  const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;
  return [
    {
      key: 'chosen',
      header: t.columns.chosen,
      head: hidden(t.columns.chosen),
      narrow: true,
      card: 'start',
      cell: (row) => (
        <Checkbox
          aria-label={t.select(row.title)}
          checked={selection.has(row)}
          onChange={({ currentTarget }) => selection.set(row, currentTarget.checked)}
        />
      ),
    },
    {
      key: 'title',
      header: t.columns.title,
      value: ({ title }) => title,
      file: [
        inFile(PRODUCT_FIELDS.title.column, ({ title }) => title),
        inFile(PRODUCT_FIELDS.brand.column, ({ brand }) => brand ?? ''),
      ],
      card: 'lead',
      cell: (row) => (
        <TitleCell row={row} to={productFormPath(row.id, currentUser()?.role === 'ADMIN')} state={FROM_CATALOGUE} />
      ),
    },
    {
      key: 'category',
      header: t.columns.category,
      value: ({ category }) => category ?? '',
      file: [inFile(PRODUCT_FIELDS.category.column, ({ category }) => category ?? '')],
      spare: true,
      card: 'off',
      cell: ({ category }) => (category === null ? '–' : productText.english.category(category)),
    },
    {
      key: 'price',
      header: t.columns.price,
      value: ({ discountPrice }) => discountPrice,
      file: [
        inFile(PRODUCT_FIELDS.discountPrice.column, ({ hasPrice, discountPrice }) => (hasPrice ? discountPrice : '')),
        inFile(PRODUCT_FIELDS.originalPrice.column, ({ hasPrice, originalPrice }) => (hasPrice ? originalPrice : '')),
      ],
      number: true,
      card: 'half',
      cell: (row) => (
        <Group justify="end" gap="xs" wrap="nowrap">
          {row.hasPrice && row.originalPrice > row.discountPrice && (
            <Text size="sm" c="dimmed" td="line-through" visibleFrom="md" component="del">
              {hidden(t.before)} {formatPrice(row.originalPrice)}
            </Text>
          )}
          <EditedCell row={row} field="discountPrice" onRefused={onRefused} />
        </Group>
      ),
    },
    {
      key: 'stock',
      header: t.columns.stock,
      value: ({ stock }) => stock,
      file: [inFile(PRODUCT_FIELDS.stock.column, ({ stock }) => stock)],
      number: true,
      card: 'half',
      cell: (row) => (
        <Group justify="end" gap="xs" wrap="nowrap">
          {row.stock <= LOW_STOCK && (
            <Badge color={row.stock < 1 ? 'danger' : 'accent'} flex="none" data-tells>
              {row.stock < 1 ? t.out : t.low}
            </Badge>
          )}
          <EditedCell row={row} field="stock" onRefused={onRefused} />
        </Group>
      ),
    },
    {
      key: 'rating',
      header: t.columns.rating,
      value: ({ rating }) => rating,
      file: [inFile('rating', ({ rating }) => rating), inFile('reviews', ({ reviewCount }) => reviewCount)],
      number: true,
      spare: true,
      card: 'off',
      cell: ({ rating }) => <Rating rating={rating} />,
    },
    {
      key: 'id',
      header: t.columns.id,
      value: ({ id }) => id,
      file: [inFile('id', ({ id }) => id)],
      narrow: true,
      spare: true,
      card: 'off',
      cell: ({ id }) => <CopiedId id={id} />,
    },
    {
      key: 'actions',
      header: t.actions,
      head: hidden(t.actions),
      narrow: true,
      card: 'corner',
      cell: (row) => <RowMenu row={row} actions={controls} />,
    },
  ];
}
