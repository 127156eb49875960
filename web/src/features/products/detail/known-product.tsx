import { useFragment } from '@apollo/client/react';
import { GRID_SIZES } from '../../../components/product-card.tsx';
import { Price } from '../../../components/price.tsx';
import { ProductPicture } from '../../../components/product-picture.tsx';
import { Stars } from '../../../components/stars.tsx';
import { ProductCardFragmentDoc, type ProductCardFragment } from '../../../generated/components.ts';
import page from './detail-page.module.css';
import classes from './known-product.module.css';
import facts from './product-facts.module.css';

/** What other screens have told of a product, dimmed, for as long as the rest can't be had. Nothing if that is nothing. */
export function KnownProduct({ id }: { id: string }) {
  const { complete, data } = useFragment<ProductCardFragment>({
    fragment: ProductCardFragmentDoc,
    from: { __typename: 'Product', id },
  });
  if (!complete) return null;
  const { title, image, brand, rating } = data;
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
        <Price {...data} large />
      </div>
    </div>
  );
}
