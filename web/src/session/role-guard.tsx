import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageTitle } from '../components/page-title.tsx';
import { UnauthorizedView, type StaffRole } from '../components/unauthorized-view.tsx';
import { LoginGuard } from './login-guard.tsx';
import { useSessionUser } from './session-user.ts';

/**
 * Lets in who is logged in with one role alone (specification, section 6): guests go to the log-in and come back, others
 * read who may enter. For the eye only; what counts is that the gateway asks for the role as well.
 */
export function RoleGuard({ role }: { role: StaffRole }) {
  const user = useSessionUser();
  if (!user) return <LoginGuard />;
  if (user.role !== role) return <UnauthorizedView role={role} />;
  return (
    <Suspense fallback={<PageTitle />}>
      <Outlet />
    </Suspense>
  );
}
