import { MAX_PICTURES } from '../../../../../../schema/product-rules.ts';
import { isOptional, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from '../../../../../../schema/product-fields.ts';
import type { ProductInput } from '../../../../generated/schema.ts';
import {
  EMPTY_DRAFT,
  inputOf,
  picturesOf,
  productChecks,
  writePictures,
  type ProductDraft,
  type ProductField,
} from '../../edit/product-draft.ts';
import type { Fault, ImportColumn, ImportLine } from './read-lines.ts';

const columnOf = (field: ProductField): ImportColumn => PRODUCT_FIELDS[field].column;

/** All of them but more pictures than the main one. */
const REQUIRED: readonly ProductField[] = PRODUCT_FIELD_NAMES.filter(
  (field) => field !== 'images' && !isOptional(field),
);

/** Their sentences do not name what they are about. */
const UNNAMED: readonly ProductField[] = ['title', 'brand', 'category', 'description', 'image', 'images'];

/** The line as somebody would have typed it into the form of a new product. */
function draftOf({ cells, values }: ImportLine): ProductDraft {
  const typed = Object.fromEntries(PRODUCT_FIELD_NAMES.map((field) => [field, cells[columnOf(field)] ?? '']));
  const draft = { ...EMPTY_DRAFT, ...typed, ...texts(values) };
  // An address has no blanks, so these stand between several. As the form has it, the gallery begins with the main picture.
  const gallery = (cells.images ?? '').split(/\s+/).filter((address) => address !== '');
  const all = picturesOf({ image: draft.image, images: writePictures(gallery) });
  return { ...draft, images: writePictures(all.slice(all.length > MAX_PICTURES ? 1 : 0)) };
}

/** A name that was asked about is no longer that of the cell. */
const texts = ({ title, brand, category }: ImportLine['values']) =>
  Object.fromEntries(
    Object.entries({ title, brand, category }).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, String(value)]],
    ),
  );

/** The product that the line adds, and why it cannot: the form's own checks. */
export function newProductOf(line: ImportLine): { input: ProductInput; faults: Fault[] } {
  const draft = draftOf(line);
  const missing = REQUIRED.filter((field) => draft[field] === '');
  const noNumber = line.faults.map(({ about }) => about);
  const checks = productChecks(EMPTY_DRAFT);
  const broken = PRODUCT_FIELD_NAMES.flatMap((field): Fault[] => {
    const column = columnOf(field);
    if (missing.includes(field) || noNumber.includes(column)) return [];
    const problem = checks[field]?.(draft[field], draft);
    // The main picture is in the gallery, too.
    if (field === 'images' && problem === checks.image?.(draft.image, draft)) return [];
    return problem ? [{ reason: 'rule', about: problem, ...(UNNAMED.includes(field) && { found: column }) }] : [];
  });
  const lacks: Fault[] =
    missing.length > 0 ? [{ reason: 'missing', about: missing.map((field) => columnOf(field)).join(', ') }] : [];
  return { input: inputOf(draft), faults: [...lacks, ...line.faults, ...broken] };
}
