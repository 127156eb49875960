/** A table as people see it: what stands above each column, and the rows below. */
export interface Sheet {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/**
 * Where a formula could begin: at the start of a text or of a line, and after what may end a cell. Only quotes and what is not
 * seen may stand before the sign. The signs count in the widths of other scripts, too.
 */
const FORMULA = /(?<=^|[,;|\n])(?=["\s\p{C}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu;

/** Every kind of line break but the plain one. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** By this mark spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180), for spreadsheets. Customers wrote some of the texts, so all are quoted, and each place where one could
 * run as a formula gets an apostrophe; numbers are ours and stay numbers. A tab, which separates cells for some, becomes a blank.
 */
export function toCsv({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells) => cells.map(toCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replaceAll('\t', ' ').replaceAll(LINE_BREAK, '\n').replaceAll(FORMULA, "'");
  return `"${text.replaceAll('"', '""')}"`;
}

/** Hands a table to the browser as a file to keep. */
export function downloadCsv(fileName: string, sheet: Sheet): void {
  const address = URL.createObjectURL(new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers begin to read only after the click.
  window.setTimeout(() => URL.revokeObjectURL(address));
}
