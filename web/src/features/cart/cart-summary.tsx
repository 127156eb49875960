import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import buttons from '../../ui/buttons.module.css';
import type { CartStateFragment } from '../../generated/components.ts';
import { paths } from '../../lib/paths.ts';
import classes from './cart-summary.module.css';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';

/** What a cart comes to. `action`: the link that goes on to an order. */
export function CartSummary(props: {
  cart: Pick<CartStateFragment, 'totalProducts' | 'totalPrice'>;
  note: string;
  action: ReactNode;
}) {
  const t = useText(cartText);
  const { cart, note, action } = props;
  return (
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t.summary}</h2>
      <dl className={classes.amounts}>
        <dt>{t.itemsPrice(cart.totalProducts)}</dt>
        <dd>{formatPrice(cart.totalPrice)}</dd>
      </dl>
      <p className={classes.note}>{note}</p>
      <div className={classes.action}>{action}</div>
      <Link to={paths.products} className={buttons.quiet}>
        {t.goOn}
      </Link>
    </section>
  );
}
