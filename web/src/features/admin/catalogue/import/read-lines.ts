import {
  isNumberField,
  LISTED_FIELDS,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ListedField,
  type ProductField,
} from '../../../../../../schema/product-fields.ts';
import { readNumber } from '../../../../../../schema/read-number.ts';
import { storedCategory } from '../../edit/product-draft.ts';
import type { ChangedField } from '../changes/plan.ts';
import { eachRow } from './each-row.ts';

export type ImportColumn = 'id' | (typeof PRODUCT_FIELDS)[ProductField]['column'];

/** The field of each column that a file may have; other columns, such as the rating, are passed over. */
export const IMPORT_COLUMNS = new Map<string, ProductField | undefined>([
  ['id', undefined],
  ...PRODUCT_FIELD_NAMES.map((name) => [PRODUCT_FIELDS[name].column, name] as const),
]);

/** The list that a file is compared with has these; only new products take the others. */
const isListed = (field: ProductField | undefined): field is ListedField =>
  field !== undefined && (LISTED_FIELDS as readonly ProductField[]).includes(field);

/** A line of the file. Empty cells are left out: they change nothing, and a new product lacks them. */
export interface ImportLine {
  line: number; // from 1, as editors count
  id: string; // '': a new product
  values: Partial<Record<ChangedField, string | number>>;
  cells: Partial<Record<ImportColumn, string>>;
  faults: Fault[]; // of its cells
}

type Reason =
  'badId' | 'cells' | 'quotes' | 'number' | 'twice' | 'gone' | 'missing' | 'noIdColumn' | 'nothingToChange' | 'tooMany';

/** Why a line is not used. `about`: a column, several of them, an id, the line of the same product, or a rule's sentence in English. */
export interface Fault {
  reason: Reason | 'rule';
  about?: string;
  found?: string; // the cell that is no number; of a rule the column that its sentence does not name
  why?: string; // it is no number, in English
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

const MAX_LINES = 20_000;

/** Ids of the API: 24 hexadecimal digits. */
export const isCatalogueId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);

const isColumn = (head: string): head is ImportColumn => IMPORT_COLUMNS.has(head);

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
  return heads.some((head) => isListed(IMPORT_COLUMNS.get(head))) ? undefined : 'nothingToChange';
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
  const id = isCatalogueId(cells.id ?? '') ? (cells.id ?? '').toLowerCase() : (cells.id ?? '');
  const read: ImportLine = { line, id, values: {}, cells, faults: [] };
  const earlier = firstLines.get(id);
  if (id !== '' && !isCatalogueId(id)) read.faults.push({ reason: 'badId', about: id });
  else if (earlier !== undefined) read.faults.push({ reason: 'twice', about: String(earlier) });
  else if (id !== '') firstLines.set(id, line);
  for (const [column, cell] of Object.entries(cells) as [ImportColumn, string][]) {
    const field = IMPORT_COLUMNS.get(column);
    if (!isListed(field)) continue;
    const value = isNumberField(field) ? readNumber(cell) : cell;
    // Of a cell that is no number, the reader says why.
    if (isNumberField(field) && typeof value === 'string')
      read.faults.push({ reason: 'number', about: column, found: cell, why: value });
    else read.values[field] = field === 'category' ? storedCategory(cell) : value;
  }
  return read;
}
