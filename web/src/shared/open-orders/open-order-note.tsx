import { Link } from 'react-router-dom';
import { useOpenOrdersQuery } from '../../generated/shared-open-orders.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderPath } from '../../lib/paths.ts';
import { orderText } from '../order/messages.ts';
import { openOrdersWith } from '../order/open-orders.ts';
import classes from './open-order-note.module.css';

/** Says that an open order of the user has the product. Orders that another screen has read are not read again. */
export function OpenOrderNote(props: {
  productId: string;
  id?: string | undefined;
  /** What to do about it. */ hint?: string | undefined;
}) {
  const { productId, id, hint } = props;
  const t = useText(orderText);
  const { data } = useOpenOrdersQuery();
  const open = openOrdersWith(data?.orders ?? [], [productId])[0]?.order;
  if (!open) return null;
  return (
    <div id={id} className={classes.note}>
      <p className={classes.ordered}>
        {t.inOpenOrder(t.status[open.status])} <span aria-hidden="true">·</span>{' '}
        <Link to={orderPath(open.id)}>{t.viewOrder}</Link>
      </p>
      <p>
        {t.noSecondOrder} {hint}
      </p>
    </div>
  );
}
