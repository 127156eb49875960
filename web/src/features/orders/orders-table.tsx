import { Link } from 'react-router-dom';
import { OrderStatusBadge } from '../../components/order-status-badge.tsx';
import { ProductPicture } from '../../components/product-picture.tsx';
import type { OrderStateFragment } from '../../generated/orders.ts';
import { orderPath } from '../../paths.ts';
import { DELETED_PRODUCT } from './deleted-product.ts';
import classes from './orders-table.module.css';

/** Products of an order that a row of the list names; the others are counted. */
const NAMED = 3;

/** One order a row. The roles are spelled out since phones see cards, and the style sheet's boxes would drop them. */
export function OrdersTable({ orders }: { orders: readonly OrderStateFragment[] }) {
  return (
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
        {orders.map(({ id, status, items }, index) => (
          <tr key={id} role="row">
            <td role="cell" data-label="S/n">
              {index + 1}
            </td>
            <td role="cell" data-label="Product" className={classes.products}>
              <Products items={items} />
            </td>
            <td role="cell" data-label="OrderID">
              <Link to={orderPath(id)} className={classes.id}>
                {id}
              </Link>
            </td>
            <td role="cell" data-label="Status">
              <OrderStatusBadge status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Products({ items }: { items: OrderStateFragment['items'] }) {
  const unnamed = items.length - NAMED;
  return (
    <>
      <ul className={classes.items}>
        {items.slice(0, NAMED).map(({ id, product }) => (
          <li key={id} className={product ? undefined : classes.deleted}>
            <ProductPicture src={product?.image} alt="" sizes="56px" className={classes.picture} />
            <span>{product?.title ?? DELETED_PRODUCT}</span>
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className={classes.more}>and {unnamed} more</p>}
    </>
  );
}
