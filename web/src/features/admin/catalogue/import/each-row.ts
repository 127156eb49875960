import { parse } from 'papaparse';

export interface FileRow {
  line: number; // from 1, as editors count
  cells: readonly string[];
  hasBadQuotes: boolean;
}

const SEPARATORS = [',', ';', '\t'];

/** What stands between cells: spreadsheets may name it in a first line of its own; else the heads, which hold none, tell. */
function separatorOf(source: string): { delimiter: string; isNamed: boolean } {
  const [first = ''] = source.split(/[\r\n]/, 1);
  const named = /^"?sep=([,;\t])"?$/i.exec(first)?.[1];
  if (named !== undefined) return { delimiter: named, isNamed: true };
  const parts = (separator: string) => first.split(separator).length;
  const delimiter = SEPARATORS.reduce((best, next) => (parts(next) > parts(best) ? next : best));
  return { delimiter, isNamed: false };
}

/** Calls `step` with each row of a CSV file that is not empty, until it returns 'stop'. */
export function eachRow(text: string, step: (row: FileRow) => 'stop' | undefined): void {
  const source = text.replace(/^\uFEFF/, '');
  const { delimiter, isNamed } = separatorOf(source);
  let line = 1;
  let at = 0;
  parse<string[]>(source, {
    delimiter,
    step({ data, errors, meta }, parser) {
      const own = line;
      line += source.slice(at, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      at = meta.cursor;
      if (isNamed && own === 1) return;
      if (data.every((cell) => cell.trim() === '')) return;
      const hasBadQuotes = errors.some(({ type }) => type === 'Quotes');
      if (step({ line: own, cells: data, hasBadQuotes }) === 'stop') parser.abort();
    },
  });
}
