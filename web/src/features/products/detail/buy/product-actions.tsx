import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs';
import { useNavigate } from 'react-router-dom';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { buyNowPath } from '../../../../lib/paths.ts';
import { useLoginFirst } from '../../../../shared/login/use-login-first.ts';
import { once } from '../../../../lib/one-intent.ts';
import { formatPrice } from '../../../../../../schema/shop.ts';
import classes from './product-actions.module.css';
import { useAddToCart } from './use-add-to-cart.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';

/** The id of the note above the buttons, if there is one: an open order has the product. */
export const OPEN_ORDER_NOTE = 'open-order';

/**
 * The buttons to buy the product or add it to the cart; guests are sent to the login first. One that is sold out has the way
 * to what is alike: `alike` is the id of the section with it, if there is one.
 */
export function ProductActions(props: { id: string; stock: number; price: number; alike: string | undefined }) {
  const { id, stock, price, alike } = props;
  const t = useText(detailText);
  const refuseGuest = useLoginFirst();
  const navigate = useNavigate();
  const addToCart = useAddToCart(id);

  // Said already above, and seen on phones only, where the buttons stay while the page moves.
  const priceInBar = (
    <span className={classes.price} aria-hidden="true">
      {formatPrice(price)}
    </span>
  );
  if (stock <= 0) {
    return (
      <div className={classes.actions}>
        {!alike && priceInBar}
        <button type="button" className={buttons.primary} disabled>
          {t.outOfStock}
        </button>
        {alike && (
          <a href={`#${alike}`} className={buttons.primary}>
            {t.seeAlike}
          </a>
        )}
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <noscript>{t.buyingNeedsScript}</noscript>
      {priceInBar}
      <button
        type="button"
        {...once}
        className={`${buttons.primary} ${layout.scripted}`}
        aria-describedby={OPEN_ORDER_NOTE}
        onClick={() => {
          if (!refuseGuest(t.loginToBuy, { to: buyNowPath(id) })) void navigate(buyNowPath(id));
        }}
      >
        <IconBolt size={20} aria-hidden />
        {t.buyNow}
      </button>
      <button
        type="button"
        {...once}
        className={`${buttons.secondary} ${layout.scripted}`}
        onClick={() => void addToCart()}
      >
        <IconCartPlus size={20} aria-hidden />
        {t.addToCart}
      </button>
    </div>
  );
}
