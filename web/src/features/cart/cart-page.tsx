import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../schema/shop.ts';
import { CART_QUEUE } from '../../apollo/operation-queue.ts';
import { useCartQuery } from '../../generated/cart.ts';
import type { CartStateFragment } from '../../generated/shared-cart.ts';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { useItemsOnTheWay } from '../../shared/cart/guest-cart.ts';
import { useMoves } from '../../shared/move/use-moves.ts';
import amounts from '../../shared/order/amounts.module.css';
import { savedAmount } from '../../shared/order/order-amounts.ts';
import { LoadError } from '../../ui/views/load-error.tsx';
import { CartFrame, CartSkeleton, CartSummary } from './cart-frame.tsx';
import { CartItemRow } from './cart-item-row.tsx';
import { cartText } from './messages.ts';
import { useCartChanges } from './use-cart-changes.ts';

/** Changes are shown optimistically and roll back on failure. */
export function CartPage() {
  const t = useText(cartText);
  const { data, loading, error, refetch } = useCartQuery({ fetchPolicy: 'cache-and-network', context: CART_QUEUE });
  const changes = useCartChanges();
  const { toWishlist } = useMoves();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The id of the product whose quantity changed last. What a removal did, its toast says. */
  const [changed, setChanged] = useState<string | null>(null);
  const cart = data?.cart;
  // After a log-in: nobody orders what is not all there yet.
  const fills = useItemsOnTheWay().length > 0;
  const filled = cart && !fills && cart.items.length > 0;

  return (
    <CartFrame
      heading={heading}
      ids={cart && !fills ? cart.items.map(({ id }) => id) : undefined}
      action={
        filled && (
          // Not louder than what leads on.
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            mr="-xs"
            onClick={({ detail }) => {
              if (detail > 1) return;
              heading.current?.focus();
              setChanged(null);
              changes.clear();
            }}
          >
            {t.removeAll}
          </Button>
        )
      }
    >
      {cart && <CartAnnouncer cart={cart} changed={changed} />}
      {(cart ? fills : loading) && <CartSkeleton />}
      {!cart && !loading && <LoadError error={error} onRetry={refetch} />}
      {filled && (
        <div className={amounts.withSummary}>
          <ul aria-label={t.list}>
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
                  changes.remove(item.id);
                }}
                onMove={(next) => {
                  (next ?? heading.current)?.focus();
                  setChanged(null);
                  void toWishlist(item.product);
                }}
              />
            ))}
          </ul>
          <CartSummary count={cart.totalProducts} summary={cart.summary} saved={savedAmount(cart)} note={t.note}>
            <Button component={Link} to={paths.checkout} size="lg">
              {t.checkout}
            </Button>
          </CartSummary>
        </div>
      )}
    </CartFrame>
  );
}

/** Announces the changed product's quantity to screen readers. It reads the cart, so it also announces a rollback. */
function CartAnnouncer({ cart, changed }: { cart: CartStateFragment; changed: string | null }) {
  const t = useText(cartText);
  const item = cart.items.find(({ id }) => id === changed);
  return (
    <VisuallyHidden role="status" aria-label={t.changes}>
      {item &&
        t.changed(item.product.title, item.quantity, formatPrice(item.lineTotal)) +
          t.newTotal(formatPrice(cart.totalPrice))}
    </VisuallyHidden>
  );
}
