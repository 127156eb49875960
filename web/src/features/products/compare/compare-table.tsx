import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedProductFragment } from '../../../generated/products-compare.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productPath } from '../../../lib/paths.ts';
import { productText } from '../../../shared/product/messages.ts';
import { Price } from '../../../shared/product/price.tsx';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { Stars } from '../../../ui/stars.tsx';
import { averageOf } from '../detail/reviews/ratings.ts';
import classes from './compare-table.module.css';
import { removeFromComparison } from '../../../shared/comparison/compared-ids.ts';
import { compareText } from './messages.ts';

interface Row {
  name: string;
  cell: (product: ComparedProductFragment) => ReactNode;
}

/** A column for each product. It scrolls within its own box, which the keyboard can reach. */
export function CompareTable({ products }: { products: readonly ComparedProductFragment[] }) {
  const t = useText(compareText);
  const shared = useText(productText);
  const captionId = useId();
  const rows: Row[] = [
    { name: t.price, cell: (product) => <Price {...product} /> },
    {
      name: t.rating,
      cell: ({ rating, reviewCount, reviews }) => (
        <span className={classes.rating}>
          <Stars rating={averageOf(reviews, rating)} label={reviewCount === 0 ? shared.noReviews : undefined} />
          <small>
            {reviewCount > 0 && <span aria-hidden="true">{averageOf(reviews, rating).toFixed(1)} · </span>}
            {shared.reviews(reviewCount)}
          </small>
        </span>
      ),
    },
    { name: t.brand, cell: ({ brand }) => brand ?? t.unknown },
    {
      name: t.category,
      cell: ({ category }) => (category ? shared.category(category) : t.unknown),
    },
    { name: t.inStock, cell: ({ stock }) => (stock > 0 ? stock : shared.outOfStock) },
  ];
  return (
    <div className={classes.box} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={classes.table}>
        <caption id={captionId} className={layout.hidden}>
          {t.table}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Product product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {products.map((product) => (
                <td key={product.id}>{cell(product)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Product({ product: { id, title, image } }: { product: ComparedProductFragment }) {
  const t = useText(compareText);
  return (
    <div className={classes.product}>
      <ProductPicture src={image} alt="" sizes="240px" />
      <Link to={productPath(id)}>{title}</Link>
      <button type="button" className={buttons.secondary} onClick={() => removeFromComparison(id)}>
        {t.remove} <span className={layout.hidden}>{t.removeOf(title)}</span>
      </button>
    </div>
  );
}
