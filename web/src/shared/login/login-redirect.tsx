import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { lastNavigation } from '../../lib/router/shop-router.ts';
import { paths } from '../../lib/paths.ts';
import { useLoginState, type LoginState } from '../../session/origin.ts';

interface LoginRequest {
  /** The address at which it was made. */
  at: string;
  state: LoginState;
}

let requested: LoginRequest | null = null;
const requestedLogin = () => requested;
const listeners = new Set<() => void>();

/** Opens the log-in after GUEST_REDIRECT_MS, unless the user navigates before; null cancels it. */
export function requestLogin(request: LoginRequest | null): void {
  requested = request;
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
    if (login.at !== from) return requestLogin(null);
    const before = lastNavigation();
    const timer = window.setTimeout(() => {
      requestLogin(null);
      // Somebody goes elsewhere already, and a slow line or machine has not shown the next screen yet.
      if (lastNavigation() === before) void navigate(paths.login, { state: login.state });
    }, GUEST_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [login, from, navigate]);

  return null;
}
