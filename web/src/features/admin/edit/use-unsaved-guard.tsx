import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { guardLeaving } from '../../../lib/router/leave-guards.ts';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { adminText } from '../messages.ts';

interface UnsavedGuard {
  /** Asks before unsaved values are lost. Stands outside of the form. */
  question: ReactNode;
  /** Turns the guard off, after a save. */
  allowLeaving: () => void;
}

/** Asks before another screen is opened; when the page is closed, the browser asks with its own text. */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const t = useText(adminText);
  const allowed = useRef(false);
  const [goOn, setGoOn] = useState<() => void>();
  const stay = () => setGoOn(undefined);

  useEffect(() => {
    if (!unsaved) return;
    return guardLeaving((from, to, leave) => {
      if (allowed.current || from.pathname === to.pathname) return true;
      setGoOn(() => leave);
      return false;
    });
  }, [unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved]);

  const allowLeaving = () => {
    allowed.current = true;
  };
  return {
    allowLeaving,
    question: (
      <Dialog opened={goOn !== undefined} onClose={stay} heading={t.leaveQuestion} question>
        {goOn && (
          <ConfirmForm
            keep={t.keepEditing}
            onKeep={stay}
            action={t.leave}
            onAction={() => {
              allowLeaving();
              goOn();
            }}
          >
            <p>{t.leaveText}</p>
          </ConfirmForm>
        )}
      </Dialog>
    ),
  };
}
