import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { Link } from 'react-router-dom';
import { useText } from '../lib/language/language.tsx';
import buttons from '../ui/buttons.module.css';
import layout from '../ui/layout.module.css';
import classes from './cart-link.module.css';
import { shellText } from './messages.ts';

/** The bar's link to a cart. `count`: units in it; undefined: not known. */
export function CountedLink({ to, count }: { to: string; count: number | undefined }) {
  const t = useText(shellText);
  return (
    <Link to={to} className={`${buttons.icon} ${classes.link}`} title={t.cart}>
      <IconCart aria-hidden />
      <span className={layout.hidden}>{count === undefined ? t.cart : t.cartWith(count)}</span>
      {count !== undefined && (
        <span key={count} className={classes.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
