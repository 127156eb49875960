import { ProductCardSkeleton } from '../../../components/product-card-skeleton.tsx';
import { ProductCard } from '../../../components/product-card.tsx';
import type { ProductCardFragment } from '../../../generated/components.ts';
import classes from './product-grid.module.css';

/** As wide as product-grid.module.css draws a card. */
const SIZES = '(min-width: 1200px) 250px, (min-width: 992px) 21vw, (min-width: 768px) 29vw, 44vw';

/** Cards that the first screen shows at most: one row. */
const FIRST_SCREEN = 4;

/** The products of a page; while it is on the way, as many places as it has. */
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
          <ProductCard product={product} sizes={SIZES} priority={index < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  );
}
