import type { Role } from '../../../generated/schema.ts';
import type { superAdminText } from '../messages.ts';

type Right = keyof typeof superAdminText.english.rights;

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
