import { PRODUCT_FIELD_NAMES } from '../../../schema/product-fields.ts';
import type { ProductBase, ProductChanges, ProductInput } from '../../generated/schema.ts';
import type { FieldValues } from '../../store/tables.ts';
import type { GatewayContext } from '../context.ts';
import { given } from '../staff-change.ts';
import { recorded, sameFields } from '../staff/staff.recorded.ts';
import { createProduct, deleteProduct, updateProduct } from './products.changes.rest.ts';
import { parsePictures, readProductNow, type Product } from './products.rest.ts';

// Changes of products as staff make them: each is written down.

export const createRecorded = (context: GatewayContext, input: ProductInput) =>
  recorded(
    context,
    'CREATE_PRODUCT',
    { subjectName: input.title, after: given(input) },
    async () => ({}),
    () => createProduct(context.rest, input),
  );

/**
 * Changes a product, unless the API has other values by now than those that the change is based on. The API has no conditional
 * update: what changes between this read and the write, some milliseconds, is written over (SECURITY.md).
 */
export async function updateUnlessChanged(
  context: GatewayContext,
  id: string,
  changes: ProductChanges,
  basedOn: ProductBase | null | undefined,
) {
  const now = basedOn ? await readProductNow(context.rest, id) : undefined;
  if (now === null) return { code: 'NOT_FOUND', message: 'Product not found' } as const;
  const conflicts = now && basedOn ? conflictsOf(fieldsOf(now), changes, basedOn) : [];
  if (conflicts.length > 0) return { code: 'CHANGED_MEANWHILE', message: CHANGED_MEANWHILE, conflicts, now } as const;
  return updateRecorded(context, id, changes, { now });
}

const CHANGED_MEANWHILE = 'Somebody has changed this product meanwhile. Nothing was saved.';

/** The fields that are neither as they were read nor as they shall become. */
const conflictsOf = (now: FieldValues, changes: ProductChanges, basedOn: ProductBase) =>
  PRODUCT_FIELD_NAMES.flatMap((field) => {
    if (basedOn[field] === undefined) return [];
    const [read, is, wanted] = [basedOn[field], now[field], changes[field]].map(comparable);
    return is === read || is === wanted ? [] : { field, basedOn: read, now: is };
  });

/** As text; an empty one is none. */
function comparable(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join('\n') : String((value as string | number | null | undefined) ?? '');
  return text === '' ? null : text;
}

/** `undoes`: id of the change that this one takes back. `now`: the product, where it was just read. */
export const updateRecorded = (
  context: GatewayContext,
  id: string,
  changes: ProductChanges,
  { undoes, now }: { undoes?: number; now?: Product | undefined } = {},
) =>
  recorded(
    context,
    'UPDATE_PRODUCT',
    { subjectId: id, subjectName: id, after: given(changes), ...(undoes !== undefined && { undoes }) },
    async () => describe(now ?? (await readProductNow(context.rest, id)), (fields) => sameFields(fields, changes)),
    () => updateProduct(context.rest, id, changes),
  );

export const deleteRecorded = (context: GatewayContext, id: string) =>
  recorded(
    context,
    'DELETE_PRODUCT',
    { subjectId: id, subjectName: id },
    async () => describe(await readProductNow(context.rest, id), (fields) => fields),
    () => deleteProduct(context.rest, id),
  );

const describe = (product: Product | null, before: (fields: FieldValues) => FieldValues) =>
  product ? { subjectName: product.title, before: before(fieldsOf(product)) } : {};

/** What staff can change, by the names of the schema. */
export function fieldsOf({ pictureRecords, ...product }: Product): FieldValues {
  const { title, brand, category, discountPrice, originalPrice, stock, description } = product;
  const images = parsePictures(pictureRecords);
  return { title, image: images[0] ?? null, images, brand, category, discountPrice, originalPrice, stock, description };
}
