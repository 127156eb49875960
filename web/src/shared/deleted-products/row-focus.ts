/** Spread into the control of a row that deletes its product, so that the focus finds it. */
export const deletes = (id: string) => ({ 'data-deletes': id });

const controls = () => [...document.querySelectorAll<HTMLElement>('[data-deletes]')];

/** The products beside one in the list, the nearest first: those below it, then those above. */
export function neighboursOf(id: string): string[] {
  const ids = controls().flatMap(({ dataset }) => dataset['deletes'] ?? []);
  const place = ids.indexOf(id);
  return place < 0 ? [] : [...ids.slice(place + 1), ...ids.slice(0, place).toReversed()];
}

/** Gives the focus to the row of the first of these products that has one, else to `otherwise`. The list stays where it stands. */
export function focusRow(ids: readonly string[], otherwise: HTMLElement | null): void {
  const shown = controls();
  const control = ids.map((id) => shown.find(({ dataset }) => dataset['deletes'] === id)).find(Boolean);
  (control ?? otherwise)?.focus({ preventScroll: true });
}
