import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { firstClick } from '../first-click.ts';
import classes from './dialog.module.css';

/** Asks before something is lost for good. The safe choice has the focus, unless a field in `children` has `data-autofocus`. */
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
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onAction();
      }}
    >
      {children}
      <div className={classes.buttons}>
        <Button variant="default" autoFocus data-autofocus onClick={firstClick(onKeep)}>
          {keep}
        </Button>
        <Button
          type="submit"
          color="danger"
          disabled={!ready}
          loading={busy}
          // What has opened the question may have been a double click: its second half is no answer.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {action}
        </Button>
      </div>
    </Stack>
  );
}
