import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import bottom from '../../ui/amount-list.module.css';
import buttons from '../../ui/buttons.module.css';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useOpenOrdersQuery } from '../../generated/shared-open-orders.ts';
import { paths } from '../../lib/paths.ts';
import { moveText } from '../../shared/move/messages.ts';
import { OrderTheRest } from '../../shared/move/order-the-rest.tsx';
import { openOrdersWith } from '../../shared/order/open-orders.ts';
import { savedAmount } from '../../shared/order/order-amounts.ts';
import { Saved } from '../../shared/order/saved.tsx';
import { CartAmounts, type Amounts } from './cart-amounts.tsx';
import { hideAction } from '../../ui/toast/toast.ts';
import classes from './cart-summary.module.css';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';

/** What the gateway says that an order of the cart comes to today. What the shop would refuse is said before it is tried. */
export function CartSummary({ cart }: { cart: CartStateFragment }) {
  const t = useText(cartText);
  const { heldInCart } = useText(moveText);
  const reason = useId();
  const navigate = useNavigate();
  const { totalProducts, summary, items } = cart;
  // The lines' notes read them, late.
  const { data } = useOpenOrdersQuery({ fetchPolicy: 'cache-only' });
  const ids = items.map(({ id }) => id);
  const held = new Set(openOrdersWith(data?.orders ?? [], ids).flatMap((found) => found.items.map(({ id }) => id)));
  const refused = held.size > 0;
  const warning = refused && (
    <div className={classes.refused}>
      <p id={reason}>{heldInCart(held.size, items.length - held.size)}</p>
      <OrderTheRest
        lines={items}
        held={held}
        onPress={() => void navigate(paths.checkout)}
        className={buttons.primary ?? ''}
      />
    </div>
  );
  return (
    <SummaryFrame count={totalProducts} summary={summary} saved={savedAmount(cart)} note={t.note} warning={warning}>
      <Link
        to={paths.checkout}
        className={refused ? buttons.secondary : buttons.primary}
        aria-describedby={refused ? reason : undefined}
        onClick={() => hideAction(t.undo)}
      >
        {t.checkout}
      </Link>
    </SummaryFrame>
  );
}

/** `children`: the way to order. */
export function SummaryFrame(props: {
  /** Quantities added up. */
  count: number;
  summary: Amounts;
  /** In rupees. */
  saved: number;
  note: string;
  /** What stands in the way of an order. Not in the bar, which is low. */
  warning?: ReactNode;
  children: ReactNode;
}) {
  const t = useText(cartText);
  const { count, summary, saved, note, warning, children } = props;
  const { payable } = summary;
  return (
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t.summary}</h2>
      <CartAmounts count={count} amounts={summary} />
      <Saved amount={saved} />
      <p className={classes.note}>{note}</p>
      {warning}
      <div className={bottom.bar}>
        {/* Said above already. */}
        <p className={bottom.amount} aria-hidden="true">
          {t.payable}
          <strong>{formatPrice(payable)}</strong>
        </p>
        {children}
      </div>
      <Link to={paths.products} className={buttons.quiet}>
        {t.goOn}
      </Link>
    </section>
  );
}
