export interface Sheet {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Where a formula can start in a line or cell, also behind quotes, blanks and invisible characters; all Unicode forms. */
const FORMULA = /(?<=^|[,;|\n])(?=["\s\p{C}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/gu;

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV (RFC 4180) for spreadsheets. Customers wrote some of the texts, so an apostrophe goes before everything that
 * could run as a formula. A tab becomes a blank, because some spreadsheets split cells at tabs. Numbers are ours and
 * stay numbers.
 */
export function toCsv({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells) => cells.map(toCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${spreadsheetText(value).replaceAll('"', '""')}"`;
}

/** A text as a cell of the file has it. */
export function spreadsheetText(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(LINE_BREAK, '\n').replaceAll(FORMULA, "'");
}

export function downloadCsv(fileName: string, sheet: Sheet): void {
  const address = URL.createObjectURL(new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click.
  window.setTimeout(() => URL.revokeObjectURL(address));
}
