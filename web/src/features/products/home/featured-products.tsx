import { Link } from 'react-router-dom';
import { ProductRail } from '../../../components/product-rail.tsx';
import { FEATURED_PRODUCTS } from '../../../constants.ts';
import { useFeaturedProductsQuery } from '../../../generated/products.ts';
import { paths } from '../../../paths.ts';
import buttons from '../../../components/buttons.module.css';
import { forgetHomeCategory } from '../home-category.ts';

/** The home page's carousel: what shoppers rated best. */
export function FeaturedProducts() {
  const { data, error, refetch } = useFeaturedProductsQuery({ variables: { pageSize: FEATURED_PRODUCTS } });
  return (
    <ProductRail
      heading="Loved by shoppers"
      products={data?.products?.items}
      error={error}
      onRetry={refetch}
      seeMore
      action={
        <Link to={paths.products} className={buttons.secondary} onClick={forgetHomeCategory}>
          All products
        </Link>
      }
    />
  );
}
