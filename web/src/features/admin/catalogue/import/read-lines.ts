import { readNumber } from '../../../../../../schema/read-number.ts';
import { storedCategory } from '../../edit/product-draft.ts';
import type { ChangedField } from '../changes/plan.ts';
import { isCatalogueId } from './catalogue-id.ts';
import { eachRow } from './each-row.ts';

/** What a file may have; other columns, such as the rating, are passed over. */
export const IMPORT_COLUMNS = {
  id: undefined,
  title: 'title',
  brand: 'brand',
  category: 'category',
  price: 'discountPrice',
  originalPrice: 'originalPrice',
  stock: 'stock',
  // Only new products take these: the list that a file is compared with does not have them.
  description: undefined,
  image: undefined,
  images: undefined,
} as const satisfies Record<string, ChangedField | undefined>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;

/** A line of the file. Empty cells are left out: they change nothing, and a new product lacks them. */
export interface ImportLine {
  line: number; // from 1, as editors count
  id: string; // '': a new product
  values: Partial<Record<ChangedField, string | number>>;
  cells: Partial<Record<ImportColumn, string>>;
  faults: Fault[]; // of its cells
}

export type Reason =
  'badId' | 'cells' | 'quotes' | 'number' | 'twice' | 'gone' | 'missing' | 'noIdColumn' | 'nothingToChange' | 'tooMany';

/** Why a line is not used. `about`: a column, several of them, an id, the line of the same product, or a rule's sentence in English. */
export interface Fault {
  reason: Reason | 'rule';
  about?: string;
  found?: string; // the cell that is no number; of a rule the column that its sentence does not name
}

/** A line that is not used, with all that is wrong with it. */
export interface BadLine {
  line: number;
  id?: string; // where the line names a product
  product?: string; // its title, once it is known
  faults: readonly Fault[];
}

export interface ReadFile {
  lines: ImportLine[];
  bad: BadLine[]; // of which nothing can be read
}

export const MAX_LINES = 20_000;

const TEXTS: ReadonlySet<ChangedField> = new Set(['title', 'brand', 'category']);

const isColumn = (head: string): head is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, head);

/** Reads a CSV file with the heads that the download has. */
export function readLines(text: string): ReadFile {
  let heads: string[] | undefined;
  const found: ReadFile = { lines: [], bad: [] };
  const firstLines = new Map<string, number>();
  eachRow(text, ({ line, cells, hasBadQuotes }) => {
    const unusable = (reason: Reason) => void found.bad.push({ line, faults: [{ reason }] });
    if (!heads) {
      heads = cells.map((cell) => cell.trim());
      const problem = headProblem(heads);
      if (!problem) return undefined;
      unusable(problem);
      return 'stop';
    }
    if (found.lines.length + found.bad.length >= MAX_LINES) {
      unusable('tooMany');
      return 'stop';
    }
    if (hasBadQuotes) unusable('quotes');
    // Nobody knows which cell is of which column.
    else if (cells.length !== heads.length) unusable('cells');
    else found.lines.push(readLine(line, heads, cells, firstLines));
    return undefined;
  });
  if (!heads) found.bad.push({ line: 1, faults: [{ reason: 'noIdColumn' }] });
  return found;
}

function headProblem(heads: readonly string[]): Reason | undefined {
  if (!heads.includes('id')) return 'noIdColumn';
  return heads.some((head) => isColumn(head) && IMPORT_COLUMNS[head]) ? undefined : 'nothingToChange';
}

function readLine(
  line: number,
  heads: readonly string[],
  row: readonly string[],
  firstLines: Map<string, number>,
): ImportLine {
  const cells: ImportLine['cells'] = {};
  for (const [place, head] of heads.entries()) {
    const cell = row[place]?.trim() ?? '';
    if (isColumn(head) && cell !== '') cells[head] = cell;
  }
  const { id = '' } = cells;
  const read: ImportLine = { line, id, values: {}, cells, faults: [] };
  const earlier = firstLines.get(id);
  if (id !== '' && !isCatalogueId(id)) read.faults.push({ reason: 'badId', about: id });
  else if (earlier !== undefined) read.faults.push({ reason: 'twice', about: String(earlier) });
  else if (id !== '') firstLines.set(id, line);
  for (const [column, cell] of Object.entries(cells) as [ImportColumn, string][]) {
    const field = IMPORT_COLUMNS[column];
    if (!field) continue;
    const value = TEXTS.has(field) ? cell : readNumber(cell);
    if (typeof value === 'string' && !TEXTS.has(field))
      read.faults.push({ reason: 'number', about: column, found: cell });
    else read.values[field] = column === 'category' ? storedCategory(cell) : value;
  }
  return read;
}
