import { Outlet } from 'react-router-dom';
import { UnauthorizedView, type StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { useSessionUser } from '../../session/session-user.ts';
import { ShopLinks } from '../../shared/product/product-links.tsx';

/** Other roles read who may enter (specification, section 6). Only for display: the gateway checks the role, too. */
export function RoleGuard({ roles }: { roles: readonly [StaffRole, ...StaffRole[]] }) {
  const user = useSessionUser();
  if (roles.some((role) => role === user?.role)) return <Outlet />;
  return <UnauthorizedView role={roles[0]} ways={<ShopLinks />} />;
}
