import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useEffect } from 'react';
import { userMessage } from '../../apollo/user-message.ts';
import { LoadingError } from '../../lib/lazy/loading-error.ts';
import buttons from '../buttons.module.css';
import classes from './notice.module.css';

/**
 * What stands where data should be when its call failed: what happened, and a way to try again. When the connection comes back, it
 * does that by itself.
 */
export function LoadError(props: {
  error: unknown;
  onRetry: () => unknown;
  /** In place of the error's own sentence, where the specification words it. */
  message?: string;
}) {
  const { error, onRetry, message = userMessage(error) } = props;
  useEffect(() => {
    const retry = () => void onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  // Code that is gone comes with a new page only.
  const isGone = error instanceof LoadingError && error.kind === 'code';
  return (
    <div className={classes.notice} role="alert">
      <span className={`${classes.badge} ${classes.bad}`}>
        <IconCloudOff aria-hidden />
      </span>
      <p className={classes.text}>{message}</p>
      <button type="button" className={buttons.primary} onClick={() => void (isGone ? location.reload() : onRetry())}>
        Try again
      </button>
    </div>
  );
}
