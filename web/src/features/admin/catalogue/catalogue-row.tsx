import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice, LOW_STOCK } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { adminProductPath } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import buttons from '../../../ui/buttons.module.css';
import { FROM_LIST } from '../from-list.ts';
import { EditedCell } from './edited-cell.tsx';
import { EDITED_FIELDS, type EditedField } from './edited-fields.ts';
import { isNumber } from './head-cell.tsx';
import { catalogueText } from './messages.ts';
import { cellName, type useCellFocus } from './use-cell-focus.ts';
import type { Edits } from './use-edits.ts';
import type { Selection } from './use-selection.ts';
import type { ColumnKey } from './view.ts';
import classes from './catalogue.module.css';

interface RowProps {
  index: number;
  /** Undefined while it is read. */
  row: StaffRowFragment | undefined;
  columns: readonly ColumnKey[];
  edits: Edits;
  focus: ReturnType<typeof useCellFocus>;
  selection: Selection;
  onDuplicate: (row: StaffRowFragment) => void;
}

/** A frame of scrolling draws only rows that came into sight: those that show the same as before are kept. */
export const CatalogueRow = memo(Row, (before, now) => {
  const id = now.row?.id ?? '';
  const isEdited = ({ focus: { edited }, index }: RowProps) => edited?.index === index && edited.field;
  return (
    before.index === now.index &&
    before.row === now.row &&
    before.columns.join() === now.columns.join() &&
    before.focus.total === now.focus.total &&
    before.edits.problemOf(id) === now.edits.problemOf(id) &&
    before.selection.has(id) === now.selection.has(id) &&
    EDITED_FIELDS.every((field) => before.edits.isSaving(id, field) === now.edits.isSaving(id, field)) &&
    isEdited(before) === isEdited(now)
  );
});

function Row(props: RowProps) {
  const { index, row, columns, edits, selection, onDuplicate } = props;
  const t = useText(catalogueText);
  const problem = row && edits.problemOf(row.id);
  const place = index + 2; // the header is the first row
  if (!row) {
    return (
      <tr aria-rowindex={place} className={classes.row}>
        <td className={classes.check} />
        {columns.map((key) => (
          <td key={key}>
            <span className={classes.bone} />
          </td>
        ))}
        <td />
      </tr>
    );
  }
  const isSelected = selection.has(row.id);
  return (
    <>
      <tr aria-rowindex={place} className={classes.row} data-selected={isSelected || undefined}>
        <td className={classes.check}>
          <input
            type="checkbox"
            aria-label={t.select(row.title)}
            checked={isSelected}
            onChange={() => selection.toggle(row)}
          />
        </td>
        {columns.map((key) =>
          key === 'title' ? (
            <th key={key} scope="row">
              <TitleCell row={row} />
            </th>
          ) : (
            <td key={key} data-number={isNumber(key) || undefined} data-column={key}>
              <Value {...props} row={row} column={key} />
            </td>
          ),
        )}
        <td className={classes.action}>
          <button
            type="button"
            {...once}
            className={buttons.icon}
            aria-label={t.duplicateThis(row.title)}
            title={t.duplicate}
            onClick={() => onDuplicate(row)}
          >
            <IconCopy size={20} stroke={1.75} aria-hidden />
          </button>
        </td>
      </tr>
      {problem && (
        <tr className={classes.problem}>
          <td colSpan={columns.length + 2} role="alert">
            {t.notSaved(row.title, problem)}
          </td>
        </tr>
      )}
    </>
  );
}

/** Only admins have the screen on which a product is edited whole. */
function TitleCell({ row: { id, title, image } }: { row: StaffRowFragment }) {
  return (
    <span className={classes.product}>
      <ProductPicture src={image} alt="" sizes="40px" className={classes.picture} />
      {currentUser()?.role === 'ADMIN' ? (
        <Link to={adminProductPath(id)} state={FROM_LIST} className={classes.title} title={title}>
          {title}
        </Link>
      ) : (
        <span className={classes.title} title={title}>
          {title}
        </span>
      )}
    </span>
  );
}

function Value({ row, column, ...props }: RowProps & { row: StaffRowFragment; column: ColumnKey }) {
  switch (column) {
    case 'price':
      return <Edited {...props} row={row} field="discountPrice" shown={formatPrice(row.discountPrice)} />;
    case 'stock':
      return (
        <>
          <StockMark stock={row.stock} />
          <Edited {...props} row={row} field="stock" shown={String(row.stock)} />
        </>
      );
    case 'originalPrice':
      return formatPrice(row.originalPrice);
    case 'discount':
      return `${row.discountPercent}%`;
    case 'reviews':
      return row.reviewCount;
    case 'id':
      return <code className={classes.id}>{row.id}</code>;
    case 'category':
      return <Category name={row.category} />;
    case 'title':
    case 'brand':
    case 'rating':
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

function Edited(
  props: Pick<RowProps, 'index' | 'edits' | 'focus'> & { row: StaffRowFragment; field: EditedField; shown: string },
) {
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
      isSaving={edits.isSaving(row.id, field)}
      onEdit={() => focus.edit(place)}
      onCommit={(text, move) => {
        edits.commit(row, field, text);
        focus.leave(place, move);
      }}
      onGiveUp={() => focus.leave(place, 'stay')}
      onMove={(move) => focus.move(place, move)}
    />
  );
}
