import { parse } from 'papaparse';
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
import { importText as t } from './messages.ts';

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
  values: Partial<Record<ListedField, string | number>>;
  texts: Partial<Record<ProductField, string>>;
  /** Fields whose cells are no numbers. */
  unread: ListedField[];
  faults: string[]; // of its cells
}

/** A line that is not used, with all that is wrong with it. */
export interface BadLine {
  line: number;
  product?: string; // its title, once it is known
  faults: readonly string[];
}

export interface ReadFile {
  lines: ImportLine[];
  bad: BadLine[]; // of which nothing can be read
}

const MAX_LINES = 20_000;

/** Ids of the API: 24 hexadecimal digits. */
export const isCatalogueId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);

/** The text of a file. Spreadsheets save UTF-8, UTF-16 with a byte order mark, or, older ones, Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are no UTF-8: nothing else is thrown. In Windows-1252 any bytes are some text, a mark of UTF-8 included.
    return new TextDecoder('windows-1252').decode(bytes).replace(/^ï»¿/, '');
  }
}

/** What stands between cells: the heads, which hold none, tell. */
function delimiterOf(source: string): string {
  const [heads = ''] = source.split(/[\r\n]/, 1);
  const parts = (delimiter: string) => heads.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (parts(next) > parts(best) ? next : best));
}

/** Reads a CSV file with the heads that the download has. A sentence: why nothing of it can be used. */
export function readLines(text: string): ReadFile | string {
  const source = text.replace(/^\uFEFF/, '');
  // Spreadsheets may name what stands between cells in a first line of its own.
  const named = /^"?sep=([,;\t])"?(?=[\r\n])/i.exec(source)?.[1];
  const { data, errors } = parse<string[]>(source, {
    delimiter: named ?? delimiterOf(source),
    preview: MAX_LINES + 2,
  });
  const badQuotes = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? (row ?? []) : [])));
  const found: ReadFile = { lines: [], bad: [] };
  const firstLines = new Map<string, number>();
  let heads: string[] | undefined;
  let next = 1;
  for (const [row, cells] of data.entries()) {
    const line = next;
    next += cells.join(' ').split(/\r\n|\r|\n/).length;
    if ((row === 0 && named) || cells.every((cell) => cell.trim() === '')) continue;
    const unusable = (fault: string) => void found.bad.push({ line, faults: [fault] });
    if (!heads) {
      heads = cells.map((cell) => cell.trim());
      if (!heads.includes('id')) return t.noIdColumn;
      if (!heads.some((head) => isListed(IMPORT_COLUMNS.get(head)))) return t.nothingToChange;
    } else if (row > MAX_LINES) unusable(t.tooMany);
    else if (badQuotes.has(row)) unusable(t.quotes);
    // Nobody knows which cell is of which column.
    else if (cells.length !== heads.length) unusable(t.cells);
    else found.lines.push(readLine(line, heads, cells, firstLines));
  }
  return heads ? found : t.noIdColumn;
}

function readLine(
  line: number,
  heads: readonly string[],
  cells: readonly string[],
  firstLines: Map<string, number>,
): ImportLine {
  const given = cells[heads.indexOf('id')]?.trim() ?? '';
  const id = isCatalogueId(given) ? given.toLowerCase() : given;
  const read: ImportLine = { line, id, values: {}, texts: {}, unread: [], faults: [] };
  const earlier = firstLines.get(id);
  if (id !== '' && !isCatalogueId(id)) read.faults.push(t.badId(id));
  else if (earlier !== undefined) read.faults.push(t.twice(earlier));
  else if (id !== '') firstLines.set(id, line);
  for (const [place, head] of heads.entries()) {
    const field = IMPORT_COLUMNS.get(head);
    const cell = cells[place]?.trim() ?? '';
    if (!field || cell === '') continue;
    read.texts[field] = cell;
    if (!isListed(field)) continue;
    const value = isNumberField(field) ? readNumber(cell) : cell;
    if (isNumberField(field) && typeof value === 'string') {
      read.unread.push(field);
      read.faults.push(t.number(head, cell, value));
    } else read.values[field] = field === 'category' ? storedCategory(cell) : value;
  }
  return read;
}
