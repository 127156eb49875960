import { useApolloClient } from '@apollo/client/react';
import { GRID_SIZES } from '../../../shared/product/product-card.tsx';
import { Price } from '../../../shared/product/price.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../../generated/components.ts';
import page from './detail-page.module.css';
import classes from './known-product.module.css';
import facts from './product-facts.module.css';

/** What other screens have told of a product, dimmed, for as long as the rest can't be had. Nothing if that is nothing. */
export function KnownProduct({ id }: { id: string }) {
  const { cache } = useApolloClient();
  const product = cache.readFragment<ProductCardFragment>({
    fragment: ProductCardFragmentDoc,
    from: { __typename: 'Product', id },
  });
  if (!product) return null;
  const { title, image, brand, rating } = product;
  return (
    <div className={`${page.columns} ${classes.known}`}>
      {/* The size of the list's picture, which the browser has. */}
      <ProductPicture src={image} alt="" sizes={GRID_SIZES} priority className={classes.picture} />
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
