import {
  isNumberField,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ListedField,
  type ProductField,
} from '../../../../../../schema/product-fields.ts';
import { MAX_PICTURES, productProblems } from '../../../../../../schema/product-rules.ts';
import type { StaffRowFragment } from '../../../../generated/shared-catalogue.ts';
import { spreadsheetText } from '../../../../lib/csv.ts';
import {
  EMPTY_DRAFT,
  inputOf,
  picturesOf,
  productChecks,
  writePictures,
  type ProductDraft,
} from '../../edit/product-draft.ts';
import type { Change } from '../changes/plan.ts';
import { importText as t } from './messages.ts';
import { isCatalogueId, type BadLine, type ImportLine, type ReadFile } from './read-lines.ts';

export interface ImportPlan {
  /** What there is is changed, and new products are added. */
  changes: Change[];
  bad: BadLine[];
  same: number; // lines whose product has all values already
}

/** By which a title is known again. */
const titleKey = (title: string): string => title.trim().toLowerCase();

/** What the file would change of the products as they are now. `titles`: those of all products. */
export function planImport(
  { lines, bad }: ReadFile,
  rows: ReadonlyMap<string, StaffRowFragment>,
  titles: readonly string[] = [],
): ImportPlan {
  const plan: ImportPlan = { changes: [], bad: [...bad], same: 0 };
  const seen = new Set(titles.map(titleKey));
  for (const line of lines) {
    const read = line.id === '' ? planOfNew(line, seen) : planOfLine(line, rows.get(line.id));
    if (read === 'same') plan.same += 1;
    else if ('faults' in read) plan.bad.push(read);
    else plan.changes.push(read);
  }
  plan.bad.sort((a, b) => a.line - b.line);
  return plan;
}

const columnOf = (field: ProductField): string => PRODUCT_FIELDS[field].column;

/** What is wrong with a field. The sentences about numbers name it. */
const faultOf = (field: ProductField, problem: string): string =>
  isNumberField(field) ? problem : t.ruleOf(columnOf(field), problem);

/** The line as somebody would have typed it into the form of a new product. */
function draftOf(texts: ImportLine['texts']): ProductDraft {
  const draft = { ...EMPTY_DRAFT, ...texts };
  // An address has no blanks, so these stand between several. As the form has it, the gallery begins with the main picture.
  const gallery = draft.images.split(/\s+/).filter((address) => address !== '');
  const all = picturesOf({ image: draft.image, images: writePictures(gallery) });
  return { ...draft, images: writePictures(all.slice(all.length > MAX_PICTURES ? 1 : 0)) };
}

/** The form's own checks, by line. */
function planOfNew({ line, texts, unread, faults }: ImportLine, seen: Set<string>): Change | BadLine {
  const draft = draftOf(texts);
  const missing = PRODUCT_FIELD_NAMES.filter((field) => draft[field] === '' && field !== 'images');
  const checks = productChecks(EMPTY_DRAFT);
  const problemOf = (field: ProductField) => checks[field]?.(draft[field], draft);
  const broken = PRODUCT_FIELD_NAMES.flatMap((field) => {
    const problem = [...missing, ...unread].includes(field) ? null : problemOf(field);
    // The main picture is in the gallery, too.
    return !problem || (field === 'images' && problem === problemOf('image')) ? [] : faultOf(field, problem);
  });
  const lacks = missing.length > 0 ? [t.missing(missing.map(columnOf).join(', '))] : [];
  const all = [...lacks, ...faults, ...broken];
  const input = inputOf(draft);
  const { title, brand, category, discountPrice, originalPrice, stock } = input;
  if (all.length > 0) return { line, ...(title && { product: title }), faults: all };
  const isTwin = seen.has(titleKey(title));
  seen.add(titleKey(title));
  const after = { brand, category, discountPrice, originalPrice, stock };
  return { id: `line ${line}`, title, before: {}, after, input, ...(isTwin && { isTwin }) };
}

function planOfLine(
  { line, id, values, faults }: ImportLine,
  row: StaffRowFragment | undefined,
): Change | BadLine | 'same' {
  const changed = (Object.entries(values) as [ListedField, string | number][]).filter(
    ([field, value]) => !row || !isSame(row[field], value),
  );
  const after = Object.fromEntries(changed) as Change['after'];
  const gone = !row && isCatalogueId(id) ? [t.gone(id)] : [];
  const all = [...gone, ...faults, ...broken(row, after)];
  if (!row || all.length > 0) return { line, ...(row && { product: row.title }), faults: all };
  if (changed.length === 0) return 'same';
  const before = Object.fromEntries(changed.map(([field]) => [field, row[field] ?? ''])) as Change['before'];
  return { id, title: row.title, before, after };
}

/** The download marks texts that a spreadsheet would run as a formula; such a text that comes back is no change. */
const isSame = (before: string | number | null, value: string | number): boolean =>
  before === value || (typeof before === 'string' && spreadsheetText(before).trim() === value);

/** Why the product cannot be so afterwards; only what changes is looked at, and both prices if one of them does. */
function broken(row: StaffRowFragment | undefined, after: Change['after']): string[] {
  const { discountPrice, originalPrice } = after;
  const isPriced = discountPrice != null || originalPrice != null;
  const prices = row && isPriced ? { discountPrice: row.discountPrice, originalPrice: row.originalPrice } : {};
  const problems = productProblems({ ...prices, ...after });
  return PRODUCT_FIELD_NAMES.flatMap((field) => (problems[field] ? faultOf(field, problems[field]) : []));
}
