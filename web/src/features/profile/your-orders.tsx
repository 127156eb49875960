import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'react-router-dom';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath, paths } from '../../lib/paths.ts';
import { ItemPicture } from '../../shared/order/item-picture.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { totalText } from '../../shared/order/order-amounts.ts';
import { OrderStatusBadge } from '../../shared/order/order-status-badge.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import buttons from '../../ui/buttons.module.css';
import layout from '../../ui/layout.module.css';
import { DateText } from '../../ui/date-text.tsx';
import { LoadError } from '../../ui/views/load-error.tsx';
import card from './profile-form.module.css';
import { profileText } from './messages.ts';
import classes from './your-orders.module.css';

/** The latest ones. */
const SHOWN = 3;

/** How far the latest orders have come. Null: they cannot be read. */
export function YourOrders(props: {
  orders: readonly OrderStateFragment[] | null;
  error: unknown;
  onRetry: () => unknown;
}) {
  const t = useText(profileText);
  const { orders, error, onRetry } = props;
  return (
    <section className={card.card} aria-labelledby="your-orders">
      <header className={card.head}>
        <h3 id="your-orders">{t.yourOrders}</h3>
        {orders && orders.length > 0 && (
          <Link to={paths.orders} className={buttons.secondary}>
            {t.allOrders(orders.length)}
          </Link>
        )}
      </header>
      {!orders ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : orders.length > 0 ? (
        <ul className={classes.orders}>
          {orders.slice(0, SHOWN).map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : (
        <div className={classes.none}>
          <p>{t.noOrder}</p>
          <ExploreLink />
        </div>
      )}
    </section>
  );
}

/** The whole row leads to the order. */
function OrderRow({ order }: { order: OrderStateFragment }) {
  const terms = useText(orderText);
  const [first] = order.items;
  const others = order.items.length - 1;
  return (
    <li className={classes.order}>
      <ItemPicture product={first?.product ?? null} sizes="72px" className={classes.picture ?? ''} />
      <div className={classes.words}>
        <Link to={orderPath(order.id)} className={classes.title}>
          {first?.product?.title ?? terms.deletedProduct}
          {others > 0 && <span className={classes.more}> {terms.more(others)}</span>}
        </Link>
        <p className={classes.facts}>
          <span>
            <DateText iso={order.createdAt} lead={<span className={layout.hidden}>{terms.ordered}</span>} />
          </span>
          <strong>{totalText(order.total, order.isTotalWhole, terms)}</strong>
        </p>
      </div>
      <span className={classes.status}>
        <OrderStatusBadge status={order.status} />
      </span>
      <IconNext size={20} aria-hidden className={classes.next} />
    </li>
  );
}
