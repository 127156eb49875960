import buttons from '../../ui/buttons.module.css';
import classes from './auth.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** Stands where the form was: the mail is on its way. */
export function SentNotice({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div ref={useFocusOnArrival()} className={`${classes.sent} ${classes.arrived}`} tabIndex={-1}>
      <p className={classes.message}>{message}</p>
      <p>Open the link in it to set a new password. It works for 5 minutes.</p>
      <button type="button" className={buttons.secondary} onClick={onAgain}>
        Send another
      </button>
    </div>
  );
}
