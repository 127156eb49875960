import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import buttons from '../../ui/buttons.module.css';
import type { CartStateFragment } from '../../generated/components.ts';
import { paths } from '../../lib/paths.ts';
import classes from './cart-summary.module.css';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';

export function CartSummary({ cart }: { cart: CartStateFragment }) {
  const t = useText(cartText);
  const { totalProducts, totalPrice } = cart;
  return (
    <SummaryFrame products={totalProducts} price={totalPrice}>
      <p className={classes.note}>{t.note}</p>
      <Link to={paths.checkout} className={`${buttons.primary} ${classes.action}`}>
        {t.checkout}
      </Link>
    </SummaryFrame>
  );
}

/** The price, in rupees, of so many products. `children`: the way to order them. */
export function SummaryFrame({ products, price, children }: { products: number; price: number; children: ReactNode }) {
  const t = useText(cartText);
  return (
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t.summary}</h2>
      <dl className={classes.amounts}>
        <dt>{t.itemsPrice(products)}</dt>
        <dd>{formatPrice(price)}</dd>
      </dl>
      {children}
      <Link to={paths.products} className={buttons.quiet}>
        {t.goOn}
      </Link>
    </section>
  );
}
