import type { Account } from './settings.ts';

/** Lowest first; a guest has none. */
const ROLES = ['USER', 'ADMIN', 'SUPER_ADMIN'];
const NAMES: Record<string, string> = { USER: 'User', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' };

/** A role as people read it; null is a guest's. */
export function roleName(role: string | null): string {
  return role === null ? 'Guest' : (NAMES[role] ?? role);
}

/** True if somebody with a role may do what requires one. */
export function mayDo(role: string | null, required: string | null): boolean {
  return required === null || (role !== null && ROLES.indexOf(role) >= ROLES.indexOf(required));
}

/** An account's role in the schema's words: the API has its own for the same ones. */
export function roleOf({ role }: Account): string {
  const plain = (word: string): string => word.replaceAll(/[^a-z]/gi, '').toUpperCase();
  return ROLES.find((known) => plain(known) === plain(role)) ?? role;
}
