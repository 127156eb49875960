const ROWS = 'main tr[data-opens]';

/**
 * A single key for what the screen has: `/` goes to its search; in a table whose rows open something `j` and `k` go to the row below
 * and above, where Enter opens it, and `x` chooses the row. False: it is for nothing here.
 */
export function pressOnScreen(key: string): boolean {
  const rows = [...document.querySelectorAll(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  switch (key) {
    case '/':
      return focus(document.querySelector('main input[type=search]'));
    case 'j':
      return focus(openerOf(rows[at + 1]));
    case 'k':
      return focus(openerOf(rows[at - 1]));
    case 'x':
      return press(rows[at]?.querySelector('input[type=checkbox]'));
    default:
      return false;
  }
}

/** What does for the keyboard as a press on the row does. */
const openerOf = (row: Element | undefined) => row?.querySelector('a, button');

function focus(found: Element | null | undefined): boolean {
  if (!(found instanceof HTMLElement)) return false;
  found.focus();
  return true;
}

function press(found: Element | null | undefined): boolean {
  if (!(found instanceof HTMLElement)) return false;
  found.click();
  return true;
}
