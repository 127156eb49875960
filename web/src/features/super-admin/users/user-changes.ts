import type { Role, UserChanges } from '../../../generated/schema.ts';
import type { AccountFragment } from '../../../generated/super-admin-users.ts';

/** What people read for each role. */
export const ROLE_LABELS: Record<Role, string> = { USER: 'User', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' };

/** The roles to choose from. */
export const ROLE_OPTIONS = (Object.keys(ROLE_LABELS) as Role[]).map((value) => ({ value, label: ROLE_LABELS[value] }));

/** The role that a form's text names. */
export function requireRole(text: string): Role {
  const option = ROLE_OPTIONS.find(({ value }) => value === text);
  if (!option) throw new Error(`There is no role ${text}.`);
  return option.value;
}

/** An account as a form holds it. */
export type AccountTexts = Record<'name' | 'email' | 'mobile' | 'role', string>;

/** One thing that is to change, in words. */
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

/** An account as a form starts with it; what an old record lacks is empty. */
export function textsOf({ name, email, mobile, role }: AccountFragment): AccountTexts {
  return { name, email, mobile: mobile ?? '', role: role ?? '' };
}

function changedFields(before: AccountTexts, after: AccountTexts): (keyof AccountTexts)[] {
  return (Object.keys(LABELS) as (keyof AccountTexts)[]).filter((name) => after[name].trim() !== before[name]);
}

/** What is to change, as people read it before they save. */
export function changeTexts(before: AccountTexts, after: AccountTexts): TextChange[] {
  const words = (name: keyof AccountTexts, text: string) =>
    name === 'role' && text ? ROLE_LABELS[requireRole(text)] : text;
  return changedFields(before, after).map((name) => ({
    label: LABELS[name],
    before: words(name, before[name]) || 'nothing',
    after: words(name, after[name].trim()) || 'nothing',
  }));
}

/** What to send: the fields that changed, and no others. */
export function userChanges(before: AccountTexts, after: AccountTexts): UserChanges {
  return Object.fromEntries(
    changedFields(before, after).map((name) => {
      const text = after[name].trim();
      return [name, name === 'role' ? requireRole(text) : text];
    }),
  );
}
