import type { ColumnKey } from '../view.ts';

/** What has a cell of its own on a phone. The other columns that somebody chose are lines below the title: nothing is scrolled sideways. */
const CELLS: readonly ColumnKey[] = ['title', 'price', 'stock'];

/** These take a line each, others half of one. */
const LONG: readonly ColumnKey[] = ['originalPrice', 'id'];

const LINE_PX = 22;

export const isLong = (column: ColumnKey): boolean => LONG.includes(column);

/** The shown columns, and how high the lines below a phone's title are. */
export function phoneColumns(shown: readonly ColumnKey[]) {
  const facts = shown.filter((column) => !CELLS.includes(column));
  const long = facts.filter(isLong).length;
  return {
    cells: shown.filter((column) => CELLS.includes(column)),
    facts,
    factsPx: (Math.ceil((facts.length - long) / 2) + long) * LINE_PX,
  };
}
