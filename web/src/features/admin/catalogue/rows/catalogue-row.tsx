import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { memo } from 'react';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { useText } from '../../../../lib/language/language.tsx';
import checkbox from '../../../../ui/form/checkbox.module.css';
import buttons from '../../../../ui/buttons.module.css';
import { EDITED_FIELDS } from '../edited-fields.ts';
import { catalogueText } from '../messages.ts';
import type { Selection } from '../use-selection.ts';
import type { ColumnKey } from '../view.ts';
import { Facts, TitleCell, Value, type Editing } from './cells.tsx';
import { isNumber } from './head-cell.tsx';
import { RowMenu, type RowActions } from './row-menu.tsx';
import classes from './table.module.css';

interface RowProps extends Editing {
  /** Undefined while it is read. */
  row: StaffRowFragment | undefined;
  columns: readonly ColumnKey[];
  /** Columns without cells. */
  facts: readonly ColumnKey[];
  selection: Selection;
  actions: RowActions;
}

/** A frame of scrolling draws only rows that came into sight: those that show the same as before are kept. */
export const CatalogueRow = memo(Row, (before, now) => {
  const id = now.row?.id ?? '';
  const isEdited = ({ focus: { edited }, index }: RowProps) => edited?.index === index && edited.field;
  return (
    before.index === now.index &&
    before.row === now.row &&
    before.columns.join() === now.columns.join() &&
    before.facts.join() === now.facts.join() &&
    before.focus.total === now.focus.total &&
    before.edits.problemOf(id) === now.edits.problemOf(id) &&
    before.selection.has(id) === now.selection.has(id) &&
    EDITED_FIELDS.every((field) => before.edits.stateOf(id, field) === now.edits.stateOf(id, field)) &&
    isEdited(before) === isEdited(now)
  );
});

function Row(props: RowProps) {
  const { index, row, columns, facts, edits, selection, actions } = props;
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
      <tr aria-rowindex={place} className={classes.row} data-row data-selected={isSelected || undefined}>
        <td className={classes.check}>
          <label>
            <input
              type="checkbox"
              className={checkbox.box}
              aria-label={t.select(row.title)}
              checked={isSelected}
              onChange={() => selection.toggle(row)}
            />
          </label>
        </td>
        {columns.map((key) =>
          key === 'title' ? (
            <th key={key} scope="row">
              <TitleCell row={row} />
              {facts.length > 0 && <Facts row={row} columns={facts} />}
            </th>
          ) : (
            <td key={key} data-number={isNumber(key) || undefined} data-column={key}>
              <Value {...props} row={row} column={key} />
            </td>
          ),
        )}
        <td className={classes.action}>
          <RowMenu row={row} actions={actions} />
        </td>
      </tr>
      {problem && (
        <tr className={classes.problem}>
          <td colSpan={columns.length + 2} role="alert">
            <span>{t.notSaved(row.title, problem)}</span>
            <button
              type="button"
              className={buttons.icon}
              aria-label={t.dismiss(row.title)}
              onClick={() => edits.dismiss(row.id)}
            >
              <IconX size={20} aria-hidden />
            </button>
          </td>
        </tr>
      )}
    </>
  );
}
