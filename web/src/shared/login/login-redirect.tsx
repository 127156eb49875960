import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
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
  const navigation = useNavigation();
  const goesElsewhere = navigation.state !== 'idle' || login?.at !== from;
  const [due, setDue] = useState<LoginRequest>();

  useEffect(() => {
    if (!login) return;
    if (goesElsewhere) return requestLogin(null);
    if (due === login) {
      requestLogin(null);
      return void navigate(paths.login, { state: login.state });
    }
    // A transition, as navigations are: one that a slow machine has not drawn yet counts.
    const timer = window.setTimeout(() => startTransition(() => setDue(login)), GUEST_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [login, due, goesElsewhere, navigate]);

  return null;
}
