import { useEffect } from 'react';
import { showToast } from '../../ui/toast/toast.ts';
import { useSessionEnd } from '../../session/session-user.ts';

const EXPIRED = 'Your session has ended. Please sign in again.';

/** Says so when a session has ended by itself. */
export function SessionEffects() {
  const end = useSessionEnd();

  useEffect(() => {
    if (end === 'expired') showToast({ kind: 'error', message: EXPIRED });
  }, [end]);

  return null;
}
