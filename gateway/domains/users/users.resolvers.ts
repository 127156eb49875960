import { accountProblems, personProblems } from '../auth/auth.input.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, noChangeProblem, refuseIf } from '../input.ts';
import { createUser, listUsers, removeUser, updateUser } from './users.rest.ts';

export const usersResolvers: Resolvers = {
  Query: {
    users: (_root, _args, { rest }) => listUsers(rest),
  },
  Mutation: {
    createUser: (_root, { input }, { rest }) => {
      refuseIf(accountProblems(input));
      return createUser(rest, input);
    },
    updateUser: (_root, { id, changes }, { rest }) => {
      refuseIf({ id: idProblem(id), changes: noChangeProblem(changes), ...personProblems(changes) });
      return updateUser(rest, id, changes);
    },
    removeUser: async (_root, { id }, { rest }) => {
      refuseIf({ id: idProblem(id) });
      return { ...(await removeUser(rest, id)), id };
    },
  },
};
