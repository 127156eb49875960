import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { GUEST_REDIRECT_MS } from '../../lib/timing.ts';
import { paths } from '../../lib/paths.ts';
import { useLoginState, type LoginState } from '../../session/origin.ts';

interface LoginRequest {
  /** The address at which it was made. */
  at: string;
  state: LoginState;
}

/** Opens the log-in after GUEST_REDIRECT_MS, unless the user navigates before; null cancels it. */
export const requestLogin = makeVar<LoginRequest | null>(null);

/** Renders outside the screens: they reload when a session ends, and their timers would be lost. */
export function LoginRedirect() {
  const navigate = useNavigate();
  const { from } = useLoginState();
  const login = useReactiveVar(requestLogin);
  const navigation = useNavigation();
  const goesElsewhere = navigation.state !== 'idle' || login?.at !== from;
  const [due, setDue] = useState<LoginRequest>();

  useEffect(() => {
    if (!login) return;
    if (goesElsewhere) return void requestLogin(null);
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
