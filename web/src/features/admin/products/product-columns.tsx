import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import { LOW_STOCK } from '../../../../../schema/shop.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { deletes } from '../../../shared/deleted-products/row-focus.ts';
import type { AdminRowFragment } from '../../../generated/admin.ts';
import { adminProductPath } from '../../../shell/admin/product-form-path.ts';
import { CopyId } from '../../../shared/copy-id/copy-id.tsx';
import { shortId } from '../../../shared/order/short-id.ts';
import { FROM_LIST } from '../../../shell/admin/from-list.ts';
import classes from './products-tab.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { adminText } from '../messages.ts';

/** The columns that the specification lists (section 2). */
export function productColumns(
  t: typeof adminText.english,
  onDelete: (product: AdminRowFragment) => void,
): Column<AdminRowFragment>[] {
  return [
    // Specification, section 9: the row number counts through all pages.
    { key: 'place', header: t.columns.place, narrow: true, card: 'named', cell: (_, place) => place + 1 },
    {
      key: 'title',
      header: t.columns.title,
      value: ({ title }) => title,
      lead: true,
      cell: (product) => <ProductCell product={product} />,
    },
    { key: 'id', header: t.columns.id, narrow: true, card: 'bare', cell: ({ id }) => <ProductId id={id} /> },
    {
      key: 'update',
      card: 'end',
      header: t.columns.update,
      narrow: true,
      cell: ({ id, title }) => (
        <Link
          to={adminProductPath(id)}
          state={FROM_LIST}
          className={buttons.icon}
          aria-label={t.editThis(title)}
          title={t.edit}
        >
          <IconEdit stroke={1.75} aria-hidden />
        </Link>
      ),
    },
    {
      key: 'delete',
      card: 'end',
      header: t.columns.delete,
      narrow: true,
      cell: (product) => (
        <button
          type="button"
          {...deletes(product.id)}
          className={`${buttons.icon} ${classes.delete}`}
          aria-label={t.deleteThis(product.title)}
          title={t.delete}
          onClick={() => onDelete(product)}
        >
          <IconTrash stroke={1.75} aria-hidden />
        </button>
      ),
    },
  ];
}

/** The end of an id tells products apart. Screen readers, the tooltip and the button have the whole id. */
function ProductId({ id }: { id: string }) {
  return (
    <span className={classes.id}>
      <code title={id}>
        <span className={layout.hidden}>{id}</span>
        <span aria-hidden>{shortId(id)}</span>
      </code>
      <CopyId id={id} />
    </span>
  );
}

function ProductCell({ product }: { product: AdminRowFragment }) {
  const t = useText(adminText);
  const { title, image, stock, availability } = product;
  return (
    <div className={classes.product}>
      <ProductPicture src={image} alt={title} sizes="64px" className={classes.picture} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.facts}>
          {priceOf(product, productText.english)}
          {availability === 'OUT_OF_STOCK' ? (
            <span className={classes.out}>{t.out}</span>
          ) : (
            <span className={stock > LOW_STOCK ? classes.in : classes.low}>
              {stock > LOW_STOCK ? t.units(stock) : t.few(stock)}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
