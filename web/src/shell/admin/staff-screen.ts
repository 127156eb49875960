import { useLocation } from 'react-router-dom';
import { isStaffPath } from '../../lib/paths.ts';
import { useSessionUser } from '../../session/session-user.ts';

/** True for staff on their own screens. Others see there only that they may not enter. */
export function useIsStaffScreen(): boolean {
  const { pathname } = useLocation();
  const role = useSessionUser()?.role ?? 'USER';
  return role !== 'USER' && isStaffPath(pathname);
}
