import { Button, Loader, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';

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
  size?: 'lg';
}) {
  const { valid, busy, wanting, describedBy, leads, size, children } = props;
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        {...(size && { size })}
        aria-disabled={!valid || busy}
        data-disabled={(!valid && !leads && wanting === undefined) || undefined}
        aria-busy={busy}
        leftSection={busy && <Loader size="1.1em" color="currentcolor" />}
        aria-describedby={wanting ? id : describedBy}
      >
        {children}
      </Button>
      {wanting !== undefined && (
        // It keeps its line when it is empty, so that nothing moves while somebody types.
        <Text id={id} c="dimmed" fz="sm" mih="1.5em" my={-10}>
          {wanting}
        </Text>
      )}
    </>
  );
}
