import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import bottom from '../../ui/amount-list.module.css';
import buttons from '../../ui/buttons.module.css';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { paths } from '../../lib/paths.ts';
import { savedAmount } from '../../shared/order/order-amounts.ts';
import { Saved } from '../../shared/order/saved.tsx';
import { CartAmounts, type Amounts } from './cart-amounts.tsx';
import classes from './cart-summary.module.css';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';

/** What the gateway says that an order of the cart comes to today. */
export function CartSummary({ cart }: { cart: CartStateFragment }) {
  const t = useText(cartText);
  const { totalProducts, summary } = cart;
  return (
    <SummaryFrame count={totalProducts} summary={summary} saved={savedAmount(cart)} note={t.note}>
      <Link to={paths.checkout} className={buttons.primary}>
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
  children: ReactNode;
}) {
  const t = useText(cartText);
  const { count, summary, saved, note, children } = props;
  const { payable } = summary;
  return (
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t.summary}</h2>
      <CartAmounts count={count} amounts={summary} />
      <Saved amount={saved} />
      <p className={classes.note}>{note}</p>
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
