import { Link } from 'react-router-dom';
import { formatPrice, LOW_STOCK } from '../../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { productFormPath } from '../../../../shell/admin/product-form-path.ts';
import { currentUser } from '../../../../session/session-user.ts';
import layout from '../../../../ui/layout.module.css';
import { CopyId } from '../../../../shared/copy-id/copy-id.tsx';
import { shortId } from '../../../../shared/order/short-id.ts';
import { priceOf } from '../../../../shared/product/for-sale.ts';
import { productText } from '../../../../shared/product/messages.ts';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import { Rating } from '../../../../shared/product/rating.tsx';
import { FROM_CATALOGUE } from '../../../../shell/admin/from-list.ts';
import type { EditedField } from '../edited-fields.ts';
import { catalogueText } from '../messages.ts';
import type { ColumnKey } from '../view.ts';
import { EditedCell } from './edited-cell.tsx';
import { isLong } from './phone-facts.ts';
import { cellName, type useCellFocus } from './use-cell-focus.ts';
import type { Edits } from './use-edits.ts';
import classes from './cells.module.css';

/** What a cell needs to be changed in place. */
export interface Editing {
  index: number;
  edits: Edits;
  focus: ReturnType<typeof useCellFocus>;
}

/** Leads to the form on which a product is edited whole. */
export function TitleCell({ row: { id, title, image } }: { row: StaffRowFragment }) {
  return (
    <span className={classes.product}>
      <ProductPicture src={image} alt="" sizes="40px" className={classes.picture} />
      <Link
        to={productFormPath(id, currentUser()?.role === 'ADMIN')}
        state={FROM_CATALOGUE}
        className={classes.title}
        title={title}
      >
        {title}
      </Link>
    </span>
  );
}

/** On a phone, what the chosen columns say of a product. */
export function Facts({ row, columns }: { row: StaffRowFragment; columns: readonly ColumnKey[] }) {
  const t = useText(catalogueText);
  return (
    <span className={classes.facts}>
      {columns.map((column) => (
        <span key={column} data-long={isLong(column) || undefined}>
          <span className={SPEAK_FOR_THEMSELVES.includes(column) ? layout.hidden : classes.name}>
            {t.columns[column]}{' '}
          </span>
          <PlainValue row={row} column={column} />
        </span>
      ))}
    </span>
  );
}

const SPEAK_FOR_THEMSELVES: readonly ColumnKey[] = ['brand', 'category', 'rating', 'id'];

export function Value({ row, column, ...props }: Editing & { row: StaffRowFragment; column: ColumnKey }) {
  if (column === 'price') {
    return <Edited {...props} row={row} field="discountPrice" shown={priceOf(row, productText.english)} />;
  }
  if (column !== 'stock') return <PlainValue row={row} column={column} />;
  return (
    <>
      <StockMark stock={row.stock} />
      <Edited {...props} row={row} field="stock" shown={String(row.stock)} />
    </>
  );
}

/** What is not changed in the table. */
function PlainValue({ row, column }: { row: StaffRowFragment; column: ColumnKey }) {
  switch (column) {
    case 'price':
      return priceOf(row, productText.english);
    case 'stock':
      return row.stock;
    case 'originalPrice':
      return row.hasPrice ? formatPrice(row.originalPrice) : '';
    case 'discount':
      return `${row.discountPercent}%`;
    case 'reviews':
      return row.reviewCount;
    case 'id':
      return (
        <code className={classes.id} title={row.id}>
          <span className={layout.hidden}>{row.id}</span>
          <span aria-hidden>{shortId(row.id)}</span>
          <CopyId id={row.id} />
        </code>
      );
    case 'category':
      return <Category name={row.category} />;
    case 'rating':
      return <Rating rating={row.rating} />;
    case 'title':
    case 'brand':
      return row[column] ?? '–';
  }
}

/** Says what the number means for the shop. */
function StockMark({ stock }: { stock: number }) {
  const t = useText(catalogueText);
  if (stock > LOW_STOCK) return null;
  return (
    <span className={classes.mark} data-out={stock < 1 || undefined}>
      {stock < 1 ? t.out : t.low}
    </span>
  );
}

function Category({ name }: { name: string | null }) {
  const { category } = useText(productText);
  return name === null ? '–' : category(name);
}

function Edited(props: Editing & { row: StaffRowFragment; field: EditedField; shown: string }) {
  const { index, row, field, shown, edits, focus } = props;
  const t = useText(catalogueText);
  const place = { index, field };
  return (
    <EditedCell
      place={cellName(place)}
      field={field}
      label={(field === 'stock' ? t.stockOf : t.priceOf)(row.title)}
      value={row[field]}
      shown={shown}
      isEditing={focus.edited?.index === index && focus.edited.field === field}
      state={edits.stateOf(row.id, field)}
      onEdit={() => focus.edit(place)}
      onCommit={(text, move) => {
        const problem = edits.commit(row, field, text);
        if (problem === undefined) focus.leave(place, move);
        return problem;
      }}
      onGiveUp={() => focus.leave(place, 'stay')}
      onMove={(move) => focus.move(place, move)}
    />
  );
}
