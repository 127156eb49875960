const DIALOG = '.graphiql-dialog';

const isDialog = (node: Node): boolean =>
  node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null);

/** GraphiQL's own dialogs leave the focus to the page's body: gives it back to what had it before. Returns the way to end this. */
export function giveFocusBack(): () => void {
  let before: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && !target.closest(`${DIALOG}, [data-radix-focus-guard]`)) before = target;
  };
  const observer = new MutationObserver((changes) => {
    if (!changes.some(({ removedNodes }) => [...removedNodes].some(isDialog))) return;
    // The dialog holds the focus until it has cleaned up.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) before?.focus();
    });
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

const DELETE = '.graphiql-history-item-action[aria-label="Delete from history"]';

/**
 * GraphiQL leaves the focus to the page's body when an entry of its history is deleted, or all: the next entry has it, or the list.
 * Returns the way to end this.
 */
export function keepHistoryFocus(): () => void {
  const listen = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const history = target.closest<HTMLElement>('.graphiql-history');
    if (!history) return;
    const entries = (): HTMLElement[] => [...history.querySelectorAll<HTMLElement>(DELETE)];
    const isClear = target.closest('.graphiql-history-header button') !== null;
    const place = entries().findIndex((entry) => entry.contains(target));
    // The list is drawn again after the click.
    requestAnimationFrame(() => {
      // The button that clears all is disabled now, and loses the focus a little later.
      if (!isClear && document.activeElement !== document.body) return;
      history.tabIndex = -1;
      (entries().at(Math.min(place, entries().length - 1)) ?? history).focus();
    });
  };
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
}
