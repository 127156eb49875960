import { randomUUID } from 'node:crypto';
import { RULES } from '../../schema/rules.ts';
import type {
  ChangePasswordCode,
  LoginCode,
  LogoutCode,
  MutationChangePasswordArgs,
  MutationLoginArgs,
  MutationRequestPasswordResetArgs,
  MutationResetPasswordArgs,
  RequestPasswordResetCode,
  ResetPasswordCode,
  SessionUser,
} from '../generated/schema.ts';
import { refuseIf } from '../domains/input.ts';
import type { MockOptions } from './mock-options.ts';
import type { CallContext, MockResolvers, Outcome } from './mock-resolvers.ts';
import { findAccount, startSession } from './mock-session.ts';
import type { MockShop } from './mock-store.ts';

/** How long a mailed link works, in ms: 5 minutes. */
const LINK_MS = 5 * 60_000;

/** Sessions and passwords. */
export function authMocks(shop: MockShop, { onPasswordReset }: MockOptions): MockResolvers {
  return {
    Mutation: {
      login: (
        _root: unknown,
        { input: { email, password } }: MutationLoginArgs,
      ): Outcome<LoginCode> & { user: SessionUser | null } => {
        refuseIf({ email: RULES.email(email), password: password === '' && 'Password is required' });
        const user = findAccount(shop, email);
        if (!user) {
          return { code: 'EMAIL_NOT_FOUND', message: 'User not found, please register first', user: null };
        }
        if (shop.passwords.get(user.id) !== password) {
          return { code: 'WRONG_PASSWORD', message: 'Wrong password', user: null };
        }
        const { name, role, avatar } = user;
        const session = { name, role, avatar, token: startSession(user) };
        return { code: 'LOGGED_IN', message: 'Login Successful', user: session };
      },
      logout: (_root: unknown, _args: unknown, { token }: CallContext): Outcome<LogoutCode> => {
        if (token) shop.endedTokens.add(token);
        return { code: 'LOGGED_OUT', message: 'Logout Successful.' };
      },
      requestPasswordReset: (
        _root: unknown,
        { email }: MutationRequestPasswordResetArgs,
      ): Outcome<RequestPasswordResetCode> => {
        refuseIf({ email: RULES.forgotEmail(email) });
        const user = findAccount(shop, email);
        if (!user) return { code: 'EMAIL_NOT_FOUND', message: 'User not found' };
        const token = randomUUID();
        shop.resetTokens.set(token, { userId: user.id, until: Date.now() + LINK_MS });
        onPasswordReset?.(token);
        return { code: 'EMAIL_SENT', message: `Email has been sent to email: ${email}` };
      },
      resetPassword: (
        _root: unknown,
        { input: { token, newPassword } }: MutationResetPasswordArgs,
      ): Outcome<ResetPasswordCode> => {
        refuseIf({ newPassword: RULES.resetPassword(newPassword) });
        const link = shop.resetTokens.get(token);
        shop.resetTokens.delete(token);
        if (!link || link.until < Date.now()) {
          return { code: 'TOKEN_EXPIRED_OR_INVALID', message: 'Invalid or expired token' };
        }
        shop.passwords.set(link.userId, newPassword);
        return { code: 'RESET', message: 'Password reset successful' };
      },
      changePassword: (_root: unknown, { input }: MutationChangePasswordArgs): Outcome<ChangePasswordCode> => {
        const { email, currentPassword, newPassword } = input;
        refuseIf({ email: RULES.email(email), newPassword: RULES.password(newPassword) });
        const user = findAccount(shop, email);
        if (!user) return { code: 'USER_NOT_FOUND', message: 'User not found' };
        if (shop.passwords.get(user.id) !== currentPassword) {
          return { code: 'WRONG_PASSWORD', message: 'Invalid old password' };
        }
        shop.passwords.set(user.id, newPassword);
        return { code: 'UPDATED', message: 'Password updated successfully' };
      },
    },
  };
}
