import type { ReactNode } from 'react';
import { once } from '../../lib/one-intent.ts';
import buttons from '../buttons.module.css';
import classes from './confirm-form.module.css';
import { focusFirst } from './focus-first.ts';

/** Asks before something is lost for good. The safe choice has the focus, unless `children` have a field that takes it. */
export function ConfirmForm(props: {
  children: ReactNode;
  keep: string;
  onKeep: () => void;
  action: string;
  onAction: () => void;
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
          className={`${buttons.primary} ${classes.danger}`}
          aria-disabled={!ready}
          aria-busy={busy}
        >
          {action}
        </button>
      </div>
    </form>
  );
}
