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
