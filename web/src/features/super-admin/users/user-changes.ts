import type { Role, UserChanges } from '../../../generated/schema.ts';
import type { AccountFragment } from '../../../generated/super-admin-users.ts';

export const ROLE_LABELS: Record<Role, string> = { USER: 'User', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' };

export const ROLE_OPTIONS = (Object.keys(ROLE_LABELS) as Role[]).map((value) => ({ value, label: ROLE_LABELS[value] }));

/** The role of a select's value; throws for any other text. */
export function requireRole(text: string): Role {
  const option = ROLE_OPTIONS.find(({ value }) => value === text);
  if (!option) throw new Error(`There is no role ${text}.`);
  return option.value;
}

/** The values of the account form. */
export type AccountTexts = Record<'name' | 'email' | 'mobile' | 'role', string>;

export interface TextChange {
  label: string;
  before: string;
  after: string;
}

const LABELS: Record<keyof AccountTexts, string> = {
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile number',
  role: 'Role',
};

/** The form's initial values. Fields that an old record does not have are empty. */
export function textsOf({ name, email, mobile, role }: AccountFragment): AccountTexts {
  return { name, email, mobile: mobile ?? '', role: role ?? '' };
}

function changedFields(before: AccountTexts, after: AccountTexts): (keyof AccountTexts)[] {
  return (Object.keys(LABELS) as (keyof AccountTexts)[]).filter((name) => after[name].trim() !== before[name]);
}

/** The changed fields with their display texts. */
export function changeTexts(before: AccountTexts, after: AccountTexts): TextChange[] {
  const displayText = (name: keyof AccountTexts, text: string) =>
    name === 'role' && text ? ROLE_LABELS[requireRole(text)] : text;
  return changedFields(before, after).map((name) => ({
    label: LABELS[name],
    before: displayText(name, before[name]) || 'nothing',
    after: displayText(name, after[name].trim()) || 'nothing',
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
