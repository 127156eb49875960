import { endedSession } from '../../apollo/error-codes.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { LOGIN_TOAST_MS } from '../../lib/timing.ts';
import { requestLogin } from './login-redirect.tsx';
import { useLoginState } from '../../session/origin.ts';
import { currentUser } from '../../session/session-user.ts';

interface Refused {
  /** What a call failed with: it tells a session that has ended. */
  error?: unknown;
  /** What opens after the log-in; absent: the page that is open. */
  to?: string;
  /** Keeps for a guest what they wanted. Returns a sentence about it, if it could: then it is no failure. */
  keep?: () => string | undefined;
  /** The id of the product whose heart was pressed: the log-in puts it on the wishlist. */
  heart?: string | undefined;
}

/** Returns a check: true for a guest or an expired session, which then opens the log-in (specification, section 8). */
export function useLoginFirst(): (message: string, refused?: Refused) => boolean {
  const here = useLoginState();

  return (message, { error, to, keep, heart } = {}) => {
    if (currentUser() && !endedSession(error)) return false;
    const kept = keep?.();
    showToast({ kind: kept ? 'note' : 'error', message, detail: kept, duration: LOGIN_TOAST_MS });
    requestLogin({ at: here.from, state: { from: to ?? here.from, ...(heart && { heart }) } });
    return true;
  };
}
