import { formatPrice } from '../../../../schema/shop.ts';
import layout from '../../ui/layout.module.css';
import type { CartStateFragment } from '../../generated/components.ts';

/** The product that was changed last. */
export interface CartNews {
  id: string;
  title: string;
}

/** Tells screen readers what a change came to; if it is taken back, that as well, because it says what the cart holds. */
export function CartAnnouncer({ cart, news }: { cart: CartStateFragment; news: CartNews | null }) {
  const item = cart.items.find(({ id }) => id === news?.id);
  return (
    <p className={layout.hidden} role="status" aria-label="Changes of the cart">
      {news &&
        `${news.title}: ${item ? `quantity ${item.quantity}, ${formatPrice(item.lineTotal)}` : 'removed'}. ` +
          `Items price ${formatPrice(cart.totalPrice)}.`}
    </p>
  );
}
