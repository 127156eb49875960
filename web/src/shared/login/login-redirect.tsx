import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { paths } from '../../lib/paths.ts';
import { useLoginState, type LoginState } from '../../session/origin.ts';

let asked: LoginState | null = null;
const listeners = new Set<() => void>();

/** Leads to the log-in in a moment, unless the shopper is elsewhere by then. Null takes it back. */
export function askForLogin(from: LoginState | null): void {
  asked = from;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Does what `askForLogin` asks for. Stands beside the screens: the end of a session has them load anew, and what asked
 * is gone by the time.
 */
export function LoginRedirect() {
  const navigate = useNavigate();
  const { from } = useLoginState();
  const wanted = useSyncExternalStore(subscribe, () => asked);

  useEffect(() => {
    if (!wanted) return;
    if (wanted.from !== from) return askForLogin(null);
    const timer = window.setTimeout(() => {
      askForLogin(null);
      void navigate(paths.login, { state: wanted });
    }, GUEST_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, from, navigate]);

  return null;
}
