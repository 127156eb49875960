import type { Role } from '../generated/schema.ts';

/** Lowest first: whoever has a role may do all that those before it may. */
const LADDER: readonly Role[] = ['USER', 'ADMIN', 'SUPER_ADMIN'];

/** True if a role is the required one or above; somebody without one may do nothing that requires any. */
export function mayDo(role: Role | null | undefined, requires: Role): boolean {
  return role != null && LADDER.indexOf(role) >= LADDER.indexOf(requires);
}
