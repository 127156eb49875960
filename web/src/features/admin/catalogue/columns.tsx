import { Link } from 'react-router-dom';
import { PRODUCT_FIELDS } from '../../../../../schema/product-fields.ts';
import { formatPrice, LOW_STOCK } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { currentUser } from '../../../session/session-user.ts';
import { CopyId } from '../../../shared/copy-id/copy-id.tsx';
import { shortId } from '../../../shared/order/short-id.ts';
import type { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { Rating } from '../../../shared/product/rating.tsx';
import { FROM_CATALOGUE } from '../../../shell/admin/from-list.ts';
import { productFormPath } from '../../../shell/admin/product-form-path.ts';
import checkbox from '../../../ui/form/checkbox.module.css';
import layout from '../../../ui/layout.module.css';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EditedCell } from './edited-field.tsx';
import type { catalogueText } from './messages.ts';
import { RowMenu, type RowActions } from './row-menu.tsx';
import type { Selection } from './use-selection.ts';
import classes from './catalogue.module.css';

/** A column of the file. An import knows it by its head. */
const inFile = (header: string, value: (row: StaffRowFragment) => string | number) => ({ header, value });

/** The columns of the table and of its file. */
export function catalogueColumns(
  t: typeof catalogueText.english,
  { category: capital }: typeof productText.english,
  controls: RowActions & { selection: Selection; onRefused: () => void },
): readonly Column<StaffRowFragment>[] {
  const { selection, onRefused } = controls;
  const hidden = (text: string) => <span className={layout.hidden}>{text}</span>;
  return [
    {
      key: 'chosen',
      header: t.columns.chosen,
      head: hidden(t.columns.chosen),
      narrow: true,
      card: 'corner',
      cell: ({ id, title }) => (
        <input
          type="checkbox"
          className={`${checkbox.box} ${classes.check}`}
          aria-label={t.select(title)}
          checked={selection.has(id)}
          onChange={({ currentTarget }) => selection.set([id], currentTarget.checked)}
        />
      ),
    },
    {
      key: 'title',
      header: t.columns.title,
      value: ({ title }) => title,
      file: [
        inFile(PRODUCT_FIELDS.title.column, ({ title }) => title),
        inFile(PRODUCT_FIELDS.brand.column, ({ brand }) => brand ?? ''),
      ],
      lead: true,
      cell: (row) => <TitleCell row={row} />,
    },
    {
      key: 'category',
      header: t.columns.category,
      value: ({ category }) => category ?? '',
      file: [inFile(PRODUCT_FIELDS.category.column, ({ category }) => category ?? '')],
      spare: true,
      card: 'off',
      cell: ({ category }) => (category === null ? '–' : capital(category)),
    },
    {
      key: 'price',
      header: t.columns.price,
      value: ({ discountPrice }) => discountPrice,
      file: [
        inFile(PRODUCT_FIELDS.discountPrice.column, ({ hasPrice, discountPrice }) => (hasPrice ? discountPrice : '')),
        inFile(PRODUCT_FIELDS.originalPrice.column, ({ hasPrice, originalPrice }) => (hasPrice ? originalPrice : '')),
      ],
      number: true,
      half: true,
      cell: (row) => (
        <span className={classes.value}>
          {row.hasPrice && row.originalPrice > row.discountPrice && (
            <del className={classes.before}>
              {hidden(t.before)} {formatPrice(row.originalPrice)}
            </del>
          )}
          <EditedCell row={row} field="discountPrice" onRefused={onRefused} />
        </span>
      ),
    },
    {
      key: 'stock',
      header: t.columns.stock,
      value: ({ stock }) => stock,
      file: [inFile(PRODUCT_FIELDS.stock.column, ({ stock }) => stock)],
      number: true,
      half: true,
      cell: (row) => (
        <span className={classes.value}>
          {row.stock <= LOW_STOCK && (
            <span className={classes.mark} data-out={row.stock < 1 || undefined}>
              {row.stock < 1 ? t.out : t.low}
            </span>
          )}
          <EditedCell row={row} field="stock" onRefused={onRefused} />
        </span>
      ),
    },
    {
      key: 'rating',
      header: t.columns.rating,
      value: ({ rating }) => rating,
      file: [inFile('rating', ({ rating }) => rating), inFile('reviews', ({ reviewCount }) => reviewCount)],
      number: true,
      spare: true,
      card: 'off',
      cell: ({ rating }) => <Rating rating={rating} />,
    },
    {
      key: 'id',
      header: t.columns.id,
      value: ({ id }) => id,
      file: [inFile('id', ({ id }) => id)],
      narrow: true,
      spare: true,
      card: 'off',
      cell: ({ id }) => (
        <code className={classes.id} title={id}>
          {hidden(id)}
          <span aria-hidden>{shortId(id)}</span>
          <CopyId id={id} />
        </code>
      ),
    },
    {
      key: 'actions',
      header: t.actions,
      head: hidden(t.actions),
      narrow: true,
      card: 'corner',
      cell: (row) => <RowMenu row={row} actions={controls} />,
    },
  ];
}

/** Leads to the form on which a product is edited whole. */
function TitleCell({ row: { id, title, brand, image } }: { row: StaffRowFragment }) {
  return (
    <span className={classes.product}>
      <ProductPicture src={image} alt="" sizes="48px" className={classes.picture} />
      <span>
        <Link to={productFormPath(id, currentUser()?.role === 'ADMIN')} state={FROM_CATALOGUE} title={title}>
          {title}
        </Link>
        {brand && <small>{brand}</small>}
      </span>
    </span>
  );
}
