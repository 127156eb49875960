import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { useRef, useState, useSyncExternalStore } from 'react';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import buttons from '../../ui/buttons.module.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import layout from '../../ui/layout.module.css';
import { LoadError } from '../../ui/views/load-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useCartQuery } from '../../generated/cart.ts';
import { CartItemRow } from './cart-item-row.tsx';
import classes from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { formatPrice } from '../../../../schema/shop.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { itemsOnTheWay, noGuestItems, onGuestCart } from '../../shared/cart/guest-cart.ts';
import { useMoves } from '../../shared/move/use-moves.ts';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { useText } from '../../lib/language/language.tsx';
import { cartText } from './messages.ts';
import { FEW_LINES, type BelowCart } from './below-cart.ts';

/** Changes are shown optimistically and roll back on failure. */
export function CartPage({ below: Below }: BelowCart) {
  const t = useText(cartText);
  const { data, loading, error, refetch } = useCartQuery({ fetchPolicy: 'cache-and-network', context: CART_QUEUE });
  const changes = useCartChanges();
  const { toWishlist } = useMoves();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The id of the product whose quantity changed last. What a removal did, its toast says. */
  const [changed, setChanged] = useState<string | null>(null);
  const cart = data?.cart;
  // After a log-in: nobody orders what is not all there yet.
  const fills = useSyncExternalStore(onGuestCart, itemsOnTheWay, noGuestItems).length > 0;
  const filled = cart && !fills && cart.items.length > 0;
  const empty = cart && !fills && cart.items.length === 0;

  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.title} />
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
        {filled && (
          <button
            type="button"
            className={`${buttons.quiet} ${classes.removeAll}`}
            onClick={({ detail }) => {
              if (detail > 1) return;
              heading.current?.focus();
              setChanged(null);
              void changes.clear();
            }}
          >
            {t.removeAll}
          </button>
        )}
      </header>
      {cart && <CartAnnouncer cart={cart} changed={changed} />}
      {(cart ? fills : loading) && <CartSkeleton />}
      {!cart && !loading && <LoadError error={error} onRetry={refetch} />}
      {empty && (
        <EmptyView
          icon={<IconShoppingBag aria-hidden />}
          heading={t.empty}
          text={t.emptyText}
          action={<ExploreLink />}
        />
      )}
      {filled && (
        <div className={classes.columns}>
          <ul className={classes.list} aria-label={t.list}>
            {cart.items.map((item) => (
              <CartItemRow
                key={item.id}
                item={item}
                onIncrement={() => {
                  setChanged(item.id);
                  changes.increment(item.id);
                }}
                onDecrement={() => {
                  setChanged(item.id);
                  changes.decrement(item.id);
                }}
                onRemove={(next) => {
                  (next ?? heading.current)?.focus();
                  setChanged(null);
                  void changes.remove(item.id);
                }}
                onMove={(next) => {
                  (next ?? heading.current)?.focus();
                  setChanged(null);
                  void toWishlist(item.product);
                }}
              />
            ))}
          </ul>
          <CartSummary cart={cart} />
        </div>
      )}
      {(empty || filled) && cart.items.length <= FEW_LINES && (
        <div className={classes.below}>
          <Below except={cart.items.map(({ id }) => id)} />
        </div>
      )}
    </div>
  );
}

/** Announces the changed product's quantity to screen readers. It reads the cart, so it also announces a rollback. */
function CartAnnouncer({ cart, changed }: { cart: CartStateFragment; changed: string | null }) {
  const t = useText(cartText);
  const item = cart.items.find(({ id }) => id === changed);
  return (
    <p className={layout.hidden} role="status" aria-label={t.changes}>
      {item &&
        t.changed(item.product.title, item.quantity, formatPrice(item.lineTotal)) +
          t.newTotal(formatPrice(cart.totalPrice))}
    </p>
  );
}
