import { nearestName } from '../../edit/nearest-name.ts';
import { shownCategory, storedCategory } from '../../edit/product-draft.ts';
import { NAME_FIELDS, type Change, type NameField } from '../changes/plan.ts';

/** A name of the file that is almost one of the catalogue's. */
export interface DoubtfulName {
  field: NameField;
  name: string;
  meant: string; // as lists show it
  stored: string;
  lines: number;
}

/** Each is asked about once, however many lines have it. */
export function doubtfulNames(
  changes: readonly Change[],
  known: Readonly<Record<NameField, readonly string[]>>,
): DoubtfulName[] {
  return NAME_FIELDS.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const { after } of changes) {
      const name = after[field];
      if (typeof name === 'string') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].flatMap(([name, lines]) => {
      const isCategory = field === 'category';
      const meant = nearestName(isCategory ? shownCategory(name) : name, known[field]);
      if (meant === undefined) return [];
      return [{ field, name, meant, stored: isCategory ? storedCategory(meant) : meant, lines }];
    });
  });
}
