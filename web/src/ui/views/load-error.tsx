import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useEffect } from 'react';
import { LoadingError } from '../../lib/lazy/loading-error.ts';
import buttons from '../buttons.module.css';
import classes from './notice.module.css';
import { keptWays } from './kept-ways.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/use-user-message.ts';
import { errorText } from '../../apollo/messages.ts';

/** Shows why a call failed, with a retry button. Retries by itself when the browser is online again. */
export function LoadError(props: {
  error: unknown;
  onRetry: () => unknown;
  /** Replaces the error's own message where the specification words it. */
  message?: string;
}) {
  const userMessage = useUserMessage();
  const t = useText(errorText);
  const { error, onRetry, message = userMessage(error) } = props;
  useEffect(() => {
    const retry = () => void onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  // Code that is missing needs a reload.
  const isGone = error instanceof LoadingError && error.kind === 'code';
  return (
    <>
      <div className={classes.notice} role="alert">
        <span className={`${classes.badge} ${classes.bad}`}>
          <IconCloudOff aria-hidden />
        </span>
        <p className={classes.text}>{message}</p>
        <button type="button" className={buttons.primary} onClick={() => void (isGone ? location.reload() : onRetry())}>
          {t.tryAgain}
        </button>
      </div>
      <keptWays.Place />
    </>
  );
}
