import type { Role } from '../../../generated/schema.ts';

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
