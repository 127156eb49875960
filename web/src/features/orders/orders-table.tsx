import { Paper, Table, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath } from '../../lib/paths.ts';
import { ItemPicture } from '../../shared/order/item-picture.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { pieces } from '../../shared/order/order-amounts.ts';
import { OrderStatusBadge } from '../../shared/order/order-status-badge.tsx';
import '../../theme/mantine-late.css';
import { DateText } from '../../ui/date-text.tsx';
import { ordersText } from './messages.ts';
import { CopyId, ShortId } from '../../shared/order/order-id.tsx';
import classes from './orders.module.css';
import { ReorderButton } from './reorder-button.tsx';

/**
 * A table with one order per row. The whole row is a link. Roles are explicit because on a phone the rows are grids, and browsers
 * then drop the implicit table roles.
 */
export function OrdersTable({ orders }: { orders: readonly OrderStateFragment[] }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  return (
    <Paper withBorder radius="lg" shadow="sm" className={classes.frame}>
      <Table
        role="table"
        aria-label={t.title}
        className={classes.table}
        verticalSpacing="sm"
        horizontalSpacing="md"
        highlightOnHover
        highlightOnHoverColor="var(--brand-soft)"
        borderColor="var(--line)"
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {Object.values(terms.columns).map((heading) => (
              <Table.Th key={heading} role="columnheader" scope="col">
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {orders.map((order, index) => (
            <Row key={order.id} order={order} number={index + 1} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function Row({ order, number }: { order: OrderStateFragment; number: number }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const { id, status, items } = order;
  const [first] = items;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" data-label={terms.columns.number}>
        {number}
      </Table.Td>
      <Table.Td role="cell" data-label={terms.columns.product}>
        <div className={classes.product}>
          {first && <ItemPicture product={first.product} sizes="64px" className={classes.picture} />}
          <div>
            <p className={classes.title}>
              <span>{first?.product?.title ?? terms.deletedProduct}</span>
              {items.length > 1 && <small> {terms.more(items.length - 1)}</small>}
            </p>
            <p className={classes.facts}>
              <span>
                <DateText
                  iso={order.createdAt}
                  lead={<VisuallyHidden component="span">{terms.ordered}</VisuallyHidden>}
                  missing={t.dateUnknown}
                />
              </span>
              <span>{terms.itemCount(pieces(order))}</span>
              <strong>
                <VisuallyHidden component="span">
                  {status === 'CANCELLED' ? t.notPayableIs : t.payableIs}
                </VisuallyHidden>
                {formatPrice(order.total)}
              </strong>
              {!order.isTotalWhole && <span>({terms.notAllCounted})</span>}
            </p>
          </div>
        </div>
      </Table.Td>
      <Table.Td role="cell" data-label={terms.columns.id}>
        <div className={classes.id}>
          <Link to={orderPath(id)} className={classes.link}>
            <ShortId id={id} />
          </Link>
          <CopyId id={id} />
          <ReorderButton order={order} inRow />
        </div>
      </Table.Td>
      <Table.Td role="cell" data-label={terms.columns.status}>
        <OrderStatusBadge status={status} />
      </Table.Td>
    </Table.Tr>
  );
}
