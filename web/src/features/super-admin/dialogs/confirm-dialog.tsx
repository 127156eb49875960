import { useState, type ReactNode } from 'react';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { sayOutcome, type Outcome } from '../outcome.ts';
import classes from './dialogs.module.css';

/** What is asked before something goes for good. */
export interface Question {
  heading: string;
  text: ReactNode;
  /** What the button that does it says. */
  action: string;
  /** What must be typed first, for what would hurt most. */
  typed?: { label: string; text: string };
  act: () => Promise<Outcome>;
  /** The code of what is wanted. */
  success: string;
  /** Codes after which there is nothing left to ask: they close the dialog with an error toast. */
  gone: readonly string[];
}

/** Asks before something goes for good, and stays with what went wrong if it did. Null: nothing is asked. */
export function ConfirmDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  return (
    <Dialog opened={question !== null} onClose={onClose} heading={question?.heading ?? ''}>
      {question && <Confirmation question={question} onClose={onClose} />}
    </Dialog>
  );
}

function Confirmation({ question, onClose }: { question: Question; onClose: () => void }) {
  const { text, action, typed, act, success, gone } = question;
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ready = !busy && (!typed || answer.trim() === typed.text);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await act();
    setBusy(false);
    if (outcome.code !== success && !gone.includes(outcome.code ?? '')) return setProblem(outcome.message);
    onClose();
    sayOutcome(outcome, success);
  };

  return (
    <ConfirmForm keep="Keep" onKeep={onClose} action={action} onAction={() => void confirm()} ready={ready} busy={busy}>
      <div>{text}</div>
      {typed && (
        <TextField
          label={typed.label}
          value={answer}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      )}
      <Problem message={problem} />
    </ConfirmForm>
  );
}

/** What went wrong, inside the dialog: a toast would lie behind it. */
export function Problem({ message }: { message: string | null }) {
  return <div role="alert">{message && <p className={classes.problem}>{message}</p>}</div>;
}
