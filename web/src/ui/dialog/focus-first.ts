/** A ref: the element has the focus when its dialog opens. React's `autoFocus` is too early: the dialog is still closed. */
export const focusFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
