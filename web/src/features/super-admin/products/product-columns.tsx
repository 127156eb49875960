import { Link } from 'react-router-dom';
import { LOW_STOCK } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Rating } from '../../../shared/product/rating.tsx';
import { productPath } from '../../../lib/paths.ts';
import { FROM_LIST } from '../../../shell/admin/from-list.ts';
import { productFormPath } from '../../../shell/admin/product-form-path.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './products.module.css';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import type { superAdminText } from '../messages.ts';

type Texts = typeof superAdminText.english;

/** The form on which it can be changed. */
const formPath = (id: string): string => productFormPath(id, false);

export const titleColumn = ({ productColumns: header }: Texts, pathOf = productPath): Column<StaffRowFragment> => ({
  key: 'title',
  header: header.title,
  value: ({ title }) => title,
  cell: ({ id, title, image, brand }) => (
    <span className={classes.product}>
      <ProductPicture src={image} alt="" sizes="56px" className={classes.picture} />
      <span>
        <Link to={pathOf(id)} state={FROM_LIST} title={title}>
          {title}
        </Link>
        {brand && <small>{brand}</small>}
      </span>
    </span>
  ),
  lead: true,
});

export const ratingColumn = ({ productColumns: header }: Texts): Column<StaffRowFragment> => ({
  key: 'rating',
  card: 'bare',
  number: true,
  header: header.rating,
  value: ({ rating }) => rating,
  cell: ({ rating }) => <Rating rating={rating} />,
});

export const productColumns = (
  t: Texts,
  { outOfStock, category: capital }: typeof productText.english,
): readonly Column<StaffRowFragment>[] => [
  titleColumn(t, formPath),
  {
    key: 'category',
    card: 'off',
    header: t.productColumns.category,
    value: ({ category }) => category ?? '',
    cell: ({ category }) => <span className={classes.whole}>{capital(category ?? '')}</span>,
  },
  {
    key: 'price',
    card: 'bare',
    number: true,
    header: t.productColumns.price,
    value: ({ hasPrice, discountPrice }) => (hasPrice ? discountPrice : -1),
    cell: (product) => <span className={classes.whole}>{priceOf(product, productText.english)}</span>,
  },
  {
    key: 'units',
    card: 'named',
    number: true,
    header: t.productColumns.stock,
    value: ({ stock }) => stock,
    cell: ({ stock }) =>
      stock < 1 ? (
        <span className={classes.out}>{outOfStock}</span>
      ) : stock <= LOW_STOCK ? (
        <span className={classes.low}>{t.lowStock(stock)}</span>
      ) : (
        stock
      ),
  },
  ratingColumn(t),
];
