import { useState, type ComponentType } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useLoginState } from '../../session/origin.ts';
import { currentUser, useSessionEnd, useSessionUser } from '../../session/session-user.ts';

/**
 * Lets nobody in without a stored user: guests go to /login, in place of this entry of the history, and come back
 * (specification, section 2). `expired` is shown instead to those whose session ended by itself.
 */
export function LoginGuard({ expired: Expired }: { expired?: ComponentType }) {
  const user = useSessionUser();
  const end = useSessionEnd();
  const state = useLoginState();
  const [wasIn] = useState(() => currentUser() !== null);
  if (user) return <Outlet />;
  // Who logs out here is on the way home already; the router draws that a moment later.
  if (wasIn && end === 'loggedOut') return null;
  return end === 'expired' && Expired ? <Expired /> : <Navigate replace to={paths.login} state={state} />;
}
