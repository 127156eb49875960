import { change, changeAndRead, digitsToSend } from '../change.ts';
import type { ChangePasswordInput, LoginInput, RegisterInput, ResetPasswordInput } from '../../generated/schema.ts';
import { refusal } from '../../errors/shop-error.ts';
import { pictureUrl, record, text } from '../../lib/json-readers.ts';
import type { Effect, Rest } from '../../rest/client.ts';
import { endpoint } from '../../rest/endpoint.ts';
import { badResponse } from '../../rest/errors.ts';
import { saysNothing } from '../../rest/read-outcome.ts';
import { parseRole, parseUser, type User } from '../users/users.rest.ts';

export const GET_ME = endpoint('GET /api/users/get/user');
const REGISTER = endpoint('POST /api/users/register');
const LOGIN = endpoint('POST /api/users/login');
const REQUEST_PASSWORD_RESET = endpoint('POST /api/users/forget/password');
const RESET_PASSWORD = endpoint('POST /api/users/resetPassword');
const CHANGE_PASSWORD = endpoint('POST /api/users/change/password');

export async function findMe(rest: Rest): Promise<User> {
  const answer = await rest.get(GET_ME);
  if (saysNothing('users', answer)) throw refusal('UNAUTHENTICATED'); // a valid token of a removed account
  const user = answer.status === 200 ? parseUser(record(answer.body)?.['user']) : undefined;
  if (!user) throw badResponse(GET_ME.name);
  return user;
}

export const register = (rest: Rest, { avatar, mobile, email, ...input }: RegisterInput) =>
  change(rest, 'register', REGISTER, {
    ...input,
    email: email.trim(),
    mobile: digitsToSend(mobile),
    avator: avatar ?? '',
  });

export async function login(rest: Rest, { email, password }: LoginInput) {
  const { body, outcome } = await changeAndRead(rest, 'login', LOGIN, { email: email.trim(), password });
  if (outcome.code !== 'LOGGED_IN') return outcome;
  const raw = record(body);
  const upstreamToken = text(raw?.['token']);
  if (!upstreamToken) throw badResponse(LOGIN.name);
  return {
    ...outcome,
    account: {
      upstreamToken,
      name: text(raw?.['name']) ?? email,
      role: parseRole(raw?.['role']) ?? ('USER' as const), // an unknown role gets the lowest one
      avatar: pictureUrl(raw?.['avator']) ?? null,
    },
  };
}

export const requestPasswordReset = (rest: Rest, email: string, onMade?: Effect['onMade']) =>
  change(rest, 'requestPasswordReset', REQUEST_PASSWORD_RESET, { email: email.trim() }, onMade);

export const resetPassword = (rest: Rest, { token, newPassword }: ResetPasswordInput, onMade?: Effect['onMade']) =>
  change(rest, 'resetPassword', RESET_PASSWORD, { token, newPassword }, onMade);

export const changePassword = (
  rest: Rest,
  { email, currentPassword, newPassword }: ChangePasswordInput,
  onMade?: Effect['onMade'],
) => {
  const payload = { email: email.trim(), password: currentPassword, newPassword };
  return change(rest, 'changePassword', CHANGE_PASSWORD, payload, onMade);
};
