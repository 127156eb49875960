import { useEffect, useRef } from 'react';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { Link } from 'react-router-dom';
import { ProductCardSkeleton } from '../../shared/product/product-card-skeleton.tsx';
import { ProductCard } from '../../shared/product/product-card.tsx';
import type { ProductCardFragment } from '../../generated/components.ts';
import { once } from '../../lib/one-intent.ts';
import classes from './wishlist-panel.module.css';
import buttons from '../../ui/buttons.module.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { paths } from '../../lib/paths.ts';

/** As wide as wishlist-panel.module.css draws a card. */
const SIZES = '(min-width: 1360px) 300px, (min-width: 992px) 22vw, (min-width: 768px) 29vw, 44vw';

/** Cards in sight while the wishlist is on the way. */
const PLACES = 4;

/** The products on the wishlist. A heart takes one off; the focus then goes to the next; `onNoneLeft` takes it after the last. */
export function WishlistItems(props: {
  products: ProductCardFragment[];
  /** Level of the products' headings. */
  titles: 'h2' | 'h3';
  onNoneLeft: () => void;
}) {
  const { products, titles, onNoneLeft } = props;
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus was, from the press of a heart until its product has left. */
  const pressed = useRef<{ id: string; place: number }>(undefined);

  useEffect(() => {
    const left = pressed.current;
    if (!left || products.some(({ id }) => id === left.id)) return;
    pressed.current = undefined;
    const next = list.current?.children[left.place];
    if (next) next.querySelector('a')?.focus();
    else onNoneLeft();
  }, [products, onNoneLeft]);

  if (products.length === 0) return <EmptyWishlist />;
  return (
    <ul ref={list} {...once} className={classes.grid}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={SIZES}
            heading={titles}
            priority={place < PLACES}
            pictureOpens
            onHeart={() => {
              pressed.current = { id: product.id, place };
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** The wishlist's place while it is on the way. */
export function WishlistSkeleton() {
  return (
    <div role="status" aria-label="Loading the wishlist" className={classes.grid}>
      {Array.from({ length: PLACES }, (_, place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}

/** A wishlist without products, and the way to some. */
function EmptyWishlist() {
  return (
    <EmptyView
      icon={<IconHeart aria-hidden />}
      heading="Your wishlist is empty."
      text="Tap the heart on anything you like, and it waits for you here."
      action={
        <Link to={paths.products} className={buttons.primary}>
          Explore Products
        </Link>
      }
    />
  );
}
