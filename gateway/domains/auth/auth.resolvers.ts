import { RULES } from '../../../schema/rules.ts';
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
import { changeEndingSessions } from './auth.passwords.ts';
import { changePassword, findMe, login, register, requestPasswordReset, resetPassword } from './auth.rest.ts';

/** This gateway refuses the cookie. Other gateways, or this one after a restart, may still accept it. */
const LOGGED_OUT_HERE =
  'You are logged out in this browser. The session could not be ended everywhere yet; the shop keeps trying. If somebody else may use it, change your password.';

export const authResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { rest }) => findMe(rest),
  },
  Mutation: {
    register: async (_root, { input }, { attempts, guestRest }) => {
      refuseIf(accountProblems(input));
      await attempts.registration();
      return register(guestRest, input);
    },
    login: async (_root, { input }, { attempts, guestRest, session }) => {
      refuseIf({ email: emailProblem(input.email), password: givenPasswordProblem(input.password) });
      const passed = await attempts.password(input.email);
      const began = session.start(input.email);
      const { account, ...outcome } = { account: undefined, ...(await login(guestRest, input)) };
      if (!account) return outcome;
      await passed();
      const { name, role, avatar } = account;
      return {
        ...outcome,
        user: { name, role, avatar, token: await session.begin(account, { email: input.email, began }) },
      };
    },
    logout: async (_root, _args, { session }) => {
      const everywhere = await session.end();
      return everywhere
        ? { code: 'LOGGED_OUT', message: 'Logout Successful.' }
        : { code: 'FAILED', message: LOGGED_OUT_HERE };
    },
    requestPasswordReset: async (_root, { email }, { attempts, guestRest, session }) => {
      refuseIf({ email: RULES.forgotEmail(email) ?? emailProblem(email) });
      const unsent = await attempts.reset(email);
      const note = session.expectReset(email); // before the mail is sent: its reader may be quick
      let mailed = false;
      try {
        return await requestPasswordReset(guestRest, email, () => {
          mailed = true;
        });
      } finally {
        await (mailed ? note() : unsent()); // a mail may have been sent also if the answer was lost
      }
    },
    resetPassword: async (_root, { input }, { attempts, guestRest, session }) => {
      refuseIf({ token: resetTokenProblem(input.token), newPassword: resetPasswordProblem(input.newPassword) });
      await attempts.reset();
      return changeEndingSessions('RESET', (onMade) => resetPassword(guestRest, input, onMade), session.endReset);
    },
    changePassword: async (_root, { input }, { attempts, guestRest, session }) => {
      refuseIf({
        email: emailProblem(input.email),
        currentPassword: passwordProblem(input.currentPassword),
        newPassword: passwordProblem(input.newPassword),
      });
      const passed = await attempts.password(input.email);
      const outcome = await changeEndingSessions(
        'UPDATED',
        (onMade) => changePassword(guestRest, input, onMade),
        (sure) => session.endOthers(input.email, sure),
      );
      if (outcome.code === 'UPDATED') await passed();
      return outcome;
    },
  },
};
