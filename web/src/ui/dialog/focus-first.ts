/**
 * A ref: the element has the focus when its dialog opens. React's `autoFocus` is too early: the dialog is still closed.
 * In a dialog that is open already, it takes the focus that was lost with what stood there before.
 */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  const dialog = element?.closest('dialog');
  if (dialog?.open && !dialog.contains(document.activeElement)) element?.focus();
}
