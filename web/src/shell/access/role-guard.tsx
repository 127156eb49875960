import { Outlet } from 'react-router-dom';
import { UnauthorizedView, type StaffRole } from '../../ui/views/unauthorized-view.tsx';
import { useSessionUser } from '../../session/session-user.ts';

/**
 * Inside the login guard: lets in those with one role alone; others read who may enter (specification, section 6). For
 * the eye only: what counts is that the gateway asks for the role as well.
 */
export function RoleGuard({ role }: { role: StaffRole }) {
  const user = useSessionUser();
  if (user?.role !== role) return <UnauthorizedView role={role} />;
  return <Outlet />;
}
