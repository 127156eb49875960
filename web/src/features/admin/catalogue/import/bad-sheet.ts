import type { Sheet } from '../../../../lib/csv.ts';
import { eachRow } from './each-row.ts';

/** Before the columns of the file, since a line may have more cells than it has columns. An import passes them over. */
const OWN_COLUMNS = ['line', 'problem'];

/** The lines of a file that cannot be used, as they are in it, each with its number and what is wrong: to be mended and brought back. */
export function badSheet(text: string, problems: ReadonlyMap<number, string>): Sheet {
  let heads: readonly string[] | undefined;
  const sheet: Sheet & { rows: (readonly (string | number)[])[] } = { head: [], rows: [] };
  eachRow(text, ({ line, cells }) => {
    heads ??= cells.map((cell) => cell.trim());
    // The file may be such a sheet itself.
    const isOfFile = (_: string, at: number) => !OWN_COLUMNS.includes(heads?.[at] ?? '');
    const problem = problems.get(line);
    if (sheet.head.length === 0) sheet.head = [...OWN_COLUMNS, ...heads.filter(isOfFile)];
    else if (problem !== undefined) sheet.rows.push([line, problem, ...cells.filter(isOfFile)]);
    return undefined;
  });
  return sheet;
}
