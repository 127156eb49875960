/** Panel, editors and answer are below each other (sandbox.css has the same width). */
export function isStacked(): boolean {
  return matchMedia('(max-width: 899px)').matches;
}

/** For where the focused element is about to go: no keyboard of a phone opens for a button. */
export function focusRunButton(): void {
  document.querySelector<HTMLElement>('.graphiql-execute-button')?.focus();
}

/** Opens the list of examples, if it is closed, and leads into it. */
export function leadToExamples(): void {
  document.querySelector<HTMLElement>('.graphiql-sidebar button[aria-label="Show Examples"]')?.click();
  // The list is drawn after the click.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-label="Search examples"]')?.focus());
}
