import type { ReactNode } from 'react';
import { once } from '../../lib/one-intent.ts';
import buttons from '../buttons.module.css';
import classes from './confirm-form.module.css';

/** Tells the browser what has the focus once the dialog opens; React gives its `autoFocus` too early, while it is closed. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** What a dialog asks before something goes for good. The focus is on what keeps it. */
export function ConfirmForm(props: {
  children: ReactNode;
  keep: string;
  onKeep: () => void;
  action: string;
  onAction: () => void;
  /** False: something is missing yet. */
  ready?: boolean;
  busy?: boolean;
}) {
  const { children, keep, onKeep, action, onAction, ready = true, busy = false } = props;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onAction();
      }}
    >
      {children}
      <div className={classes.buttons}>
        <button type="button" {...once} ref={focusFirst} className={buttons.secondary} onClick={onKeep}>
          {keep}
        </button>
        <button
          type="submit"
          {...once}
          className={`${buttons.primary} ${ready ? classes.danger : ''}`}
          aria-disabled={!ready}
          aria-busy={busy}
        >
          {action}
        </button>
      </div>
    </form>
  );
}
