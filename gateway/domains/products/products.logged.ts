import { isPriceField, PRODUCT_FIELD_NAMES } from '../../../schema/product-fields.ts';
import type { ProductBase, ProductChanges, ProductInput } from '../../generated/schema.ts';
import type { GatewayContext, FieldValues } from '../context.ts';
import { given } from '../change.ts';
import { logged } from '../staff-change.ts';
import {
  createProduct,
  deleteProduct,
  updateProduct,
  parsePictures,
  readProductNow,
  type Product,
} from './products.rest.ts';

// Changes of products as staff make them: each has its line in the log.

export const createLogged = (context: GatewayContext, input: ProductInput) =>
  logged(context, { operation: 'createProduct', ids: {}, after: given(input) }, () =>
    createProduct(context.rest, input),
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
  return updateLogged(context, id, changes, now);
}

const CHANGED_MEANWHILE = 'Somebody has changed this product meanwhile. Nothing was saved.';

/** The fields that are neither as they were read nor as they shall become. */
const conflictsOf = (now: FieldValues, changes: ProductChanges, basedOn: ProductBase) =>
  PRODUCT_FIELD_NAMES.flatMap((field) => {
    if (basedOn[field] === undefined) return [];
    // The schema shows a price that cannot be read as 0; a client may as well say null.
    const shown = (value: unknown) => (isPriceField(field) ? (value ?? 0) : value);
    const [read, is, wanted] = [shown(basedOn[field]), shown(now[field]), changes[field]].map(comparable);
    return is === read || is === wanted ? [] : { field, basedOn: read, now: is };
  });

/** As text; an empty one is none. */
function comparable(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join('\n') : String((value as string | number | null | undefined) ?? '');
  return text === '' ? null : text;
}

/** `now`: the product, where it was just read. */
const updateLogged = (context: GatewayContext, id: string, changes: ProductChanges, now: Product | undefined) =>
  logged(
    context,
    {
      operation: 'updateProduct',
      ids: { id },
      after: given(changes),
      readBefore: async () => (now ? fieldsOf(now) : readFields(context, id)),
    },
    () => updateProduct(context.rest, id, changes),
  );

export const deleteLogged = (context: GatewayContext, id: string) =>
  logged(context, { operation: 'deleteProduct', ids: { id }, readBefore: () => readFields(context, id) }, () =>
    deleteProduct(context.rest, id),
  );

/** Undefined: there is no such product. */
async function readFields({ rest }: GatewayContext, id: string): Promise<FieldValues | undefined> {
  const product = await readProductNow(rest, id);
  return product ? fieldsOf(product) : undefined;
}

/** What staff can change, by the names of the schema. */
function fieldsOf(product: Product): FieldValues {
  const images = parsePictures(product.pictureRecords);
  const known: FieldValues = { ...product, images, image: images[0] };
  return Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, known[name] ?? null]));
}
