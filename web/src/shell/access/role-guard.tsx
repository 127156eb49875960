import { Outlet } from 'react-router-dom';
import { UnauthorizedView, type StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { useSessionUser } from '../../session/session-user.ts';

/** Other roles read who may enter (specification, section 6). Only for display: the gateway checks the role, too. */
export function RoleGuard({ role }: { role: StaffRole }) {
  const user = useSessionUser();
  if (user?.role !== role) return <UnauthorizedView role={role} />;
  return <Outlet />;
}
