import { formatPrice } from '../../../../schema/shop.ts';
import type { CartStateFragment } from '../../generated/components.ts';
import { useText } from '../../lib/language/language.tsx';
import layout from '../../ui/layout.module.css';
import row from './cart-item-row.module.css';
import classes from './cart-page.module.css';
import cartSkeletonClasses from './cart-skeleton.module.css';
import { cartText } from './messages.ts';

/** The product that was changed last. */
export interface ChangedProduct {
  id: string;
  title: string;
}

/** Announces the changed product's quantity to screen readers. It reads the cart, so it also announces a rollback. */
export function CartAnnouncer(props: {
  cart: Pick<CartStateFragment, 'items' | 'totalPrice'>;
  changedProduct: ChangedProduct | null;
}) {
  const { cart, changedProduct } = props;
  const t = useText(cartText);
  const item = cart.items.find(({ id }) => id === changedProduct?.id);
  return (
    <p className={layout.hidden} role="status" aria-label={t.changes}>
      {changedProduct &&
        (item
          ? t.changed(changedProduct.title, item.quantity, formatPrice(item.lineTotal))
          : t.removed(changedProduct.title)) + t.newTotal(formatPrice(cart.totalPrice))}
    </p>
  );
}

/** Shown until the cart's products are known. */
export function CartSkeleton() {
  const t = useText(cartText);
  return (
    <div role="status" aria-label={t.loading} className={classes.columns}>
      <div className={classes.list}>
        {[1, 2].map((place) => (
          <div key={place} className={row.row}>
            <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.picture} ${row.picture}`} />
            <div className={row.words}>
              <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.title}`} />
              <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.price}`} />
            </div>
          </div>
        ))}
      </div>
      <div className={`${cartSkeletonClasses.bone} ${cartSkeletonClasses.summary}`} />
    </div>
  );
}
