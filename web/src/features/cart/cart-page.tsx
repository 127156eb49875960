import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CART_IN_TURN } from '../../apollo/in-turn.ts';
import buttons from '../../ui/buttons.module.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import layout from '../../ui/layout.module.css';
import { LoadError } from '../../ui/views/load-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useCartQuery } from '../../generated/cart.ts';
import { paths } from '../../lib/paths.ts';
import { once } from '../../lib/one-intent.ts';
import { CartAnnouncer, type CartNews } from './cart-announcer.tsx';
import { CartItemRow } from './cart-item-row.tsx';
import classes from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCartChanges } from './use-cart-changes.ts';

/** What the shopper is about to buy. Every change shows at once and is taken back if the gateway says no. */
export function CartPage() {
  const { data, loading, error, refetch } = useCartQuery({ fetchPolicy: 'cache-and-network', context: CART_IN_TURN });
  const changes = useCartChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState<CartNews | null>(null);
  const cart = data?.cart;
  const filled = cart && cart.items.length > 0;

  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title="Cart" />
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          Shopping Cart
        </h1>
        {filled && (
          <button
            type="button"
            {...once}
            className={buttons.secondary}
            onClick={() => {
              heading.current?.focus();
              setNews(null);
              changes.clear();
            }}
          >
            Remove all
          </button>
        )}
      </header>
      {cart && <CartAnnouncer cart={cart} news={news} />}
      {!cart && loading && <CartSkeleton />}
      {!cart && !loading && <LoadError error={error} onRetry={refetch} />}
      {cart && !filled && (
        <EmptyView
          icon={<IconShoppingBag aria-hidden />}
          heading="Your cart is currently empty."
          text="Things you add wait here until you order them."
          action={
            <Link to={paths.products} className={buttons.primary}>
              Explore Products
            </Link>
          }
        />
      )}
      {filled && (
        <div className={classes.columns}>
          <ul className={classes.list} aria-label="Products in your cart">
            {cart.items.map((item) => (
              <CartItemRow
                key={item.id}
                item={item}
                onIncrement={() => {
                  setNews({ ...item.product });
                  changes.increment(item.id);
                }}
                onDecrement={() => {
                  setNews({ ...item.product });
                  changes.decrement(item.id);
                }}
                onRemove={(next) => {
                  (next ?? heading.current)?.focus();
                  setNews({ ...item.product });
                  changes.remove(item.id);
                }}
              />
            ))}
          </ul>
          <CartSummary cart={cart} />
        </div>
      )}
    </div>
  );
}
