import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { showToast } from '../components/toast.ts';
import { useSessionEnd, useSessionUser } from './session-user.ts';

const EXPIRED = 'Your session has ended. Please sign in again.';

/** What a log-in or log-out, in this tab or another, means for data: nothing of one person's is shown to the next. */
export function SessionEffects() {
  const client = useApolloClient();
  const token = useSessionUser()?.token;
  const end = useSessionEnd();
  const known = useRef(token);

  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    // A query that fails when it is asked again says so on its own screen.
    client.resetStore().catch(() => undefined);
  }, [client, token]);

  useEffect(() => {
    if (end === 'expired') showToast({ kind: 'error', message: EXPIRED });
  }, [end]);

  return null;
}
