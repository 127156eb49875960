import { GRID_SIZES, ProductCard, ProductCardSkeleton } from '../../../shared/product/product-card.tsx';
import type { ProductCardFragment } from '../../../generated/shared-product.ts';
import classes from './list.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';

/** Cards visible without scrolling: one row. */
const VISIBLE_CARDS = 4;

/** A page of products, or `skeletonCount` skeleton cards while `products` is undefined. */
export function ProductGrid(props: {
  products: ProductCardFragment[] | undefined;
  busy: boolean;
  skeletonCount: number;
  /** Not the first grid of the page. */
  below?: boolean;
}) {
  const t = useText(productText);
  const { products, busy, skeletonCount, below = false } = props;
  if (!products) {
    return (
      <div role="status" aria-label={t.loading} className={classes.grid}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={classes.grid} aria-busy={busy}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={GRID_SIZES} priority={!below && index < VISIBLE_CARDS} />
        </li>
      ))}
    </ul>
  );
}
