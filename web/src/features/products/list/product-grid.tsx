import { ProductCardSkeleton } from '../../../shared/product/product-card-skeleton.tsx';
import { GRID_SIZES, ProductCard } from '../../../shared/product/product-card.tsx';
import type { ProductCardFragment } from '../../../generated/components.ts';
import classes from './product-grid.module.css';

/** Cards visible without scrolling: one row. */
const FIRST_SCREEN = 4;

/** A page of products, or `places` skeleton cards while `products` is undefined. */
export function ProductGrid(props: { products: ProductCardFragment[] | undefined; busy: boolean; places: number }) {
  const { products, busy, places } = props;
  if (!products) {
    return (
      <div role="status" aria-label="Loading products" className={classes.grid}>
        {Array.from({ length: places }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className={classes.grid} aria-busy={busy} data-busy={busy || undefined}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={GRID_SIZES} priority={index < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  );
}
