import { RULES } from '../../schema/rules.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refuseIf } from '../input.ts';
import {
  accountProblems,
  emailProblem,
  givenPasswordProblem,
  passwordProblem,
  resetPasswordProblem,
  resetTokenProblem,
} from './auth.input.ts';
import { changePassword, findMe, login, register, requestPasswordReset, resetPassword } from './auth.rest.ts';

export const authResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { rest }) => findMe(rest),
  },
  Mutation: {
    register: async (_root, { input }, { attempts, catalogue }) => {
      refuseIf(accountProblems(input));
      await attempts.registration();
      return register(catalogue, input);
    },
    login: async (_root, { input }, { attempts, catalogue, session }) => {
      refuseIf({ email: emailProblem(input.email), password: givenPasswordProblem(input.password) });
      const passed = await attempts.password(input.email);
      const { account, ...outcome } = { account: undefined, ...(await login(catalogue, input)) };
      if (!account) return outcome;
      await passed();
      const { name, role, avatar } = account;
      return { ...outcome, user: { name, role, avatar, token: await session.begin(account, input.email) } };
    },
    logout: async (_root, _args, { session }) => {
      await session.end();
      return { code: 'LOGGED_OUT', message: 'Logout Successful.' };
    },
    requestPasswordReset: async (_root, { email }, { attempts, catalogue, session }) => {
      refuseIf({ email: RULES.forgotEmail(email) ?? emailProblem(email) });
      await attempts.reset(email);
      const outcome = await requestPasswordReset(catalogue, email);
      if (outcome.code === 'EMAIL_SENT') await session.expectReset(email);
      return outcome;
    },
    resetPassword: async (_root, { input }, { attempts, catalogue }) => {
      refuseIf({ token: resetTokenProblem(input.token), newPassword: resetPasswordProblem(input.newPassword) });
      await attempts.reset();
      return resetPassword(catalogue, input);
    },
    changePassword: async (_root, { input }, { attempts, catalogue, session }) => {
      refuseIf({
        email: emailProblem(input.email),
        currentPassword: passwordProblem(input.currentPassword),
        newPassword: passwordProblem(input.newPassword),
      });
      const passed = await attempts.password(input.email);
      const outcome = await changePassword(catalogue, input);
      if (outcome.code === 'UPDATED') await Promise.all([passed(), session.endOthers(input.email)]);
      return outcome;
    },
  },
};
