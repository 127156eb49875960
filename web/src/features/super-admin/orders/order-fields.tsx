import { formatPrice } from '../../../../../schema/shop.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { ORDER_STATUS_LABELS } from '../../../shared/order/order-status.ts';
import { PAYMENT_OPTIONS } from '../../../shared/order/payment-options.ts';
import type { Field } from '../table/fields.ts';
import classes from './orders.module.css';

function itemTexts({ items }: OrderStateFragment): string[] {
  return items.map(({ product, quantity }) => `${quantity} × ${product?.title ?? 'Deleted product'}`);
}

function paymentLabel({ paymentMethod }: OrderStateFragment): string {
  return PAYMENT_OPTIONS.find(({ method }) => method === paymentMethod)?.label ?? 'Unknown';
}

/** What the table says of each order. The status is shown by the form that changes it. */
export function orderFields(
  statusCell: NonNullable<Field<OrderStateFragment>['cell']>,
): readonly Field<OrderStateFragment>[] {
  return [
    { key: 'id', label: 'Order', value: ({ id }) => id, cell: ({ id }) => <span className={classes.id}>{id}</span> },
    {
      key: 'date',
      label: 'Date',
      value: ({ createdAt }) => createdAt ?? '',
      cell: ({ createdAt }) => (
        <span className={classes.date}>
          <DateText iso={createdAt} withTime />
        </span>
      ),
    },
    {
      key: 'items',
      label: 'Items',
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
    { key: 'payment', label: 'Payment', value: paymentLabel },
    {
      key: 'total',
      label: 'Total',
      value: ({ total }) => total,
      cell: ({ total }) => <span className={classes.total}>{formatPrice(total)}</span>,
    },
    { key: 'state', label: 'Status', value: ({ status }) => ORDER_STATUS_LABELS[status], cell: statusCell },
  ];
}
