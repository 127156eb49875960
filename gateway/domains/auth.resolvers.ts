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
    register: (_root, { input }, { catalogue }) => {
      refuseIf(accountProblems(input));
      return register(catalogue, input);
    },
    login: async (_root, { input }, { catalogue, session }) => {
      refuseIf({ email: emailProblem(input.email), password: givenPasswordProblem(input.password) });
      const { account, ...outcome } = { account: undefined, ...(await login(catalogue, input)) };
      if (!account) return outcome;
      const { name, role, avatar } = account;
      return { ...outcome, user: { name, role, avatar, token: await session.begin(account) } };
    },
    logout: (_root, _args, { session }) => {
      session.end();
      return { code: 'LOGGED_OUT', message: 'Logout Successful.' };
    },
    requestPasswordReset: (_root, { email }, { catalogue }) => {
      refuseIf({ email: RULES.forgotEmail(email) ?? emailProblem(email) });
      return requestPasswordReset(catalogue, email);
    },
    resetPassword: (_root, { input }, { catalogue }) => {
      refuseIf({ token: resetTokenProblem(input.token), newPassword: resetPasswordProblem(input.newPassword) });
      return resetPassword(catalogue, input);
    },
    changePassword: (_root, { input }, { catalogue }) => {
      refuseIf({
        email: emailProblem(input.email),
        currentPassword: passwordProblem(input.currentPassword),
        newPassword: passwordProblem(input.newPassword),
      });
      return changePassword(catalogue, input);
    },
  },
};
