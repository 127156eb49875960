import { endedSession } from '../../apollo/error-codes.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { requestLogin } from './login-redirect.tsx';
import { useLoginState } from '../../session/origin.ts';
import { currentUser } from '../../session/session-user.ts';

/** Returns a check: true for a guest or an expired session, which then opens the log-in (specification, section 8). */
export function useLoginFirst(): (message: string, error?: unknown) => boolean {
  const state = useLoginState();

  return (message, error) => {
    if (currentUser() && !endedSession(error)) return false;
    showToast({ kind: 'error', message, duration: GUEST_REDIRECT_MS });
    requestLogin(state);
    return true;
  };
}
