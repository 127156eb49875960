import { useEffect, useRef } from 'react';
import buttons from '../../components/buttons.module.css';
import classes from './auth.module.css';

/** Stands where the form was, and takes the focus over from it. */
export function SentNotice({ message, onAgain }: { message: string; onAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={classes.sent} tabIndex={-1}>
      <p className={classes.message}>{message}</p>
      <p>Open the link in it to set a new password. It works for 5 minutes.</p>
      <button type="button" className={buttons.secondary} onClick={onAgain}>
        Send another
      </button>
    </div>
  );
}
