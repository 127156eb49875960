import { change, digitsToSend } from '../change.ts';
import type { CreateUserInput, ProductChanges, ProductInput, UserChanges } from '../../generated/schema.ts';
import { saysNothing } from '../../rest/outcomes.ts';
import { list } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';
import { parseUser, roleWord, type User } from '../auth/auth.rest.ts';

/** GET /api/users/get: all accounts but the caller's. */
export async function listUsers(rest: Rest): Promise<User[]> {
  const answer = await rest.get('/api/users/get');
  if (saysNothing('users', answer)) return [];
  const users = answer.status === 200 ? list(answer.body) : undefined;
  if (!users) throw badResponse('GET /api/users/get');
  return users.flatMap((raw) => parseUser(raw) ?? []);
}

/** POST /api/products/add. */
export const createProduct = (rest: Rest, input: ProductInput) =>
  change(rest, 'createProduct', 'POST /api/products/add', rawProduct(input));

/** PATCH /api/products/update. */
export const updateProduct = (rest: Rest, id: string, changes: ProductChanges) =>
  change(rest, 'updateProduct', 'PATCH /api/products/update', { product_id: id, ...rawProduct(changes) });

/** DELETE /api/products/delete. */
export const deleteProduct = (rest: Rest, id: string) =>
  change(rest, 'deleteProduct', 'DELETE /api/products/delete', { product_id: id });

/** DELETE /api/products/review/remove. */
export const deleteReview = (rest: Rest, productId: string, reviewId: string) =>
  change(rest, 'deleteReview', 'DELETE /api/products/review/remove', { productId, reviewId });

/** POST /api/users/superAdmin/register. */
export const createUser = (rest: Rest, input: CreateUserInput) =>
  change(rest, 'createUser', 'POST /api/users/superAdmin/register', rawUser(input));

/** PATCH /api/users/SuperAdmin/update. */
export const updateUser = (rest: Rest, id: string, changes: UserChanges) =>
  change(rest, 'updateUser', 'PATCH /api/users/SuperAdmin/update', { update_user_id: id, ...rawUser(changes) });

/** DELETE /api/users/SuperAdmin/remove. */
export const removeUser = (rest: Rest, id: string) =>
  change(rest, 'removeUser', 'DELETE /api/users/SuperAdmin/remove', { remove_user_id: id });

/** A product in the API's words; null leaves a field as it is. */
function rawProduct({ stock, ...fields }: ProductChanges): Record<string, unknown> {
  return given({ ...fields, Stock: stock });
}

/** An account in the API's words; null leaves a field as it is. */
function rawUser({
  avatar,
  mobile,
  role,
  email,
  ...fields
}: UserChanges & { password?: string }): Record<string, unknown> {
  return given({
    ...fields,
    email: email?.trim(),
    avator: avatar,
    mobile: mobile == null ? undefined : digitsToSend(mobile),
    role: role == null ? undefined : roleWord(role),
  });
}

function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}
