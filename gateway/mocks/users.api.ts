import { randomUUID } from 'node:crypto';
import { parseRole, ROLE_WORDS } from '../domains/users/users.rest.ts';
import type { RestAnswer } from '../rest/call.ts';
import { failed, found, nothing, outcome, type Endpoints } from './answers.ts';
import type { MockOptions } from './options.ts';
import { findAccount, startSession, type MockShop, type UserRow } from './store.ts';

const LINK_MS = 5 * 60_000; // 5 minutes, as in the reference API

interface AccountBody {
  name: string;
  email: string;
  password: string;
  mobile?: number | string;
  avator?: string;
  role?: string;
}

export function userEndpoints(shop: MockShop, { onPasswordReset }: MockOptions): Endpoints {
  function register(operation: 'register' | 'createUser', { password, ...body }: AccountBody): RestAnswer {
    if (findAccount(shop, body.email)) return outcome(operation, 'EMAIL_TAKEN', { subject: body.email });
    const { id } = shop.users.put({ id: shop.newId(), mobile: null, avatar: null, role: 'USER', ...rowOf(body) });
    shop.passwords.set(id, password);
    return outcome(operation, operation === 'register' ? 'REGISTERED' : 'CREATED');
  }

  return {
    guest: {
      'POST /api/users/register': (body: AccountBody) => register('register', body),
      'POST /api/users/login': ({ email, password }: AccountBody) => {
        const user = findAccount(shop, email);
        if (!user) return outcome('login', 'EMAIL_NOT_FOUND', { message: 'User not found, please register first' });
        if (shop.passwords.get(user.id) !== password) return outcome('login', 'WRONG_PASSWORD');
        return outcome('login', 'LOGGED_IN', { ...recordOf(user), token: startSession(user) });
      },
      'POST /api/users/forget/password': ({ email }: { email: string }) => {
        const user = findAccount(shop, email);
        if (!user) return outcome('requestPasswordReset', 'EMAIL_NOT_FOUND');
        const token = randomUUID();
        shop.resets.set(token, { userId: user.id, until: Date.now() + LINK_MS });
        onPasswordReset?.(token);
        return outcome('requestPasswordReset', 'EMAIL_SENT', { subject: email });
      },
      'POST /api/users/resetPassword': ({ token, newPassword }: { token: string; newPassword: string }) => {
        const reset = shop.resets.get(token);
        shop.resets.delete(token);
        if (!reset || reset.until < Date.now()) return outcome('resetPassword', 'TOKEN_EXPIRED_OR_INVALID');
        shop.passwords.set(reset.userId, newPassword);
        return outcome('resetPassword', 'RESET');
      },
      'POST /api/users/change/password': (body: { email: string; password: string; newPassword: string }) => {
        const user = findAccount(shop, body.email);
        if (!user) return outcome('changePassword', 'USER_NOT_FOUND');
        if (shop.passwords.get(user.id) !== body.password) return outcome('changePassword', 'WRONG_PASSWORD');
        shop.passwords.set(user.id, body.newPassword);
        return outcome('changePassword', 'UPDATED');
      },
    },
    member: {
      'GET /api/users/get/user': (_query: object, user: UserRow) => found({ user: recordOf(user) }),
      'GET /api/users/get': (_query: object, caller: UserRow) => {
        const others = shop.users.all().filter(({ id }) => id !== caller.id);
        return others.length > 0 ? found(others.map(recordOf)) : nothing('users');
      },
      'POST /api/users/superAdmin/register': (body: AccountBody) => register('createUser', body),
      'PATCH /api/users/SuperAdmin/update': (
        { update_user_id: id, ...body }: Partial<AccountBody> & { update_user_id: string },
        caller: UserRow,
      ) => {
        const changes = rowOf(body);
        if (id === caller.id && changes.role && changes.role !== caller.role) {
          return failed('You cannot change your own role');
        }
        if (!shop.users.find(id)) return outcome('updateUser', 'NOT_FOUND');
        const holder = changes.email && findAccount(shop, changes.email);
        if (holder && holder.id !== id) {
          return { ...outcome('createUser', 'EMAIL_TAKEN', { subject: body.email ?? '' }), status: 400 };
        }
        shop.users.put({ id, ...changes });
        return outcome('updateUser', 'UPDATED');
      },
      'DELETE /api/users/SuperAdmin/remove': ({ remove_user_id: id }: { remove_user_id: string }, caller: UserRow) => {
        if (id === caller.id) return failed('You cannot remove yourself');
        return outcome('removeUser', shop.users.remove(id) ? 'REMOVED' : 'NOT_FOUND');
      },
    },
  };
}

function recordOf({ id, role, avatar, ...user }: UserRow) {
  return { _id: id, ...user, role: ROLE_WORDS[role], avator: avatar };
}

function rowOf({ name, email, mobile, avator: avatar, role: word }: Partial<AccountBody>): Partial<UserRow> {
  const row = { name, email, mobile: mobile === undefined ? undefined : String(mobile), avatar };
  const given = Object.entries({ ...row, role: parseRole(word) });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)); // undefined leaves a column as it is
}
