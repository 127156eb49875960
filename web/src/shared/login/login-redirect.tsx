import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { paths } from '../../lib/paths.ts';
import { useLoginState, type LoginState } from '../../session/origin.ts';

let requested: LoginState | null = null;
const requestedLogin = () => requested;
const listeners = new Set<() => void>();

/** Opens the log-in after GUEST_REDIRECT_MS, unless the user navigates before; null cancels it. */
export function requestLogin(from: LoginState | null): void {
  requested = from;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Renders outside the screens: they reload when a session ends, and their timers would be lost. */
export function LoginRedirect() {
  const navigate = useNavigate();
  const { from } = useLoginState();
  const login = useSyncExternalStore(subscribe, requestedLogin, requestedLogin);

  useEffect(() => {
    if (!login) return;
    if (login.from !== from) return requestLogin(null);
    const timer = window.setTimeout(() => {
      requestLogin(null);
      void navigate(paths.login, { state: login });
    }, GUEST_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [login, from, navigate]);

  return null;
}
