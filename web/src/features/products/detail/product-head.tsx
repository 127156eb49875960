import type { ReactNode } from 'react';
import { Price } from '../../../shared/product/price.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { ProductCardFragment } from '../../../generated/shared-product.ts';
import classes from './product-facts.module.css';

/** What a card shows, too: brand, name, stars and price. */
export function ProductHead(props: {
  product: ProductCardFragment;
  /** How many reviews there are. */
  children: ReactNode;
}) {
  const { product, children } = props;
  const { brand, title, rating, reviewCount } = product;
  return (
    <>
      <header className={classes.head}>
        {brand && <p className={classes.brand}>{brand}</p>}
        <h1>{title}</h1>
        <p className={classes.rating}>
          <Stars rating={rating} />
          {/* The stars' own name says it, too. */}
          {reviewCount > 0 && <strong aria-hidden="true">{rating.toFixed(1)}</strong>}
          {children}
        </p>
      </header>
      <Price {...product} large />
    </>
  );
}
