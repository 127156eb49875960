import { Link } from 'react-router-dom';
import { formatPrice } from '../../../../../schema/shop.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { productPath } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './products.module.css';
import type { CatalogueProduct } from './use-catalogue.ts';

export const TITLE_COLUMN: Column<CatalogueProduct> = {
  key: 'title',
  header: 'Product',
  value: ({ title }) => title,
  cell: ({ id, title, image, brand }) => (
    <span className={classes.product}>
      <ProductPicture src={image} alt="" sizes="56px" className={classes.picture} />
      <span>
        <Link to={productPath(id)}>{title}</Link>
        {brand && <small>{brand}</small>}
      </span>
    </span>
  ),
  lead: true,
};

export const RATING_COLUMN: Column<CatalogueProduct> = {
  key: 'rating',
  header: 'Rating',
  value: ({ rating }) => rating,
  cell: ({ rating, reviewCount }) => <Stars rating={rating} label={reviewCount === 0 ? 'No reviews yet' : undefined} />,
};

export const PRODUCT_COLUMNS: readonly Column<CatalogueProduct>[] = [
  TITLE_COLUMN,
  {
    key: 'category',
    header: 'Category',
    value: ({ category }) => category ?? '',
    cell: ({ category }) => <span className={classes.whole}>{category}</span>,
  },
  {
    key: 'price',
    header: 'Price',
    value: ({ discountPrice }) => discountPrice,
    cell: ({ discountPrice }) => <span className={classes.whole}>{formatPrice(discountPrice)}</span>,
  },
  {
    key: 'units',
    header: 'Stock',
    value: ({ stock }) => stock,
    cell: ({ stock }) => (stock < 1 ? <span className={classes.out}>Out of stock</span> : stock),
  },
  RATING_COLUMN,
];
