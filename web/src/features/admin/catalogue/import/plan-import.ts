import { productProblems } from '../../../../../../schema/product-rules.ts';
import type { StaffRowFragment } from '../../../../generated/admin-catalogue.ts';
import { spreadsheetText } from '../../../../lib/csv.ts';
import type { Change, ChangedField } from '../changes/plan.ts';
import { newProductOf } from './new-product.ts';
import type { BadLine, Fault, ImportLine, ReadFile } from './read-lines.ts';

export interface ImportPlan {
  /** What there is is changed, and new products are added. */
  changes: Change[];
  bad: BadLine[];
  same: number; // lines whose product has all values already
}

/** What the shop has that a file is compared with. */
export interface Known {
  rows: ReadonlyMap<string, StaffRowFragment>;
  /** Of all products, as `titleKey` writes them. Absent: no line adds one. */
  titles?: ReadonlySet<string>;
}

export const titleKey = (title: string): string => title.trim().toLowerCase();

/** What the file would change of the products as they are now. */
export function planImport({ lines, bad }: ReadFile, { rows, titles }: Known): ImportPlan {
  const plan: ImportPlan = { changes: [], bad: [...bad], same: 0 };
  const seen = new Set(titles);
  for (const line of lines) {
    const read = line.id === '' ? planOfNew(line, seen) : planOfLine(line, rows.get(line.id));
    if (read === 'same') plan.same += 1;
    else if ('faults' in read) plan.bad.push(read);
    else plan.changes.push(read);
  }
  plan.bad.sort((a, b) => a.line - b.line);
  return plan;
}

function planOfNew(line: ImportLine, seen: Set<string>): Change | BadLine {
  const { input, faults } = newProductOf(line);
  const { title, brand, category, discountPrice, originalPrice, stock } = input;
  if (faults.length > 0) return { line: line.line, ...(title && { product: title }), faults };
  const isTwin = seen.has(titleKey(title));
  seen.add(titleKey(title));
  const after = { brand, category, discountPrice, originalPrice, stock };
  return { id: `line ${line.line}`, line: line.line, title, before: {}, after, input, ...(isTwin && { isTwin }) };
}

function planOfLine(line: ImportLine, row: StaffRowFragment | undefined): Change | BadLine | 'same' {
  const { id, values } = line;
  const isKnown = row !== undefined || line.faults.some(({ reason }) => reason === 'badId');
  const changed = (Object.entries(values) as [ChangedField, string | number][]).filter(
    ([field, value]) => !row || !isSame(row[field], value),
  );
  const after = Object.fromEntries(changed) as Change['after'];
  const faults: Fault[] = [
    ...(isKnown ? [] : [{ reason: 'gone' as const, about: id }]),
    ...line.faults,
    ...faultsOf(row, after),
  ];
  if (faults.length > 0) {
    return { line: line.line, ...(row && { id, product: row.title }), faults };
  }
  if (!row || changed.length === 0) return 'same';
  const before = Object.fromEntries(changed.map(([field]) => [field, row[field] ?? ''])) as Change['before'];
  return { id, title: row.title, before, after };
}

/** The download marks texts that a spreadsheet would run as a formula; such a text that comes back is no change. */
const isSame = (before: string | number | null, value: string | number): boolean =>
  before === value || (typeof before === 'string' && spreadsheetText(before).trim() === value);

/** Why the product cannot be so afterwards; only what changes is looked at, and both prices if one of them does. */
function faultsOf(row: StaffRowFragment | undefined, after: Change['after']): Fault[] {
  const { discountPrice, originalPrice } = after;
  const isPriced = discountPrice != null || originalPrice != null;
  const prices = row && isPriced ? { discountPrice: row.discountPrice, originalPrice: row.originalPrice } : {};
  return Object.entries(productProblems({ ...prices, ...after })).flatMap(([field, problem]) =>
    problem ? [{ reason: 'rule', about: problem, ...(field in TEXT_COLUMNS && { found: field }) } satisfies Fault] : [],
  );
}

/** Sentences about these do not name them. */
const TEXT_COLUMNS: Partial<Record<string, true>> = { title: true, brand: true, category: true };
