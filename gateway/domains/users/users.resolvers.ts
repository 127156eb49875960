import { accountProblems, personProblems } from '../auth/auth.input.ts';
import { findMe } from '../auth/auth.rest.ts';
import type { FieldValues, GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refusal } from '../../errors/shop-error.ts';
import type { UserChanges } from '../../generated/schema.ts';
import { idProblem, noChangeProblem, refuseIf, type Problems } from '../input.ts';
import { mayDo } from '../../session/roles.ts';
import { given } from '../change.ts';
import { logged } from '../staff-change.ts';
import { createUser, listUsers, removeUser, updateUser } from './users.rest.ts';

// Whoever changes others stays a super admin, so that the shop never has none.
const OWN_ROLE = 'This is your own account: ask another super admin to change your role.';
const OWN_ACCOUNT = 'This is your own account: ask another super admin to remove it.';

/**
 * One at a time, each after a look at the caller's own role: of two super admins who take it from each other at the same time, the second one
 * has it no more. Throws FORBIDDEN, or BAD_USER_INPUT for their own account.
 */
const changeRights = <Value>(context: GatewayContext, id: string, own: Problems, change: () => Promise<Value>) =>
  context.oneAtATime('roles', context.deadline, async () => {
    const me = await findMe(context.rest);
    if (!mayDo(me.role, 'SUPER_ADMIN')) throw refusal('FORBIDDEN');
    if (me.id === id) refuseIf(own);
    return change();
  });

export const usersResolvers: Resolvers = {
  Query: {
    users: (_root, _args, { rest }) => listUsers(rest),
  },
  Mutation: {
    createUser: (_root, { input }, context) => {
      refuseIf(accountProblems(input));
      const { password: _password, ...account } = input;
      return logged(context, { operation: 'createUser', ids: {}, after: given(account) }, () =>
        createUser(context.rest, input),
      );
    },
    updateUser: async (_root, { id, changes }, context) => {
      refuseIf({ id: idProblem(id), changes: noChangeProblem(changes), ...personProblems(changes) });
      const update = () => updateLogged(context, id, changes);
      return changes.role == null ? update() : changeRights(context, id, { role: OWN_ROLE }, update);
    },
    removeUser: async (_root, { id }, context) => {
      refuseIf({ id: idProblem(id) });
      const outcome = await changeRights(context, id, { id: OWN_ACCOUNT }, () => removeLogged(context, id));
      return { ...outcome, id };
    },
  },
};

const updateLogged = (context: GatewayContext, id: string, changes: UserChanges) =>
  logged(
    context,
    {
      operation: 'updateUser',
      ids: { id },
      after: given(changes),
      readBefore: () => readFields(context, id),
    },
    () => updateUser(context.rest, id, changes),
  );

const removeLogged = (context: GatewayContext, id: string) =>
  logged(context, { operation: 'removeUser', ids: { id }, readBefore: () => readFields(context, id) }, () =>
    removeUser(context.rest, id),
  );

/** Undefined: there is no such account. */
async function readFields({ customers }: GatewayContext, id: string): Promise<FieldValues | undefined> {
  const account = await customers.load(id);
  if (!account) return undefined;
  const { id: _id, ...fields } = account;
  return fields;
}
