import { Anchor, Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { DateText } from '../../../ui/date-text.tsx';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { CopyId } from '../../../shared/copy-id/copy-id.tsx';
import { shortId } from '../../../shared/order/short-id.ts';
import { indiaTime } from '../super-admin-table.tsx';
import classes from './orders.module.css';
import type { orderText } from '../../../shared/order/messages.ts';
import { totalText } from '../../../shared/order/order-amounts.ts';
import type { superAdminText } from '../messages.ts';
import type { Selection } from './selection.tsx';

/** `statusCell` renders the form that shows and changes the status; `onOpen` opens an order's details. */
export function orderColumns(
  t: typeof superAdminText.english,
  names: typeof orderText.english,
  controls: {
    selection: Selection;
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
          onChange={() => selection.toggle(order)}
        />
      ),
    },
    {
      key: 'id',
      header: header.id,
      value: ({ id }) => id,
      card: 'bare',
      // Screen readers and the tooltip have the whole id.
      cell: (order) => (
        <span className={classes.id}>
          <Anchor
            component="button"
            aria-haspopup="dialog"
            title={order.id}
            ff="monospace"
            fz="xs"
            fw={400}
            onClick={() => onOpen(order)}
          >
            <VisuallyHidden>{order.id}</VisuallyHidden>
            <span aria-hidden>{shortId(order.id)}</span>
          </Anchor>
          <CopyId id={order.id} />
        </span>
      ),
    },
    {
      key: 'date',
      header: header.date,
      card: 'end',
      value: ({ createdAt }) => createdAt ?? '',
      file: [{ header: header.date, value: ({ createdAt }) => indiaTime(createdAt) }],
      cell: ({ createdAt }) => (
        <span className={classes.date}>
          <DateText iso={createdAt} withTime />
        </span>
      ),
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
        <span className={classes.customer} title={customer ? `${customer.name}, ${customer.email}` : undefined}>
          {customer?.name ?? t.unknown}
          {deliveryAddress && (
            <small>
              {deliveryAddress.city} {deliveryAddress.postalCode}
            </small>
          )}
        </span>
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
          <Text span inherit lineClamp={order.items.length > 1 ? 1 : 2} className={classes.item}>
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
        <span className={classes.total}>
          {totalText(order.total, order.isTotalWhole, names)}
          {/* Where the payment has no column of its own. */} <small>{paymentLabel(order)}</small>
        </span>
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
