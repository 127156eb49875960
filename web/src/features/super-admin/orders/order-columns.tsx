import { Anchor, Box, Checkbox, Group, Text, VisuallyHidden } from '@mantine/core';
import { DateText } from '../../../ui/date-text.tsx';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { Selection } from '../../../ui/table/use-selection.ts';
import { CopyId, ShortId } from '../../../shared/order/order-id.tsx';
import { indiaTime } from '../super-admin-table.tsx';
import type { orderText } from '../../../shared/order/messages.ts';
import { totalText } from '../../../shared/order/order-amounts.ts';
import { superAdminText as t } from '../messages.ts';

/** `statusCell` renders the form that shows and changes the status; `onOpen` opens an order's details. */
export function orderColumns(
  names: typeof orderText.english,
  controls: {
    selection: Selection<StaffOrderFragment>;
    onOpen: (order: StaffOrderFragment) => void;
    statusCell: NonNullable<Column<StaffOrderFragment>['cell']>;
  },
): readonly Column<StaffOrderFragment>[] {
  const { selection, onOpen, statusCell } = controls;
  const header = t.orderColumns;
  const itemTexts = ({ items }: StaffOrderFragment): string[] =>
    items.map(({ product, quantity }) => `${quantity} × ${product?.title ?? t.deletedProduct}`);
  const paymentLabel = ({ paymentMethod }: StaffOrderFragment): string => {
    const value = paymentValue(paymentMethod);
    return value ? names.payment[value] : t.unknown;
  };
  return [
    {
      key: 'chosen',
      header: header.chosen,
      card: 'start',
      narrow: true,
      head: (shown) => {
        const chosen = shown.filter(selection.has).length;
        return (
          <>
            <VisuallyHidden>{header.chosen}</VisuallyHidden>
            {/* Those of other pages stay chosen. */}
            <Checkbox
              aria-label={t.choosePage(shown.length)}
              disabled={shown.length === 0}
              checked={chosen > 0 && chosen === shown.length}
              indeterminate={chosen > 0 && chosen < shown.length}
              onChange={({ currentTarget: { checked } }) => (checked ? selection.add(shown) : selection.remove(shown))}
            />
          </>
        );
      },
      cell: (order) => (
        <Checkbox
          aria-label={t.choose(order.id)}
          checked={selection.has(order)}
          onChange={({ currentTarget }) => selection.set(order, currentTarget.checked)}
        />
      ),
    },
    {
      key: 'id',
      header: header.id,
      value: ({ id }) => id,
      card: 'bare',
      // The drawer copies it, too.
      cell: (order) => (
        <Group gap={0} wrap="nowrap">
          <Anchor component="button" aria-haspopup="dialog" title={order.id} onClick={() => onOpen(order)}>
            <ShortId id={order.id} />
          </Anchor>
          <Box data-spare>
            <CopyId id={order.id} />
          </Box>
        </Group>
      ),
    },
    {
      key: 'date',
      header: header.date,
      card: 'end',
      value: ({ createdAt }) => createdAt ?? '',
      file: [{ header: header.date, value: ({ createdAt }) => indiaTime(createdAt) }],
      cell: ({ createdAt }) => <DateText iso={createdAt} withTime />,
    },
    {
      key: 'customer',
      header: header.customer,
      card: 'lead',
      value: ({ customer }) => (customer ? `${customer.name} ${customer.email}` : t.unknown),
      file: [
        { header: header.customer, value: ({ customer }) => customer?.name ?? t.unknown },
        { header: t.userColumns.email, value: ({ customer }) => customer?.email ?? '' },
      ],
      cell: ({ customer, deliveryAddress }) => (
        <Text span inherit lh={1.35} title={customer ? `${customer.name}, ${customer.email}` : undefined}>
          {customer?.name ?? t.unknown}
          {deliveryAddress && (
            <small>
              {deliveryAddress.city} {deliveryAddress.postalCode}
            </small>
          )}
        </Text>
      ),
    },
    {
      key: 'items',
      header: header.items,
      card: 'line',
      value: (order) => itemTexts(order).join('; '),
      // The title and the drawer have them all.
      cell: (order) => (
        <span title={itemTexts(order).join('\n')}>
          <Text span inherit lineClamp={order.items.length > 1 ? 1 : 2} lh={1.35} miw={{ sm: '7rem' }}>
            {itemTexts(order)[0]}
          </Text>
          {order.items.length > 1 && <small>{t.moreItems(order.items.length - 1)}</small>}
        </span>
      ),
    },
    {
      key: 'payment',
      header: header.payment,
      card: 'off',
      spare: true,
      value: paymentLabel,
    },
    {
      key: 'total',
      header: header.total,
      card: 'corner',
      value: ({ total, isTotalWhole }) => (isTotalWhole ? total : `${total} (${names.notAllCounted})`),
      number: true,
      cell: (order) => (
        <Text span inherit lh={1.35} style={{ overflowWrap: 'normal' }}>
          {totalText(order.total, order.isTotalWhole, names)} <small data-instead>{paymentLabel(order)}</small>
        </Text>
      ),
    },
    {
      key: 'state',
      header: header.status,
      card: 'line',
      value: ({ status }) => names.status[status],
      cell: statusCell,
    },
  ];
}
