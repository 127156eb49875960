import { useState, type ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useLoginState } from '../../session/origin.ts';
import { currentUser, useSessionEnd, useSessionUser } from '../../session/session-user.ts';

/** Sends guests to the log-in, which leads back (specification, section 2). `expired` is for sessions that expired. */
export function LoginGuard({ expired }: { expired?: ReactNode }) {
  const user = useSessionUser();
  const end = useSessionEnd();
  const state = useLoginState();
  const [wasIn] = useState(() => currentUser() !== null);
  if (user) return <Outlet />;
  // After a log-out the user is on the way home; the router renders that a moment later.
  if (wasIn && end === 'loggedOut') return null;
  return end === 'expired' && expired ? expired : <Navigate replace to={paths.login} state={state} />;
}
