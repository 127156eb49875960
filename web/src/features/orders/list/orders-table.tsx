import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import { DateText } from '../../../ui/date-text.tsx';
import layout from '../../../ui/layout.module.css';
import { OrderStatusBadge } from '../../../shared/order/order-status-badge.tsx';
import { ItemPicture } from '../../../shared/order/pictures/item-picture.tsx';
import type { OrderStateFragment } from '../../../generated/shared-order.ts';
import { orderPath } from '../../../lib/paths.ts';
import { pieces } from '../../../shared/order/order-amounts.ts';
import { CopyId, ShortId } from '../details/order-id.tsx';
import { ReorderButton } from '../reorder/reorder-button.tsx';
import { ordersClasses as classes } from './orders-classes.ts';
import { useText } from '../../../lib/language/language.tsx';
import { orderText } from '../../../shared/order/messages.ts';
import { ordersText } from '../messages.ts';

/**
 * A table with one order per row. The whole row is a link. Roles are explicit because the CSS lays out the rows as
 * grids, and browsers then drop the implicit table roles.
 */
export function OrdersTable({ orders }: { orders: readonly OrderStateFragment[] }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  return (
    <div className={classes.frame}>
      <table className={classes.table} role="table" aria-label={t.title}>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(terms.columns).map(([column, heading]) => (
              <th key={column} role="columnheader" scope="col">
                {heading}
                {/* Each row says it, too. */}
                {column === 'product' && (
                  <span aria-hidden="true" className={classes.orderedHead}>
                    <span>{terms.ordered}</span>
                    <span>{terms.items}</span>
                    <span>{terms.amount}</span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {orders.map((order, index) => (
            <Row key={order.id} order={order} number={index + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ order, number }: { order: OrderStateFragment; number: number }) {
  const t = useText(ordersText);
  const terms = useText(orderText);
  const { id, status } = order;
  return (
    <tr role="row">
      <td role="cell" data-label={terms.columns.number} className={classes.number}>
        {number}
      </td>
      <td role="cell" data-label={terms.columns.product} className={classes.products}>
        <p className={classes.facts}>
          <span>
            <DateText
              iso={order.createdAt}
              lead={<span className={layout.hidden}>{terms.ordered}</span>}
              missing={t.dateUnknown}
            />
          </span>
          <span>{terms.itemCount(pieces(order))}</span>
          <strong>
            <span className={layout.hidden}>{status === 'CANCELLED' ? t.notPayableIs : t.payableIs}</span>
            {formatPrice(order.total)}
          </strong>
          {!order.isTotalWhole && <span className={classes.inPart}>({terms.notAllCounted})</span>}
        </p>
        <Products items={order.items} />
      </td>
      <td role="cell" data-label={terms.columns.id} className={classes.order}>
        <span className={classes.idPart}>
          <Link to={orderPath(id)} className={classes.link}>
            <ShortId id={id} />
          </Link>
          <CopyId id={id} />
        </span>
        <ReorderButton order={order} inRow />
      </td>
      <td role="cell" data-label={terms.columns.status} className={classes.status}>
        <OrderStatusBadge status={status} />
      </td>
    </tr>
  );
}

/** The first product. The others are counted on its picture, and for screen readers behind its title. */
function Products({ items }: { items: OrderStateFragment['items'] }) {
  const terms = useText(orderText);
  const [first] = items;
  return (
    <div className={classes.items}>
      <span className={classes.pictures} data-more={items.length > 1 ? items.length - 1 : undefined}>
        {first && <ItemPicture product={first.product} sizes="64px" className={classes.picture} />}
      </span>
      <p className={first?.product ? classes.name : `${classes.name} ${classes.deleted}`}>
        <span className={classes.title}>{first?.product?.title ?? terms.deletedProduct}</span>
        {items.length > 1 && <span className={layout.hidden}> {terms.more(items.length - 1)}</span>}
      </p>
    </div>
  );
}
