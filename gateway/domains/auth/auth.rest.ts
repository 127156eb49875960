import { change, changeAndRead, digitsToSend } from '../change.ts';
import type {
  ChangePasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  Role,
} from '../../generated/schema.ts';
import { refusal } from '../../errors/shop-error.ts';
import { saysNothing } from '../../rest/outcomes.ts';
import { objectId, pictureUrl, record, text } from '../../lib/json-readers.ts';
import type { Effect, Rest } from '../../rest/client.ts';
import { badResponse } from '../../rest/errors.ts';

/** An account, without its password's hash, which the API sends along. */
export interface User {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  role: Role | null;
  avatar: string | null;
}

const ROLES: Record<Role, string> = { USER: 'user', ADMIN: 'admin', SUPER_ADMIN: 'superAdmin' };

/** The API's word for a role. */
export function roleWord(role: Role): string {
  return ROLES[role];
}

/** GET /api/users/get/user: the caller. */
export async function findMe(rest: Rest): Promise<User> {
  const answer = await rest.get('/api/users/get/user');
  // The token is good, but its account is gone.
  if (saysNothing('users', answer)) throw refusal('UNAUTHENTICATED');
  const user = answer.status === 200 ? parseUser(record(answer.body)?.['user']) : undefined;
  if (!user) throw badResponse('GET /api/users/get/user');
  return user;
}

/** POST /api/users/register. The API wants the mobile number as a number. */
export const register = (rest: Rest, { avatar, mobile, email, ...input }: RegisterInput) =>
  change(rest, 'register', 'POST /api/users/register', {
    ...input,
    email: email.trim(),
    mobile: digitsToSend(mobile),
    avator: avatar ?? '',
  });

/** POST /api/users/login. With LOGGED_IN comes who it is, and the upstream token. */
export async function login(rest: Rest, { email, password }: LoginInput) {
  const call = 'POST /api/users/login';
  const { body, outcome } = await changeAndRead(rest, 'login', call, { email: email.trim(), password });
  if (outcome.code !== 'LOGGED_IN') return outcome;
  const raw = record(body);
  const upstreamToken = text(raw?.['token']);
  if (!upstreamToken) throw badResponse(call);
  return {
    ...outcome,
    account: {
      upstreamToken,
      name: text(raw?.['name']) ?? email,
      // Whoever has a role that nobody knows may do what everybody may.
      role: parseRole(raw?.['role']) ?? ('USER' as const),
      avatar: pictureUrl(raw?.['avator']) ?? null,
    },
  };
}

/** POST /api/users/forget/password. */
export const requestPasswordReset = (rest: Rest, email: string, onMade?: Effect['onMade']) =>
  change(rest, 'requestPasswordReset', 'POST /api/users/forget/password', { email: email.trim() }, onMade);

/** POST /api/users/resetPassword. */
export const resetPassword = (rest: Rest, { token, newPassword }: ResetPasswordInput, onMade?: Effect['onMade']) =>
  change(rest, 'resetPassword', 'POST /api/users/resetPassword', { token, newPassword }, onMade);

/** POST /api/users/change/password. */
export const changePassword = (
  rest: Rest,
  { email, currentPassword, newPassword }: ChangePasswordInput,
  onMade?: Effect['onMade'],
) => {
  const payload = { email: email.trim(), password: currentPassword, newPassword };
  return change(rest, 'changePassword', 'POST /api/users/change/password', payload, onMade);
};

/** Reads one raw account; undefined without an id. */
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

function parseRole(word: unknown): Role | undefined {
  const said = text(word)?.toLowerCase();
  return (Object.keys(ROLES) as Role[]).find((role) => ROLES[role].toLowerCase() === said);
}
