import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { Link } from 'react-router-dom';
import { productPath } from '../../lib/paths.ts';
import { isForSale } from '../../shared/product/for-sale.ts';
import { ProductCard, ProductCardSkeleton } from '../../shared/product/product-card.tsx';
import type { ProductCardFragment } from '../../generated/shared-product.ts';
import classes from './wishlist.module.css';
import { EmptyView } from '../../ui/views/empty-view.tsx';
import { ExploreLink } from '../../shared/product/product-links.tsx';
import { useMoves } from '../../shared/move/use-moves.ts';
import { useText } from '../../lib/language/language.tsx';
import { wishlistText } from './messages.ts';
import { firstClick } from '../../ui/first-click.ts';

/** The card widths of wishlist.module.css. */
const SIZES = '(min-width: 1360px) 300px, (min-width: 992px) 22vw, (min-width: 768px) 29vw, 44vw';

/** How many cards are visible without scrolling. It is also the number of skeleton cards. */
const VISIBLE_CARDS = 4;

/** After a product is removed, the focus moves to the next one. `onLastRemoved` runs when there is no next one. */
export function WishlistItems(props: {
  products: ProductCardFragment[];
  /** The heading level of the cards. */
  heading: 'h2' | 'h3';
  onLastRemoved: () => void;
}) {
  const { products, heading, onLastRemoved } = props;
  const { toCart } = useMoves();
  const list = useRef<HTMLUListElement>(null);
  /** The product whose heart was pressed, until it is removed from the list. */
  const pressed = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    const removed = pressed.current;
    if (!removed || products.some(({ id }) => id === removed.id)) return;
    pressed.current = undefined;
    const next = list.current?.children[removed.index];
    if (next) next.querySelector('a')?.focus();
    else onLastRemoved();
  }, [products, onLastRemoved]);

  if (products.length === 0) return <EmptyWishlist />;
  return (
    <ul ref={list} className={classes.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={`${classes.item} ${isForSale(product) ? '' : classes.gone}`}>
          <ProductCard
            product={product}
            sizes={SIZES}
            heading={heading}
            priority={index < VISIBLE_CARDS}
            pictureOpens
            onHeart={() => {
              pressed.current = { id: product.id, index };
            }}
          />
          <ToCartButton
            product={product}
            onPress={() => {
              pressed.current = { id: product.id, index };
              void toCart(product);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

export function WishlistSkeleton() {
  const t = useText(wishlistText);
  return (
    <div role="status" aria-label={t.loading} className={classes.grid}>
      {Array.from({ length: VISIBLE_CARDS }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

function EmptyWishlist() {
  const t = useText(wishlistText);
  return <EmptyView icon={<IconHeart aria-hidden />} heading={t.empty} text={t.emptyText} action={<ExploreLink />} />;
}

/** A product that cannot be bought leads to others instead. */
function ToCartButton({ product, onPress }: { product: ProductCardFragment; onPress: () => void }) {
  const t = useText(wishlistText);
  const { id, title } = product;
  if (!isForSale(product)) {
    return (
      <Button component={Link} to={`${productPath(id)}#alike`} variant="default" px="xs">
        {t.seeSimilar} <VisuallyHidden>{t.similarTo(title)}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <Button variant="light" px="xs" leftSection={<IconCart size={20} aria-hidden />} onClick={firstClick(onPress)}>
      {t.toCart} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}
