import { endedSession } from '../../apollo/error-codes.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { askForLogin } from './login-redirect.tsx';
import { useLoginState } from '../../session/origin.ts';
import { currentUser } from '../../session/session-user.ts';

/**
 * For what only shoppers with an account may do. `refuseGuest(message)` is true for a guest: it shows the message and
 * leads to /login, with the way back (specification, section 8). Handed the error of a call, it does the same for those
 * whose session turned out to be over.
 */
export function useLoginFirst(): (message: string, error?: unknown) => boolean {
  const state = useLoginState();

  return (message, error) => {
    if (currentUser() && !endedSession(error)) return false;
    showToast({ kind: 'error', message, duration: GUEST_REDIRECT_MS });
    askForLogin(state);
    return true;
  };
}
