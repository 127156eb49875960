import { change, digitsToSend, given } from '../change.ts';
import type { CreateUserInput, Role, UserChanges } from '../../generated/schema.ts';
import { list, objectId, pictureUrl, record, text } from '../../lib/json-readers.ts';
import type { Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';
import { saysNothing } from '../../rest/read-outcome.ts';
import { named, readRecords } from '../records.ts';

export const LIST_USERS = endpoint('GET /api/users/get');
const CREATE_USER = endpoint('POST /api/users/superAdmin/register');
const UPDATE_USER = endpoint('PATCH /api/users/SuperAdmin/update');
const REMOVE_USER = endpoint('DELETE /api/users/SuperAdmin/remove');

/** Without the password hash that the API sends along. */
export interface User {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  role: Role | null;
  avatar: string | null;
}

export const ROLE_WORDS: Record<Role, string> = { USER: 'user', ADMIN: 'admin', SUPER_ADMIN: 'superAdmin' };

/** All accounts but the caller's. */
export async function listUsers(rest: Rest): Promise<User[]> {
  const answer = await rest.get(LIST_USERS);
  if (saysNothing('users', answer)) return [];
  const users = answer.status === 200 ? list(answer.body) : undefined;
  if (!users) throw badResponse(LIST_USERS.name);
  return readRecords(rest, LIST_USERS, users, parseUser);
}

export const createUser = (rest: Rest, input: CreateUserInput) =>
  change(rest, 'createUser', CREATE_USER, rawUser(input));

export const updateUser = (rest: Rest, id: string, changes: UserChanges) =>
  change(rest, 'updateUser', UPDATE_USER, { update_user_id: id, ...rawUser(changes) });

export const removeUser = (rest: Rest, id: string) => change(rest, 'removeUser', REMOVE_USER, { remove_user_id: id });

export function parseUser(value: unknown): User | undefined {
  const raw = record(value);
  const id = objectId(raw?.['_id']);
  if (!raw || !id) return undefined;
  return {
    id,
    name: text(raw['name']) ?? '',
    email: text(raw['email']) ?? '',
    mobile: text(raw['mobile']) ?? null,
    role: parseRole(raw['role']) ?? null,
    avatar: pictureUrl(raw['avator']) ?? null,
  };
}

export const parseRole = (word: unknown): Role | undefined => named(ROLE_WORDS, word);

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
    role: role == null ? undefined : ROLE_WORDS[role],
  });
}
