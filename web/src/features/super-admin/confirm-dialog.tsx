import { Alert } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { useIsShown } from '../../lib/hooks/use-is-shown.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ADMIN_TOAST_MS } from '../../lib/timing.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { superAdminText as t } from './messages.ts';
import { showOutcome, type Outcome } from './outcome.ts';

export interface Question {
  heading: string;
  text: ReactNode;
  /** Label of the confirming button. */
  action: string;
  /** The user must type `text` before confirming. */
  typeToConfirm?: { label: string; text: string };
  onConfirm: () => Promise<Outcome>;
  /** The outcome code of a success. */
  successCode: string;
}

/** Asks before a deletion. The dialog is closed when `question` is null. */
export function ConfirmDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  return (
    <Dialog opened={question !== null} onClose={onClose} heading={question?.heading ?? ''}>
      {question && <Confirmation question={question} onClose={onClose} />}
    </Dialog>
  );
}

function Confirmation({ question, onClose }: { question: Question; onClose: () => void }) {
  const { text, action, typeToConfirm, onConfirm, successCode } = question;
  const [typedText, setTypedText] = useState('');
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, shown } = useProblem();
  const ready = !busy && (!typeToConfirm || typedText.trim() === typeToConfirm.text);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await onConfirm();
    setBusy(false);
    // A toast says what is gone already. Other failures are shown here, for a retry.
    if (![successCode, 'NOT_FOUND'].includes(outcome.code ?? '')) return setProblem(outcome.message);
    if (shown.current) onClose();
    showOutcome(outcome, successCode);
  };

  return (
    <ConfirmForm
      keep={t.keep}
      onKeep={onClose}
      action={action}
      onAction={() => void confirm()}
      ready={ready}
      busy={busy}
    >
      <div>{text}</div>
      {typeToConfirm && (
        <TextField
          data-autofocus
          label={typeToConfirm.label}
          value={typedText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTypedText(event.currentTarget.value)}
        />
      )}
      <Problem message={problem} />
    </ConfirmForm>
  );
}

/**
 * Why the change of a dialog was not made. Once the dialog is closed a toast says it. `shown`: whether it is still open; another
 * one may be by the time of the answer.
 */
export function useProblem() {
  const [problem, show] = useState<string | null>(null);
  const shown = useIsShown();
  const setProblem = (message: string | null): void => {
    if (shown.current) show(message);
    else if (message !== null) showToast({ kind: 'error', message, duration: ADMIN_TOAST_MS });
  };
  return { problem, setProblem, shown };
}

/** An error inside a dialog, since the dialog would cover a toast. The alert is there before its words, so that they are read out. */
export const Problem = ({ message }: { message: string | null }) => (
  <div role="alert">
    {message && (
      <Alert role="none" color="danger">
        {message}
      </Alert>
    )}
  </div>
);
