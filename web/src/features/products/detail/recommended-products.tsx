import { ProductRail } from '../../../components/product-rail.tsx';
import { useRecommendedProductsQuery } from '../../../generated/products.ts';
import { recommendedVariables } from '../first-variables.ts';

/** Others of the same category or brand; asked for apart, so that the product itself never waits for them. */
export function RecommendedProducts({ id }: { id: string }) {
  const { data, error, refetch } = useRecommendedProductsQuery({ variables: recommendedVariables(id) });
  const products = data?.product?.recommended ?? undefined;
  if (products?.length === 0) return null;
  return <ProductRail heading="Recommended products" products={products} error={error} onRetry={refetch} />;
}
