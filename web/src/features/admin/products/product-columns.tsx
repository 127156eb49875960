import { ActionIcon, Badge, Box, Group } from '@mantine/core';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { LOW_STOCK } from '../../../../../schema/shop.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { deletes } from '../../../shared/deleted-products/row-focus.ts';
import type { AdminRowFragment } from '../../../generated/admin.ts';
import { adminProductPath, FROM_LIST } from '../../../shell/admin/staff-paths.ts';
import { CopiedId } from '../../../shared/order/order-id.tsx';
import { adminText as t } from '../messages.ts';

/** The columns that the specification lists (section 2). */
export function productColumns(onDelete: (product: AdminRowFragment) => void): Column<AdminRowFragment>[] {
  return [
    // Specification, section 9: the row number counts through all pages.
    { key: 'place', header: t.columns.place, narrow: true, card: 'named', cell: (_, place) => place + 1 },
    {
      key: 'title',
      header: t.columns.title,
      value: ({ title }) => title,
      card: 'lead',
      cell: (product) => <ProductCell product={product} />,
    },
    { key: 'id', header: t.columns.id, narrow: true, card: 'bare', cell: ({ id }) => <CopiedId id={id} /> },
    {
      key: 'update',
      card: 'end',
      header: t.columns.update,
      narrow: true,
      cell: ({ id, title }) => (
        <ActionIcon
          component={Link}
          to={adminProductPath(id)}
          state={FROM_LIST}
          aria-label={t.editThis(title)}
          title={t.edit}
        >
          <IconEdit stroke={1.75} aria-hidden />
        </ActionIcon>
      ),
    },
    {
      key: 'delete',
      card: 'bare',
      header: t.columns.delete,
      narrow: true,
      cell: (product) => (
        <ActionIcon
          {...deletes(product.id)}
          aria-label={t.deleteThis(product.title)}
          title={t.delete}
          onClick={() => onDelete(product)}
        >
          <IconTrash stroke={1.75} aria-hidden />
        </ActionIcon>
      ),
    },
  ];
}

function ProductCell({ product }: { product: AdminRowFragment }) {
  const { title, image, stock, availability } = product;
  const isFew = stock <= LOW_STOCK;
  return (
    <Group gap="md" wrap="nowrap">
      <Box flex="none" w={64}>
        <ProductPicture src={image} alt={title} sizes="64px" />
      </Box>
      <div>
        <strong>{title}</strong>
        <Group gap="4px 10px" c="dimmed" fz="sm">
          {priceOf(product, productText.english)}
          {availability === 'OUT_OF_STOCK' ? (
            <Badge color="danger">{t.out}</Badge>
          ) : (
            <Badge color={isFew ? 'accent' : 'brand'}>{isFew ? t.few(stock) : t.units(stock)}</Badge>
          )}
        </Group>
      </div>
    </Group>
  );
}
