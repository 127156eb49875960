import type {
  CreateUserCode,
  MutationCreateUserArgs,
  MutationRegisterArgs,
  MutationRemoveUserArgs,
  MutationUpdateUserArgs,
  RegisterCode,
  RemoveUserCode,
  Role,
  UpdateUserCode,
} from '../generated/schema.ts';
import { refuseIf } from '../domains/input.ts';
import { checkPerson } from './mock-input.ts';
import { requireUser, type CallContext, type MockResolvers, type Outcome } from './mock-resolvers.ts';
import { findAccount } from './mock-session.ts';
import type { MockShop } from './mock-store.ts';

const NOT_FOUND = { code: 'NOT_FOUND', message: 'User not found ' } as const;

/** Accounts: one's own, and for the super admin everybody's. */
export function usersMocks(shop: MockShop): MockResolvers {
  /** Makes an account; false: its e-mail address is another one's. */
  function create(person: MutationRegisterArgs['input'], role: Role): boolean {
    checkPerson(person);
    const { name, mobile, password, avatar = null } = person;
    const email = person.email.trim().toLowerCase();
    if (findAccount(shop, email)) return false;
    const { id } = shop.users.put({ id: shop.newId(), name, email, mobile, avatar, role });
    shop.passwords.set(id, password);
    return true;
  }

  return {
    Query: {
      me: (_root: unknown, _args: unknown, context: CallContext) => requireUser(context),
      users: (_root: unknown, _args: unknown, context: CallContext) =>
        shop.users.all().filter(({ id }) => id !== requireUser(context).id),
    },
    Mutation: {
      register: (_root: unknown, { input }: MutationRegisterArgs): Outcome<RegisterCode> =>
        create(input, 'USER') ? { code: 'REGISTERED', message: 'Register successful' } : emailTaken(input.email),
      createUser: (_root: unknown, { input }: MutationCreateUserArgs): Outcome<CreateUserCode> =>
        create(input, input.role) ? { code: 'CREATED', message: 'Register successful' } : emailTaken(input.email),
      updateUser: (_root: unknown, { id, changes }: MutationUpdateUserArgs): Outcome<UpdateUserCode> => {
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
        refuseIf({ changes: Object.keys(given).length === 0 && 'Change one field at least.' });
        checkPerson(changes);
        if (!shop.users.find(id)) return NOT_FOUND;
        const holder = changes.email && findAccount(shop, changes.email);
        if (holder && holder.id !== id) return { ...emailTaken(holder.email), code: 'FAILED' };
        shop.users.put({ id, ...given });
        return { code: 'UPDATED', message: 'User updated success' };
      },
      removeUser: (
        _root: unknown,
        { id }: MutationRemoveUserArgs,
        context: CallContext,
      ): Outcome<RemoveUserCode> & { id: string } => {
        if (id === requireUser(context).id) return { code: 'FAILED', message: 'You cannot remove yourself', id };
        if (!shop.users.find(id)) return { ...NOT_FOUND, id };
        shop.users.remove(id);
        return { code: 'REMOVED', message: 'User Remove success', id };
      },
    },
  };
}

function emailTaken(email: string) {
  const message = `This email : ${email} already exits, try with different email or login`;
  return { code: 'EMAIL_TAKEN', message } as const;
}
