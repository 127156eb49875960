import { Button, Loader } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './form.module.css';

/** Not `disabled` while the form is invalid: pressing it shows the errors. */
export function SubmitButton(props: {
  valid: boolean;
  busy: boolean;
  /** What the form still wants, in a sentence that stands after the button. Empty: nothing; the line stays. */
  wanting?: string;
  /** The id of such a sentence that stands elsewhere. */
  describedBy?: string;
  /** The form's only way on: it looks ready, and leads to the first field that is not right. With `wanting` it does anyway. */
  leads?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const { valid, busy, wanting, describedBy, leads, children, className } = props;
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        className={className}
        aria-disabled={!valid || busy}
        data-disabled={(!valid && !leads && wanting === undefined) || undefined}
        aria-busy={busy}
        leftSection={busy && <Loader size="1.1em" color="currentcolor" />}
        aria-describedby={wanting ? id : describedBy}
      >
        {children}
      </Button>
      {wanting !== undefined && (
        <p id={id} className={classes.wanting}>
          {wanting}
        </p>
      )}
    </>
  );
}
