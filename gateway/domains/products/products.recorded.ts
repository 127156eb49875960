import type { ProductChanges, ProductInput } from '../../generated/schema.ts';
import type { FieldValues } from '../../store/tables.ts';
import type { GatewayContext } from '../context.ts';
import { given } from '../staff-change.ts';
import { recorded, sameFields } from '../staff/staff.recorded.ts';
import { createProduct, deleteProduct, updateProduct } from './products.changes.rest.ts';
import { findProduct, parsePictures, type Product } from './products.rest.ts';

// Changes of products as staff make them: each is written down.

export const createRecorded = (context: GatewayContext, input: ProductInput) =>
  recorded(
    context,
    'CREATE_PRODUCT',
    { subjectName: input.title, after: given(input) },
    async () => ({}),
    () => createProduct(context.rest, input),
  );

/** `undoes`: id of the change that this one takes back. */
export const updateRecorded = (context: GatewayContext, id: string, changes: ProductChanges, undoes?: number) =>
  recorded(
    context,
    'UPDATE_PRODUCT',
    { subjectId: id, subjectName: id, after: given(changes), ...(undoes !== undefined && { undoes }) },
    async () => describe(await findProduct(context.guestRest, id), (fields) => sameFields(fields, changes)),
    () => updateProduct(context.rest, id, changes),
  );

export const deleteRecorded = (context: GatewayContext, id: string) =>
  recorded(
    context,
    'DELETE_PRODUCT',
    { subjectId: id, subjectName: id },
    async () => describe(await findProduct(context.guestRest, id), (fields) => fields),
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
