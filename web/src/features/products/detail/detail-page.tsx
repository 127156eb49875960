import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import layout from '../../../ui/layout.module.css';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import { ShopperNotFound } from '../../../shared/product/shopper-not-found.tsx';
import { Heart } from '../../../shared/wishlist/heart.tsx';
import { useProductDetailQuery } from '../../../generated/products-detail.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { detailVariables } from '../first-variables.ts';
import { cutText } from '../../../lib/cut-text.ts';
import { productPath } from '../../../lib/paths.ts';
import { Alike, ALIKE_ID } from './alike.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Gallery } from './gallery/gallery.tsx';
import classes from './detail-page.module.css';
import { SearchInstead } from './gone/search-instead.tsx';
import { ProductFacts } from './product-facts.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { splitRecommended } from './split-recommended.ts';
import detailSkeletonClasses from './detail-skeleton.module.css';
import { GRID_SIZES } from '../../../shared/product/product-card.tsx';
import { Price } from '../../../shared/product/price.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../../generated/components.ts';
import cachedProductClasses from './cached-product.module.css';
import facts from './product-facts.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { detailText } from './messages.ts';

const OtherProducts = lazyComponent(async () => (await import('../list/other-products.tsx')).OtherProducts);

/** Characters that search engines show (our choice). */
const DESCRIPTION_CUT = 160;

export function DetailPage() {
  const { id = '' } = useParams();
  // The key resets the state when the id changes.
  return <ProductDetail key={id} id={id} />;
}

function ProductDetail({ id }: { id: string }) {
  const t = useText(detailText);
  const { data, previousData, loading, error, refetch } = useProductDetailQuery({
    variables: detailVariables(id),
    // The product is shown even if its recommendations fail to load.
    errorPolicy: 'all',
  });
  // A login or logout refetches all queries. The previous data keeps the screen and typed text during that.
  const product = (data ?? previousData)?.product;
  const known = useKnownProduct(id, Boolean(data));
  if (data && !product && !error) {
    return (
      <ShopperNotFound>
        <SearchInstead title={known?.title} />
        <OtherProducts />
      </ShopperNotFound>
    );
  }
  const { alike, others } = product ? splitRecommended(product) : { alike: [], others: undefined };
  return (
    <div className={`${layout.container} ${layout.page} ${classes.page}`}>
      <PageTitle
        title={product?.title ?? t.product}
        description={product?.description ? cutText(product.description, DESCRIPTION_CUT) : undefined}
        canonical={productPath(id)}
      />
      {error && !product && !loading && (
        <>
          <CachedProduct product={known} />
          <LoadError error={error} onRetry={refetch} />
        </>
      )}
      {!product && loading && <DetailSkeleton picture={known?.image} />}
      {product && (
        <>
          <div>
            <Breadcrumb product={product} />
            <div className={classes.columns}>
              <Gallery
                title={product.title}
                pictures={[...new Set(product.images)]}
                known={known?.image}
                action={<Heart product={product} />}
              />
              <ProductFacts product={product} alike={alike.length > 0 ? ALIKE_ID : undefined} />
            </div>
          </div>
          {alike.length > 0 && (
            <Alike>
              <ProductRail heading={t.alikeInStock} products={alike} error={undefined} onRetry={refetch} />
            </Alike>
          )}
          <Reviews productId={id} reviews={product.reviews} rating={product.rating} />
          {others?.length !== 0 && (
            <ProductRail heading={t.recommended} products={others} error={error} onRetry={refetch} />
          )}
        </>
      )}
      <RecentlyViewed except={[id]} />
    </div>
  );
}

/** `picture`: what a card has shown, so that it is here at once. */
function DetailSkeleton({ picture }: { picture: string | null | undefined }) {
  const t = useText(detailText);
  return (
    <div>
      <Breadcrumb />
      <div role="status" aria-label={t.loading} className={classes.columns}>
        {picture ? (
          <div data-grows>
            <ProductPicture
              src={picture}
              alt=""
              sizes={GRID_SIZES}
              priority
              className={detailSkeletonClasses.picture ?? ''}
            />
          </div>
        ) : (
          <div className={`${detailSkeletonClasses.bone} ${detailSkeletonClasses.picture}`} />
        )}
        <div className={detailSkeletonClasses.lines}>
          <div className={`${detailSkeletonClasses.bone} ${detailSkeletonClasses.brand}`} />
          <div className={`${detailSkeletonClasses.bone} ${detailSkeletonClasses.title}`} />
          <div className={`${detailSkeletonClasses.bone} ${detailSkeletonClasses.rating}`} />
          <div className={`${detailSkeletonClasses.bone} ${detailSkeletonClasses.price}`} />
          <div className={`${detailSkeletonClasses.bone} ${detailSkeletonClasses.text}`} />
        </div>
      </div>
    </div>
  );
}

/** What cards have shown of the product before its page had its own data. */
function useKnownProduct(id: string, isWhole: boolean): ProductCardFragment | null {
  const { cache } = useApolloClient();
  const [known] = useState(() =>
    isWhole
      ? null
      : cache.readFragment<ProductCardFragment>({
          fragment: ProductCardFragmentDoc,
          from: { __typename: 'Product', id },
        }),
  );
  return known;
}

/** Fallback when the query fails: the known product, dimmed. */
function CachedProduct({ product }: { product: ProductCardFragment | null }) {
  if (!product) return null;
  const { title, image, brand, rating } = product;
  return (
    <div className={`${classes.columns} ${cachedProductClasses.known}`}>
      {/* The size that the list uses, so that the picture comes from the browser's cache. */}
      <ProductPicture src={image} alt="" sizes={GRID_SIZES} priority className={cachedProductClasses.picture} />
      <div className={facts.facts}>
        <header className={facts.head}>
          {brand && <p>{brand}</p>}
          <h1>{title}</h1>
          <Stars rating={rating} />
        </header>
        <Price {...product} large />
      </div>
    </div>
  );
}
