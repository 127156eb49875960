import { productProblems } from '../../../../../../schema/product-rules.ts';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { spreadsheetText } from '../../../../lib/csv.ts';
import type { Change, ChangedField } from '../changes/plan.ts';
import { WHOLE_STOCK } from '../edited-fields.ts';
import type { BadLine, ReadFile } from './read-lines.ts';

export interface ImportPlan {
  changes: Change[];
  bad: BadLine[];
  same: number; // lines whose product has all values already
}

/** What the file would change of the products as they are now. A file that was imported in part leaves what is missing. */
export function planImport({ lines, bad }: ReadFile, rows: ReadonlyMap<string, StaffRowFragment>): ImportPlan {
  const plan: ImportPlan = {
    changes: [],
    bad: bad.map((each) => ({ ...each, ...titleOf(rows.get(each.id ?? '')) })),
    same: 0,
  };
  for (const { line, id, values } of lines) {
    const row = rows.get(id);
    if (!row) {
      plan.bad.push({ line, reason: 'gone', about: id });
      continue;
    }
    const changed = (Object.entries(values) as [ChangedField, string | number][]).filter(
      ([field, value]) => !isSame(row[field], value),
    );
    const after = Object.fromEntries(changed) as Change['after'];
    const problem = problemOfChange(row, after);
    if (changed.length === 0) plan.same += 1;
    else if (problem) plan.bad.push({ line, id, ...titleOf(row), reason: 'rule', about: problem });
    else {
      const before = Object.fromEntries(changed.map(([field]) => [field, row[field] ?? ''])) as Change['before'];
      plan.changes.push({ id, title: row.title, before, after });
    }
  }
  plan.bad.sort((a, b) => a.line - b.line);
  return plan;
}

const titleOf = (row: StaffRowFragment | undefined) => row && { product: row.title };

/** The download marks texts that a spreadsheet would run as a formula; such a text that comes back is no change. */
const isSame = (before: string | number | null, value: string | number): boolean =>
  before === value || (typeof before === 'string' && spreadsheetText(before).trim() === value);

/** Why the product cannot be so afterwards; only what changes is looked at, and both prices if one of them does. */
function problemOfChange(row: StaffRowFragment, after: Change['after']): string | undefined {
  if (after.stock != null && !Number.isInteger(after.stock)) return WHOLE_STOCK;
  const isPriced = after.discountPrice != null || after.originalPrice != null;
  const prices = { discountPrice: row.discountPrice, originalPrice: row.originalPrice };
  const problems = productProblems({ ...(isPriced ? prices : {}), ...after });
  return Object.values(problems).find((problem) => typeof problem === 'string');
}
