import { endedSession } from '../../apollo/error-codes.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { requestLogin } from './login-redirect.tsx';
import { useLoginState } from '../../session/origin.ts';
import { currentUser } from '../../session/session-user.ts';

/**
 * Returns a check: true for a guest or an expired session, which then opens the log-in (specification, section 8).
 * `to`: the address to open after the log-in, this screen's by default.
 */
export function useLoginFirst(to?: string): (message: string, error?: unknown) => boolean {
  const state = useLoginState();

  return (message, error) => {
    if (currentUser() && !endedSession(error)) return false;
    showToast({ kind: 'error', message, duration: GUEST_REDIRECT_MS });
    requestLogin(to === undefined ? state : { ...state, to });
    return true;
  };
}
