import { DateText } from '../../../ui/date-text.tsx';
import type { StaffOrderFragment } from '../../../generated/super-admin-orders.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { indiaTime } from '../table/india-time.ts';
import checkbox from '../../../ui/form/checkbox.module.css';
import layout from '../../../ui/layout.module.css';
import classes from './orders.module.css';
import type { orderText } from '../../../shared/order/messages.ts';
import { totalText } from '../../../shared/order/order-amounts.ts';
import type { superAdminText } from '../messages.ts';
import { ChoosePage } from './selection/choose-page.tsx';
import { OrderId } from './order-id.tsx';
import type { Selection } from './selection/use-selection.ts';

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
      head: (shown) => (
        <>
          <span className={layout.hidden}>{header.chosen}</span>
          <ChoosePage selection={selection} orders={shown} />
        </>
      ),
      cell: (order) => (
        <input
          type="checkbox"
          className={`${checkbox.box} ${classes.check}`}
          aria-label={t.choose(order.id)}
          checked={selection.has(order)}
          onChange={() => selection.toggle(order)}
        />
      ),
      narrow: true,
    },
    {
      key: 'id',
      header: header.id,
      value: ({ id }) => id,
      half: true,
      cell: (order) => <OrderId id={order.id} onOpen={() => onOpen(order)} />,
    },
    {
      key: 'date',
      header: header.date,
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
      value: ({ customer }) => (customer ? `${customer.name} ${customer.email}` : t.unknown),
      file: [
        { header: header.customer, value: ({ customer }) => customer?.name ?? t.unknown },
        { header: t.userColumns.email, value: ({ customer }) => customer?.email ?? '' },
      ],
      cell: ({ customer, deliveryAddress }) => (
        <span className={classes.customer} title={customer ? `${customer.name}, ${customer.email}` : undefined}>
          <span>{customer?.name ?? t.unknown}</span>
          {deliveryAddress && (
            <small>
              <span>{deliveryAddress.city}</span> <span>{deliveryAddress.postalCode}</span>
            </small>
          )}
        </span>
      ),
    },
    {
      key: 'items',
      header: header.items,
      value: (order) => itemTexts(order).join('; '),
      // The title and the drawer have them all.
      cell: (order) => (
        <span className={classes.items} title={itemTexts(order).join('\n')}>
          <span>{itemTexts(order)[0]}</span>
          {order.items.length > 1 && <small>{t.moreItems(order.items.length - 1)}</small>}
        </span>
      ),
      lead: true,
    },
    {
      key: 'payment',
      header: header.payment,
      value: paymentLabel,
      spare: true,
      half: true,
      cell: (order) => <span className={classes.payment}>{paymentLabel(order)}</span>,
    },
    {
      key: 'total',
      header: header.total,
      value: ({ total, isTotalWhole }) => (isTotalWhole ? total : `${total} (${names.notAllCounted})`),
      number: true,
      half: true,
      cell: (order) => (
        <span className={classes.total}>
          {totalText(order.total, order.isTotalWhole, names)}
          {/* Where the payment has no column of its own. */} <small>{paymentLabel(order)}</small>
        </span>
      ),
    },
    { key: 'state', header: header.status, value: ({ status }) => names.status[status], cell: statusCell },
  ];
}
