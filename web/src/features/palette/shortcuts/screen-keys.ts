/** Rows that open with a press, and those of the catalogue, whose title opens the product. */
const ROWS = 'main tr:is([data-opens], [data-row])';

/** The screen has rows to go to. */
export const hasRows = (): boolean => document.querySelector(ROWS) !== null;

/**
 * A single key for what the screen has: `/` goes to its search; in a table of such rows `j` and `k` go to the row below
 * and above, where Enter opens it, and `x` chooses the row. False: it is for nothing here.
 */
export function pressOnScreen(key: string): boolean {
  const target = targetOf(key);
  if (key === 'x') target?.click();
  else target?.focus();
  return Boolean(target);
}

function targetOf(key: string): HTMLElement | null | undefined {
  const rows = [...document.querySelectorAll(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  switch (key) {
    case '/':
      return document.querySelector<HTMLElement>('main input[type=search]');
    case 'j':
      return openerOf(rows[at + 1]);
    case 'k':
      return openerOf(rows[at - 1]);
    case 'x':
      return rows[at]?.querySelector<HTMLElement>('input[type=checkbox]');
    default:
      return undefined;
  }
}

/** What does for the keyboard as a press on the row does. */
const openerOf = (row: Element | undefined) => row?.querySelector<HTMLElement>('a, button:not([data-copies])');
