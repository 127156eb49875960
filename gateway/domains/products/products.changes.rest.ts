import type { ProductChanges, ProductInput } from '../../generated/schema.ts';
import type { Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { change, givenFields } from '../change.ts';

const CREATE_PRODUCT = endpoint('POST /api/products/add');
const UPDATE_PRODUCT = endpoint('PATCH /api/products/update');
const DELETE_PRODUCT = endpoint('DELETE /api/products/delete');

export const createProduct = (rest: Rest, input: ProductInput) =>
  change(rest, 'createProduct', CREATE_PRODUCT, rawProduct(input));

export const updateProduct = (rest: Rest, id: string, changes: ProductChanges) =>
  change(rest, 'updateProduct', UPDATE_PRODUCT, { product_id: id, ...rawProduct(changes) });

export const deleteProduct = (rest: Rest, id: string) =>
  change(rest, 'deleteProduct', DELETE_PRODUCT, { product_id: id });

function rawProduct({ stock, ...fields }: ProductChanges): Record<string, unknown> {
  return givenFields({ ...fields, Stock: stock }); // null leaves a field as it is
}
