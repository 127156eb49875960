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
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t.summary}</h2>
      <dl className={classes.amounts}>
        <dt>{t.itemsPrice(totalProducts)}</dt>
        <dd>{formatPrice(totalPrice)}</dd>
      </dl>
      <p className={classes.note}>{t.note}</p>
      <Link to={paths.checkout} className={`${buttons.primary} ${classes.action}`}>
        {t.checkout}
      </Link>
      <Link to={paths.products} className={buttons.quiet}>
        {t.goOn}
      </Link>
    </section>
  );
}
