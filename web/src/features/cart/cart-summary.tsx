import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import buttons from '../../ui/buttons.module.css';
import type { CartStateFragment } from '../../generated/components.ts';
import { paths } from '../../lib/paths.ts';
import classes from './cart-summary.module.css';

export function CartSummary({ cart }: { cart: CartStateFragment }) {
  const { totalProducts, totalPrice } = cart;
  return (
    <section className={classes.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Summary</h2>
      <dl className={classes.amounts}>
        <dt>Items price ({totalProducts === 1 ? '1 product' : `${totalProducts} products`})</dt>
        <dd>{formatPrice(totalPrice)}</dd>
      </dl>
      <p className={classes.note}>Shipping is added at checkout, and tax is worked out at order time.</p>
      <Link to={paths.checkout} className={`${buttons.primary} ${classes.action}`}>
        Proceed to checkout
      </Link>
      <Link to={paths.products} className={buttons.quiet}>
        Continue shopping
      </Link>
    </section>
  );
}
