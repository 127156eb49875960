import { formatPrice } from '../../../../../schema/shop.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { paymentValue } from '../../../shared/order/payment-options.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './orders.module.css';
import type { orderText } from '../../../shared/order/messages.ts';
import type { superAdminText } from '../messages.ts';

/** `statusCell` renders the form that shows and changes the status. */
export function orderColumns(
  t: typeof superAdminText.english,
  names: typeof orderText.english,
  statusCell: NonNullable<Column<OrderStateFragment>['cell']>,
): readonly Column<OrderStateFragment>[] {
  const header = t.orderColumns;
  const itemTexts = ({ items }: OrderStateFragment): string[] =>
    items.map(({ product, quantity }) => `${quantity} × ${product?.title ?? t.deletedProduct}`);
  const paymentLabel = ({ paymentMethod }: OrderStateFragment): string => {
    const value = paymentValue(paymentMethod);
    return value ? names.payment[value] : t.unknown;
  };
  return [
    { key: 'id', header: header.id, value: ({ id }) => id, cell: ({ id }) => <span className={classes.id}>{id}</span> },
    {
      key: 'date',
      header: header.date,
      value: ({ createdAt }) => createdAt ?? '',
      cell: ({ createdAt }) => (
        <span className={classes.date}>
          <DateText iso={createdAt} withTime />
        </span>
      ),
    },
    {
      key: 'items',
      header: header.items,
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
    { key: 'payment', header: header.payment, value: paymentLabel },
    {
      key: 'total',
      header: header.total,
      value: ({ total }) => total,
      cell: ({ total }) => <span className={classes.total}>{formatPrice(total)}</span>,
    },
    { key: 'state', header: header.status, value: ({ status }) => names.status[status], cell: statusCell },
  ];
}
