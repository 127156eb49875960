import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/session-user.ts';
import type { shellText } from '../messages.ts';

export function accountLinks(role: SessionUser['role'], t: typeof shellText.english): { text: string; to: string }[] {
  const own = [
    { text: t.profile, to: paths.profile },
    { text: t.wishlist, to: paths.wishlist },
    { text: t.orders, to: paths.orders },
  ];
  if (role === 'USER') return own;
  return [...own, role === 'ADMIN' ? { text: t.admin, to: paths.admin } : { text: t.superAdmin, to: paths.superAdmin }];
}
