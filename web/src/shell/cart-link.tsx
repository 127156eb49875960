import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useBelongings } from '../shared/use-belongings.ts';
import buttons from '../ui/buttons.module.css';
import layout from '../ui/layout.module.css';
import classes from './cart-link.module.css';

/** The way to the cart, with the count of what lies in it, once that is known; 0 when there is nothing. */
export function CartLink() {
  const count = useBelongings()?.cart?.totalProducts;
  return (
    <Link to={paths.cart} className={`${buttons.icon} ${classes.link}`} title="Cart">
      <IconCart aria-hidden />
      <span className={layout.hidden}>
        Cart{count !== undefined && (count === 1 ? ', 1 product' : `, ${count} products`)}
      </span>
      {count !== undefined && (
        <span key={count} className={classes.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
