import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef } from 'react';
import { formatPrice } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { UNDO_MS } from '../../../lib/timing.ts';
import { shortId } from '../../../shared/order/short-id.ts';
import buttons from '../../../ui/buttons.module.css';
import { DateText } from '../../../ui/date-text.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { ordersText } from '../messages.ts';
import classes from './cancelled-list.module.css';
import { forgetCancelled, restoreCancelled, useCancelledOrders, type CancelledOrder } from './cancelled-orders.ts';
import { PutBack } from './put-back.tsx';

/** What this browser knows of cancelled orders and products. Nothing if there are none. */
export function CancelledList() {
  const t = useText(ordersText);
  const cancelled = useCancelledOrders();
  const list = useRef<HTMLUListElement>(null);
  if (cancelled.length === 0) return null;

  const forget = (order: CancelledOrder, index: number) => {
    // Its own button goes away. Without another one the screen's beginning gets the focus.
    const buttonsOfList = [...(list.current?.querySelectorAll<HTMLElement>('[data-forget]') ?? [])];
    const next = buttonsOfList[index + 1] ?? buttonsOfList[index - 1] ?? document.getElementById('main');
    next?.focus();
    forgetCancelled(order.id);
    const action = { label: t.undo, run: () => restoreCancelled(order) };
    showToast({ kind: 'success', message: t.forgotten, duration: UNDO_MS, action });
  };
  return (
    <section aria-labelledby="cancelled-heading" className={classes.cancelled}>
      <h2 id="cancelled-heading">{t.cancelledHeading}</h2>
      <p className={classes.note}>{t.cancelledNote}</p>
      <ul ref={list} className={classes.list}>
        {cancelled.map((order, index) => (
          <li key={order.id} className={classes.order}>
            <p className={classes.head}>
              <strong>{order.whole ? t.wholeCancelled(shortId(order.id)) : t.partCancelled(shortId(order.id))}</strong>
              <span>
                <DateText iso={new Date(order.at).toISOString()} lead={t.cancelledOn} />
              </span>
            </p>
            <p className={classes.items}>
              {order.items.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ')}
            </p>
            <p className={classes.amount}>
              <strong>{formatPrice(order.amount)}</strong> {order.onDelivery && t.notCharged}
            </p>
            {order.whole && <PutBack note={order} className={`${buttons.quiet} ${classes.back}`} />}
            <button
              type="button"
              {...once}
              data-forget
              className={`${buttons.icon} ${classes.forget}`}
              aria-label={t.forgetCancelled(order.id)}
              title={t.forget}
              onClick={() => forget(order, index)}
            >
              <IconTrash size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
