import { Center } from '@mantine/core';
import { useEffect, useState, type ReactNode, useId, type SubmitEvent } from 'react';
import { useParams, useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProductRail } from '../../../shared/product/product-rail.tsx';
import { ShopperNotFound } from '../../../shared/product/shopper-not-found.tsx';
import { Heart } from '../../../shared/wishlist/heart.tsx';
import { useProductDetailQuery, type ProductDetailQuery } from '../../../generated/products-detail.ts';
import { LazyOtherProducts } from '../../../shared/rails/lazy-rails.tsx';
import { RecentlyViewed } from '../../../shared/rails/recently-viewed.tsx';
import { rememberSeen } from '../../../shared/rails/seen-products.ts';
import { detailVariables } from '../first-variables.ts';
import { cutText } from '../../../lib/cut-text.ts';
import { productPath, paths, searchPath } from '../../../lib/paths.ts';
import classes from './detail.module.css';
import { Gallery } from './gallery.tsx';
import { Breadcrumb, ProductFacts, ProductTable } from './product-facts.tsx';
import { ProductPreview } from './product-preview.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../../generated/shared-product.ts';
import { useText } from '../../../lib/language/language.tsx';
import { detailText } from './messages.ts';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { SearchField } from '../search/search-box.tsx';

/** Characters that search engines show (our choice). */
const DESCRIPTION_CUT = 160;

/** The wishlist leads here, too. */
const ALIKE_ID = 'alike';

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
  const seenId = product?.id;
  useEffect(() => {
    if (seenId) rememberSeen(seenId);
  }, [seenId]);
  const known = useKnownProduct(id, Boolean(data));
  if (data && !product && !error) {
    return (
      <ShopperNotFound
        instead={{ heading: t.gone, text: t.goneText(known?.title) }}
        first={<SearchInstead title={known?.title} />}
      >
        <LazyOtherProducts />
      </ShopperNotFound>
    );
  }
  const { alike, others } = product ? splitRecommended(product) : { alike: [], others: undefined };
  return (
    <Page
      title={(product ?? known)?.title ?? t.product}
      description={product?.description ? cutText(product.description, DESCRIPTION_CUT) : undefined}
      canonical={productPath(id)}
      className={classes.page ?? ''}
    >
      {!product && (known || loading) && <ProductPreview known={known} failed={!loading} />}
      {error && !product && !loading && <LoadError error={error} onRetry={refetch} />}
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
            <ProductTable product={product} />
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
    </Page>
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

/** Products that are alike. An address with their id leads here. */
function Alike({ children }: { children: ReactNode }) {
  return (
    <div id={ALIKE_ID} tabIndex={-1} ref={useScrollToHash<HTMLDivElement>()}>
      {children}
    </div>
  );
}

/** Of a product that is out of stock, the recommended ones that can be bought instead: of its category, and in stock. */
function splitRecommended({ category, stock, recommended }: NonNullable<ProductDetailQuery['product']>) {
  const isAlike = (other: ProductCardFragment): boolean =>
    stock <= 0 && category !== null && other.category === category && other.availability === 'IN_STOCK';
  return {
    alike: recommended?.filter(isAlike) ?? [],
    /** Undefined: could not be read. */
    others: recommended?.filter((other) => !isAlike(other)),
  };
}

/** A search where there is no such product. `title`: its name, if a card has shown it: the search then finds products like it. */
function SearchInstead({ title }: { title: string | undefined }) {
  const t = useText(detailText);
  const navigate = useNavigate();
  const label = useId();
  return (
    <form
      role="search"
      aria-labelledby={label}
      action={paths.products}
      style={{ flex: '0 0 100%' }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('search');
        if (typeof text === 'string' && text.trim() !== '') void navigate(searchPath(text.trim()));
      }}
    >
      <Center mb="sm">
        <SearchField
          label={<span id={label}>{title ? t.searchLike : t.searchInstead}</span>}
          labelProps={{ fw: 650, mb: 'xs' }}
          withAsterisk={false}
          submit={t.search}
          defaultValue={title?.slice(0, MAX_SEARCH)}
          required
          w="min(100%, 520px)"
        />
      </Center>
    </form>
  );
}
