import type { Role, UserChanges } from '../../../generated/schema.ts';
import type { AccountFragment } from '../../../generated/super-admin-users.ts';
import { superAdminText as t } from '../messages.ts';

export const ROLES: readonly Role[] = ['USER', 'ADMIN', 'SUPER_ADMIN'];

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: t.roles[value] }));

/** The role of a select's value; throws for any other text. */
export function requireRole(text: string): Role {
  const role = ROLES.find((known) => known === text);
  if (!role) throw new Error(`There is no role ${text}.`);
  return role;
}

/** The values of the account form. */
export type AccountTexts = Record<'name' | 'email' | 'mobile' | 'role', string>;

export interface TextChange {
  label: string;
  before: string;
  after: string;
}

const FIELDS: readonly (keyof AccountTexts)[] = ['name', 'email', 'mobile', 'role'];

/** The form's initial values. Fields that an old record does not have are empty. */
export function textsOf({ name, email, mobile, role }: AccountFragment): AccountTexts {
  return { name, email, mobile: mobile ?? '', role: role ?? '' };
}

function changedFields(before: AccountTexts, after: AccountTexts): (keyof AccountTexts)[] {
  return FIELDS.filter((name) => after[name].trim() !== before[name]);
}

/** The changed fields with their display texts. */
export function changeTexts(before: AccountTexts, after: AccountTexts): TextChange[] {
  const displayText = (name: keyof AccountTexts, text: string) =>
    name === 'role' && text ? t.roles[requireRole(text)] : text;
  return changedFields(before, after).map((name) => ({
    label: t.fields[name],
    before: displayText(name, before[name]) || t.nothing,
    after: displayText(name, after[name].trim()) || t.nothing,
  }));
}

/** The mutation input: the changed fields only. */
export function userChanges(before: AccountTexts, after: AccountTexts): UserChanges {
  return Object.fromEntries(
    changedFields(before, after).map((name) => {
      const text = after[name].trim();
      return [name, name === 'role' ? requireRole(text) : text];
    }),
  );
}

type Right = keyof typeof t.rights;

/** What a role may do beside shopping, as the gateway's `@auth` and the screens have it. */
const RIGHTS: Record<Role, readonly Right[]> = {
  USER: [],
  ADMIN: ['products', 'figures'],
  SUPER_ADMIN: ['products', 'orders', 'accounts', 'reviews'],
};

/** Null: an old record without a role. */
export function rightsChanged(before: Role | null, after: Role): { gained: Right[]; lost: Right[] } {
  const [had, has] = [before ? RIGHTS[before] : [], RIGHTS[after]];
  return { gained: has.filter((right) => !had.includes(right)), lost: had.filter((right) => !has.includes(right)) };
}
