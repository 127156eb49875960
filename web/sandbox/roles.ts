/** Lowest first; a guest has no role. */
const ROLES = ['USER', 'ADMIN', 'SUPER_ADMIN'];
const NAMES: Record<string, string> = { USER: 'User', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' };

/** The label of a role; null is a guest. */
export function roleName(role: string | null): string {
  return role === null ? 'Guest' : (NAMES[role] ?? role);
}

/** True if `role` is `required` or higher. `required` is null for what guests may do. */
export function mayDo(role: string | null, required: string | null): boolean {
  return required === null || (role !== null && ROLES.indexOf(role) >= ROLES.indexOf(required));
}

/** A role of the API, which spells them differently, as the schema has it. */
export function readRole(role: string): string {
  const plain = (word: string): string => word.replaceAll(/[^a-z]/gi, '').toUpperCase();
  return ROLES.find((known) => plain(known) === plain(role)) ?? role;
}
