import { useEffect, useRef, useState, type RefObject } from 'react';
import { EDITED_FIELDS, type EditedField } from '../edited-fields.ts';
import type { Move } from './edited-cell.tsx';

export interface CellPlace {
  index: number;
  field: EditedField;
}

export const cellName = ({ index, field }: CellPlace): string => `${index} ${field}`;

/** Where a move leads; undefined: out of the table. `fields`: the edited columns that are shown. */
function placeAfter(
  { index, field }: CellPlace,
  move: Move,
  fields: readonly EditedField[],
  total: number,
): CellPlace | undefined {
  const step = { stay: 0, away: 0, next: 1, previous: -1, down: fields.length, up: -fields.length }[move];
  const at = index * fields.length + fields.indexOf(field) + step;
  const next = fields[((at % fields.length) + fields.length) % fields.length];
  const row = Math.floor(at / fields.length);
  return next === undefined || row < 0 || row >= total ? undefined : { index: row, field: next };
}

/** The cell that is edited, and the focus on the way from cell to cell. `scrollTo` brings a row into sight. */
export function useCellFocus(options: {
  frame: RefObject<HTMLElement | null>;
  fields: readonly EditedField[];
  total: number;
  scrollTo: (index: number) => void;
}) {
  const { frame, fields, total, scrollTo } = options;
  const [edited, setEdited] = useState<CellPlace>();
  const wanted = useRef<CellPlace | undefined>(undefined);

  // The row may be drawn only after the table has scrolled, so this waits for a later render.
  useEffect(() => {
    // While the field is still there it would get the focus, and take it away with it.
    if (!wanted.current || edited) return;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${cellName(wanted.current)}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  });

  const focus = (place: CellPlace) => {
    wanted.current = place;
    scrollTo(place.index);
  };
  return {
    edited,
    total,
    edit: setEdited,
    /** Ends the edit. Tab edits the next cell; other moves only focus a cell. */
    leave(place: CellPlace, move: Move) {
      const next = placeAfter(place, move, fields, total);
      const goesOn = next !== undefined && (move === 'next' || move === 'previous');
      setEdited(goesOn ? next : undefined);
      if (goesOn) scrollTo(next.index);
      else if (move !== 'away') focus(place);
    },
    move(place: CellPlace, move: Move) {
      const next = placeAfter(place, move, fields, total);
      if (!next) return;
      focus(next);
      // Draws the table again where no scrolling does.
      setEdited(undefined);
      frame.current?.querySelector<HTMLElement>(`[data-cell="${cellName(next)}"]`)?.focus({ preventScroll: true });
    },
  };
}

export const editedFieldsOf = (columns: readonly string[]): readonly EditedField[] =>
  EDITED_FIELDS.filter((field) => columns.includes(field === 'discountPrice' ? 'price' : 'stock'));
