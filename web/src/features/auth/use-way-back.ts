import { useLocation, useNavigation } from 'react-router-dom';
import { originOf } from '../../session/origin.ts';
import { useSessionUser } from '../../session/session-user.ts';

/**
 * The address to which these screens lead somebody who is logged in, even if that happened in another tab. Null for a guest, and
 * for somebody who goes elsewhere already, on a slow line: they get there.
 */
export function useWayBack(): string | null {
  const location = useLocation();
  const { state } = useNavigation();
  return useSessionUser() && state === 'idle' ? originOf(location) : null;
}
