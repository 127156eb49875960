/** A table as people see it: what stands above each column, and the rows below. */
export interface Sheet {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** How a text begins that spreadsheets would run as a formula, or that hides one behind white space. */
const FORMULA = /^[=+\-@\t\r]/;

/** By this mark spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV (RFC 4180), for spreadsheets. Texts that look like formulas get an apostrophe in front, since customers
 * wrote some of them; numbers are ours and stay numbers.
 */
export function toCsv({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells) => cells.map(toCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
