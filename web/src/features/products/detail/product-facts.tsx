import { Link } from 'react-router-dom';
import { Price } from '../../../shared/product/price.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { ProductDetailQuery } from '../../../generated/products-detail.ts';
import { categoryPath } from '../../../lib/paths.ts';
import { ProductActions } from './product-actions.tsx';
import classes from './product-facts.module.css';

export function ProductFacts({ product }: { product: NonNullable<ProductDetailQuery['product']> }) {
  const { id, title, brand, category, rating, reviewCount, stock, description } = product;
  return (
    <div className={classes.facts}>
      <header className={classes.head}>
        {brand && <p className={classes.brand}>{brand}</p>}
        <h1>{title}</h1>
        <p className={classes.rating}>
          <Stars rating={rating} />
          <Link to="#reviews">{reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}</Link>
        </p>
      </header>
      <Price {...product} large />
      {stock > 0 && <p className={classes.available}>{`In Stock (${stock})`}</p>}
      <ProductActions id={id} stock={stock} />
      {description && (
        <section className={classes.description}>
          <h2>Description</h2>
          <p>{description}</p>
        </section>
      )}
      <dl className={classes.table}>
        {brand && (
          <div>
            <dt>Brand</dt>
            <dd>{brand}</dd>
          </div>
        )}
        {category && (
          <div>
            <dt>Category</dt>
            <dd>
              <Link to={categoryPath(category)}>{category}</Link>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
