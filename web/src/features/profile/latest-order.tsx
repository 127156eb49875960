import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../generated/components.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath, paths } from '../../lib/paths.ts';
import { ItemPictures } from '../../shared/order/pictures/item-pictures.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { OrderStatusBadge } from '../../shared/order/order-status-badge.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import buttons from '../../ui/buttons.module.css';
import { DateText } from '../../ui/date-text.tsx';
import classes from './latest-order.module.css';
import { profileText } from './messages.ts';

/** How far the latest order has come, and where it goes. */
export function LatestOrder({ order }: { order: OrderStateFragment | undefined }) {
  const t = useText(profileText);
  const terms = useText(orderText);
  return (
    <section className={classes.card} aria-labelledby="latest-order">
      <h3 id="latest-order">{t.latestOrder}</h3>
      {order ? (
        <>
          <p className={classes.line}>
            <OrderStatusBadge status={order.status} />
            <span>
              <DateText iso={order.createdAt} lead={terms.ordered} />
            </span>
            <strong>{formatPrice(order.total)}</strong>
          </p>
          <ItemPictures items={order.items} />
        </>
      ) : (
        <p>{t.noOrder}</p>
      )}
      <div className={classes.ways}>
        {order ? (
          <>
            <Link to={orderPath(order.id)} className={buttons.primary}>
              {t.viewOrder}
            </Link>
            <Link to={paths.orders} className={buttons.secondary}>
              {t.allOrders}
            </Link>
          </>
        ) : (
          <ExploreLink />
        )}
      </div>
    </section>
  );
}
