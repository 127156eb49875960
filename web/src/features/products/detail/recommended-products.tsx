import { ProductRail } from '../../../components/product-rail.tsx';
import { RECOMMENDED_PRODUCTS } from '../../../constants.ts';
import { useRecommendedProductsQuery } from '../../../generated/products.ts';

/** Others of the same category or brand; asked for apart, so that the product itself never waits for them. */
export function RecommendedProducts({ id }: { id: string }) {
  const { data, error, refetch } = useRecommendedProductsQuery({ variables: { id, first: RECOMMENDED_PRODUCTS } });
  const products = data?.product?.recommended ?? undefined;
  if (products?.length === 0) return null;
  return <ProductRail heading="Recommended products" products={products} error={error} onRetry={refetch} />;
}
