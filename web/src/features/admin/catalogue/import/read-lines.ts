import { parse } from 'papaparse';
import { isCatalogueId } from './catalogue-id.ts';
import { readNumber } from '../../../../../../schema/product-rules.ts';
import type { ChangedField } from '../changes/plan.ts';
import { COLUMN_KEYS, type ColumnKey } from '../view.ts';

/** A line of the file that names a product; empty cells are left out: they change nothing. */
export interface ImportLine {
  line: number; // from 1, as editors count
  id: string;
  values: Partial<Record<ChangedField, string | number>>;
}

export type Reason =
  'noId' | 'badId' | 'cells' | 'quotes' | 'number' | 'twice' | 'gone' | 'noIdColumn' | 'nothingToChange' | 'tooMany';

/** Why a line is not used. `about`: a column's key, the line of the same product, or a rule's sentence in English. */
export interface BadLine {
  line: number;
  id?: string; // where the line names a product
  product?: string; // its title, once it was read
  found?: string; // the cell that is no number
  reason: Reason | 'rule';
  about?: string;
}

export interface ReadFile {
  lines: ImportLine[];
  bad: BadLine[];
}

export const MAX_LINES = 20_000;

const FIELDS: Partial<Record<ColumnKey, ChangedField>> = {
  title: 'title',
  brand: 'brand',
  category: 'category',
  price: 'discountPrice',
  originalPrice: 'originalPrice',
  stock: 'stock',
};
const TEXTS: ReadonlySet<ChangedField> = new Set(['title', 'brand', 'category']);

/** Reads a CSV file with the heads that the download has. Columns that cannot be changed, such as the rating, are passed over. */
export function readLines(text: string): ReadFile {
  const source = text.replace(/^\uFEFF/, '');
  let heads: string[] | undefined;
  let line = 1;
  let at = 0;
  const found: ReadFile = { lines: [], bad: [] };
  const firstLines = new Map<string, number>();
  parse<string[]>(source, {
    step({ data, errors, meta }, parser) {
      const own = line;
      line += source.slice(at, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      at = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (!heads) {
        heads = data.map((cell) => cell.trim());
        const problem = headProblem(heads);
        if (!problem) return;
        found.bad.push({ line: own, reason: problem });
        parser.abort();
      } else if (found.lines.length + found.bad.length >= MAX_LINES) {
        found.bad.push({ line: own, reason: 'tooMany' });
        parser.abort();
      } else {
        const read = errors.some(({ type }) => type === 'Quotes')
          ? { line: own, reason: 'quotes' as const }
          : readLine(own, heads, data, firstLines);
        if ('reason' in read) found.bad.push(read);
        else found.lines.push(read);
      }
    },
  });
  if (!heads) found.bad.push({ line: 1, reason: 'noIdColumn' });
  return found;
}

function headProblem(heads: readonly string[]): Reason | undefined {
  if (!heads.includes('id')) return 'noIdColumn';
  return heads.some((head) => fieldOf(head)) ? undefined : 'nothingToChange';
}

const fieldOf = (head: string): ChangedField | undefined =>
  (COLUMN_KEYS as readonly string[]).includes(head) ? FIELDS[head as ColumnKey] : undefined;

function readLine(
  line: number,
  heads: readonly string[],
  cells: readonly string[],
  firstLines: Map<string, number>,
): ImportLine | BadLine {
  if (cells.length !== heads.length) return { line, reason: 'cells' };
  const id = cells[heads.indexOf('id')]?.trim() ?? '';
  if (id === '') return { line, reason: 'noId' };
  if (!isCatalogueId(id)) return { line, reason: 'badId', about: id };
  const earlier = firstLines.get(id);
  if (earlier !== undefined) return { line, id, reason: 'twice', about: String(earlier) };
  firstLines.set(id, line);
  const values: ImportLine['values'] = {};
  for (const [place, head] of heads.entries()) {
    const field = fieldOf(head);
    const cell = cells[place]?.trim() ?? '';
    if (!field || cell === '') continue;
    const value = TEXTS.has(field) ? cell : readNumber(cell);
    if (value === undefined) return { line, id, reason: 'number', about: head, found: cell };
    values[field] = value;
  }
  return { line, id, values };
}
