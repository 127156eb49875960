import { memo } from 'react';
import { ProductCardSkeleton } from '../../../shared/product/product-card-skeleton.tsx';
import { GRID_SIZES, ProductCard } from '../../../shared/product/product-card.tsx';
import type { ProductCardFragment } from '../../../generated/components.ts';
import { InTurn } from '../../../ui/in-turn.tsx';
import classes from './product-grid.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';

/** On a wide window. The first row is visible without scrolling. */
const ROW = 4;

const inRows = (products: ProductCardFragment[]): ProductCardFragment[][] =>
  Array.from({ length: Math.ceil(products.length / ROW) }, (_, row) => products.slice(row * ROW, (row + 1) * ROW));

/** A page of products, or `skeletonCount` skeleton cards while `products` is undefined. */
export const ProductGrid = memo(function ProductGrid(props: {
  products: ProductCardFragment[] | undefined;
  busy: boolean;
  skeletonCount: number;
}) {
  const t = useText(productText);
  const { products, busy, skeletonCount } = props;
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
    <ul className={classes.grid} aria-busy={busy} data-busy={busy || undefined}>
      {inRows(products).map((row, index) => (
        <InTurn key={index}>
          {row.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={GRID_SIZES} priority={index === 0} />
            </li>
          ))}
        </InTurn>
      ))}
    </ul>
  );
});
