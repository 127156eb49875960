import { formatPrice } from '../../../../../schema/shop.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { ORDER_STATUS_LABELS } from '../../../shared/order/order-status.ts';
import { PAYMENT_OPTIONS } from '../../../shared/order/payment-options.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './orders.module.css';

function itemTexts({ items }: OrderStateFragment): string[] {
  return items.map(({ product, quantity }) => `${quantity} × ${product?.title ?? 'Deleted product'}`);
}

function paymentLabel({ paymentMethod }: OrderStateFragment): string {
  return PAYMENT_OPTIONS.find(({ method }) => method === paymentMethod)?.label ?? 'Unknown';
}

/** `statusCell` renders the form that shows and changes the status. */
export function orderColumns(
  statusCell: NonNullable<Column<OrderStateFragment>['cell']>,
): readonly Column<OrderStateFragment>[] {
  return [
    { key: 'id', header: 'Order', value: ({ id }) => id, cell: ({ id }) => <span className={classes.id}>{id}</span> },
    {
      key: 'date',
      header: 'Date',
      value: ({ createdAt }) => createdAt ?? '',
      cell: ({ createdAt }) => (
        <span className={classes.date}>
          <DateText iso={createdAt} withTime />
        </span>
      ),
    },
    {
      key: 'items',
      header: 'Items',
      value: (order) => itemTexts(order).join('; '),
      cell: (order) => (
        <ul className={classes.items}>
          {itemTexts(order).map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      ),
      lead: true,
    },
    { key: 'payment', header: 'Payment', value: paymentLabel },
    {
      key: 'total',
      header: 'Total',
      value: ({ total }) => total,
      cell: ({ total }) => <span className={classes.total}>{formatPrice(total)}</span>,
    },
    { key: 'state', header: 'Status', value: ({ status }) => ORDER_STATUS_LABELS[status], cell: statusCell },
  ];
}
