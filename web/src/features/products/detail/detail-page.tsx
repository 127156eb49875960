import { useParams } from 'react-router-dom';
import layout from '../../../ui/layout.module.css';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { NotFoundView } from '../../../ui/views/not-found-view.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import { Heart } from '../../../shared/wishlist/heart.tsx';
import { useProductDetailQuery } from '../../../generated/products-detail.ts';
import { detailVariables } from '../first-variables.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { KnownProduct } from './known-product.tsx';
import classes from './detail-page.module.css';
import { ProductFacts } from './product-facts.tsx';
import { Reviews } from './reviews/reviews.tsx';

/** One product: pictures, facts, reviews, and what else might suit. */
export function DetailPage() {
  const { id = '' } = useParams();
  // A fresh start for each product: the picture chosen and the reviews opened belong to the one before.
  return <ProductDetail key={id} id={id} />;
}

function ProductDetail({ id }: { id: string }) {
  const { data, previousData, loading, error, refetch } = useProductDetailQuery({
    variables: detailVariables(id),
    // What is recommended may fail without the product.
    errorPolicy: 'all',
  });
  // A log-in, or a session's end, asks for everything again: what is on the screen stays, and what was typed into it.
  const product = (data ?? previousData)?.product;
  if (data && !product && !error) return <NotFoundView />;
  return (
    <div className={`${layout.container} ${layout.page} ${classes.page}`}>
      <PageTitle title={product?.title ?? 'Product'} />
      {error && !product && !loading && (
        <>
          <KnownProduct id={id} />
          <LoadError error={error} onRetry={refetch} />
        </>
      )}
      {!product && loading && <DetailSkeleton />}
      {product && (
        <>
          <div className={classes.columns}>
            <Gallery
              title={product.title}
              pictures={[...new Set(product.images)]}
              action={<Heart product={product} />}
            />
            <ProductFacts product={product} />
          </div>
          <Reviews productId={id} reviews={product.reviews} rating={product.rating} />
          {product.recommended?.length !== 0 && (
            <ProductRail
              heading="Recommended products"
              products={product.recommended ?? undefined}
              error={error}
              onRetry={refetch}
            />
          )}
        </>
      )}
    </div>
  );
}
