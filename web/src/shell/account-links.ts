import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../session/session-user.ts';

export function accountLinks(role: SessionUser['role']): { text: string; to: string }[] {
  const own = [
    { text: 'My Profile', to: paths.profile },
    { text: 'Wishlist', to: paths.wishlist },
    { text: 'Orders', to: paths.orders },
  ];
  if (role === 'USER') return own;
  return [...own, role === 'ADMIN' ? { text: 'Admin', to: paths.admin } : { text: 'SuperAdmin', to: paths.superAdmin }];
}
