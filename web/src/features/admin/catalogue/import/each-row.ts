import { parse } from 'papaparse';

export interface FileRow {
  line: number; // from 1, as editors count
  cells: readonly string[];
  hasBadQuotes: boolean;
}

/** Calls `step` with each row of a CSV file that is not empty, until it returns 'stop'. */
export function eachRow(text: string, step: (row: FileRow) => 'stop' | undefined): void {
  const source = text.replace(/^\uFEFF/, '');
  let line = 1;
  let at = 0;
  parse<string[]>(source, {
    step({ data, errors, meta }, parser) {
      const own = line;
      line += source.slice(at, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      at = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      const hasBadQuotes = errors.some(({ type }) => type === 'Quotes');
      if (step({ line: own, cells: data, hasBadQuotes }) === 'stop') parser.abort();
    },
  });
}
