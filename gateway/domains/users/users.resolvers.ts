import { accountProblems, personProblems } from '../auth/auth.input.ts';
import { findMe } from '../auth/auth.rest.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, noChangeProblem, refuseIf } from '../input.ts';
import type { Rest } from '../../rest/client.ts';
import { createUser, listUsers, removeUser, updateUser } from './users.rest.ts';

// Whoever changes others stays a super admin, so that the shop never has none.
const OWN_ROLE = 'This is your own account: ask another super admin to change your role.';
const OWN_ACCOUNT = 'This is your own account: ask another super admin to remove it.';

const isOwn = async (rest: Rest, id: string): Promise<boolean> =>
  (await findMe(rest)).id.toLowerCase() === id.toLowerCase();

export const usersResolvers: Resolvers = {
  Query: {
    users: (_root, _args, { rest }) => listUsers(rest),
  },
  Mutation: {
    createUser: (_root, { input }, { rest }) => {
      refuseIf(accountProblems(input));
      return createUser(rest, input);
    },
    updateUser: async (_root, { id, changes }, { rest }) => {
      refuseIf({ id: idProblem(id), changes: noChangeProblem(changes), ...personProblems(changes) });
      if (changes.role != null) refuseIf({ role: (await isOwn(rest, id)) && OWN_ROLE });
      return updateUser(rest, id, changes);
    },
    removeUser: async (_root, { id }, { rest }) => {
      refuseIf({ id: idProblem(id) });
      refuseIf({ id: (await isOwn(rest, id)) && OWN_ACCOUNT });
      return { ...(await removeUser(rest, id)), id };
    },
  },
};
