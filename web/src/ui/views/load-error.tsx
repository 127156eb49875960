import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { Button, EmptyState, Loader } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useEffect, useState, type ReactElement } from 'react';
import { LoadingError } from '../../lib/load-code.ts';
import classes from './views.module.css';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { errorText } from '../../apollo/messages.ts';

/** Without a connection: the way to what is kept on this device. Set by offline/start-offline.ts, once the page is there. */
export const keptWays = makeVar<ReactElement | null>(null);

/** Shows why a call failed, with a retry button. Retries by itself when the browser is online again. */
export function LoadError(props: {
  error: unknown;
  /** Until its promise settles, the button waits. */
  onRetry: () => unknown;
  /** In place of 'Something went wrong' where the specification has other words. */
  fallback?: string;
}) {
  const userMessage = useUserMessage();
  const t = useText(errorText);
  const ways = useReactiveVar(keptWays);
  const { error, onRetry, fallback } = props;
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await Promise.allSettled([onRetry()]);
    setBusy(false);
  };
  useEffect(() => {
    const again = () => void retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  // Code that is missing needs a reload.
  const isGone = error instanceof LoadingError && error.kind === 'code';
  return (
    <>
      <EmptyState
        ref={handFocusOn}
        role="alert"
        aria-busy={busy}
        variant="light"
        color="danger"
        icon={<IconCloudOff aria-hidden />}
        className={classes.notice}
        classNames={{ indicator: classes.icon, description: classes.noticeText }}
      >
        {/* A new element is read out, once it failed again. */}
        <EmptyState.Description key={String(busy)}>{userMessage(error, fallback)}</EmptyState.Description>
        {/* Not `loading`, which would take the focus away. */}
        <Button
          aria-busy={busy}
          leftSection={busy && <Loader size="1.1em" color="currentcolor" />}
          onClick={() => (isGone ? location.reload() : void retry())}
        >
          {t.tryAgain}
        </Button>
      </EmptyState>
      {ways}
    </>
  );
}

/** A ref: the focus of the button goes to the heading of the result, with which this goes. */
const handFocusOn = (panel: Element | null) => () => {
  const around = panel?.parentElement;
  // Once the panel has gone.
  if (panel?.contains(document.activeElement)) queueMicrotask(() => focusResult(around));
};

/** The heading of the dialog or part where something was, or of the page, takes its lost focus. `place`: what was around it. */
function focusResult(place: Element | null | undefined): void {
  const id = place?.isConnected && place.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
  const heading = (id && document.getElementById(id)) || document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  // A tab can have it as it is.
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
