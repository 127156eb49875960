import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import { DateText } from '../../ui/date-text.tsx';
import layout from '../../ui/layout.module.css';
import { OrderStatusBadge } from '../../shared/order/order-status-badge.tsx';
import { ProductPicture } from '../../shared/product/product-picture.tsx';
import type { OrderStateFragment } from '../../generated/components.ts';
import { orderPath } from '../../lib/paths.ts';
import { DELETED_PRODUCT } from './deleted-product.ts';
import { pieces } from './details/order-facts.ts';
import { CopyId, ShortId } from './details/order-id.tsx';
import classes from './orders-table.module.css';

/** How many products a row names. The rest are counted. */
const NAMED_PRODUCTS = 3;

/**
 * A table with one order per row. The whole row is a link. Roles are explicit because the CSS lays out the rows as
 * grids, and browsers then drop the implicit table roles.
 */
export function OrdersTable({ orders }: { orders: readonly OrderStateFragment[] }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} role="table" aria-label="Orders">
        <thead role="rowgroup">
          <tr role="row">
            {['S/n', 'Product', 'OrderID', 'Status'].map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
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
  const { id, status } = order;
  return (
    <tr role="row">
      <td role="cell" data-label="S/n" className={classes.number}>
        {number}
      </td>
      <td role="cell" data-label="Product" className={classes.products}>
        <p className={classes.facts}>
          <span>
            <DateText iso={order.createdAt} lead="Ordered" missing="Date unknown" />
          </span>
          <span>{pieces(order)}</span>
          <strong>
            <span className={layout.hidden}>Payable: </span>
            {formatPrice(order.total)}
          </strong>
        </p>
        <Products items={order.items} />
      </td>
      <td role="cell" data-label="OrderID" className={classes.order}>
        <Link to={orderPath(id)} className={classes.link}>
          <ShortId id={id} />
        </Link>
        <CopyId id={id} />
      </td>
      <td role="cell" data-label="Status" className={classes.status}>
        <OrderStatusBadge status={status} />
      </td>
    </tr>
  );
}

function Products({ items }: { items: OrderStateFragment['items'] }) {
  const moreCount = items.length - NAMED_PRODUCTS;
  return (
    <>
      <ul className={classes.items}>
        {items.slice(0, NAMED_PRODUCTS).map(({ id, product }) => (
          <li key={id} className={product ? undefined : classes.deleted}>
            <ProductPicture src={product?.image} alt="" sizes="56px" className={classes.picture} />
            <span>{product?.title ?? DELETED_PRODUCT}</span>
          </li>
        ))}
      </ul>
      {moreCount > 0 && <p className={classes.more}>and {moreCount} more</p>}
    </>
  );
}
