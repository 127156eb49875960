import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { endedSession } from '../apollo/error-codes.ts';
import { showToast } from '../components/toast.ts';
import { GUEST_REDIRECT_MS } from '../constants.ts';
import { paths } from '../paths.ts';
import { useLoginState } from './origin.ts';
import { currentUser } from './session-user.ts';

/**
 * For what only shoppers with an account may do. `refuseGuest(message)` is true for a guest: it shows the message and
 * leads to /login, with the way back (specification, section 8). Handed the error of a call, it does the same for those
 * whose session turned out to be over.
 */
export function useLoginFirst(): (message: string, error?: unknown) => boolean {
  const navigate = useNavigate();
  const state = useLoginState();
  const timer = useRef<number>(undefined);
  const left = useRef(false);
  // Who goes elsewhere meanwhile is not led away from there.
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      window.clearTimeout(timer.current);
    };
  }, [state.from]);

  return (message, error) => {
    if (currentUser() && !endedSession(error)) return false;
    showToast({ kind: 'error', message, duration: GUEST_REDIRECT_MS });
    window.clearTimeout(timer.current);
    if (left.current) return true;
    timer.current = window.setTimeout(() => void navigate(paths.login, { state }), GUEST_REDIRECT_MS);
    return true;
  };
}
