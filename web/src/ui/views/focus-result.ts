/** The heading of the dialog or part where something was, or of the page, takes its lost focus. `place`: what was around it. */
export function focusResult(place: Element | null | undefined): void {
  const id = place?.isConnected && place.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  const heading = (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  // A tab can have it as it is.
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
