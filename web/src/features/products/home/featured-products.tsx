import { Link } from 'react-router-dom';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import type { ProductCardFragment } from '../../../generated/components.ts';
import { paths } from '../../../lib/paths.ts';
import buttons from '../../../ui/buttons.module.css';
import { forgetHomeCategory } from '../home-category.ts';

/** The home page's carousel: what shoppers rated best. */
export function FeaturedProducts(props: {
  /** Absent while they are on the way. */
  products: ProductCardFragment[] | undefined;
  error: unknown;
  onRetry: () => unknown;
}) {
  return (
    <ProductRail
      heading="Loved by shoppers"
      {...props}
      seeMore
      action={
        <Link to={paths.products} className={buttons.secondary} onClick={forgetHomeCategory}>
          All products
        </Link>
      }
    />
  );
}
