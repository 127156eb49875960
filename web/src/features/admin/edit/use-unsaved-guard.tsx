import { useCallback, useRef, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { LOGGED_OUT } from '../../../session/session-user.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { adminText as t } from '../messages.ts';

interface UnsavedGuard {
  /** Asks before unsaved values are lost. Stands outside of the form. */
  question: ReactNode;
  /** Turns the guard off, after a save. */
  allowLeaving: () => void;
}

/** Asks before another screen is opened; when the page is closed, the browser asks with its own text. */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const allowed = useRef(false);
  const asks = useCallback(() => unsaved && !allowed.current, [unsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks() && currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== LOGGED_OUT,
  );
  useBeforeUnload(useCallback((event) => asks() && event.preventDefault(), [asks]));
  const stay = () => blocker.reset?.();

  return {
    allowLeaving: () => {
      allowed.current = true;
    },
    question: (
      <Dialog opened={blocker.state === 'blocked'} onClose={stay} heading={t.leaveQuestion}>
        <ConfirmForm keep={t.keepEditing} onKeep={stay} action={t.leave} onAction={() => blocker.proceed?.()}>
          <p>{t.leaveText}</p>
        </ConfirmForm>
      </Dialog>
    ),
  };
}
