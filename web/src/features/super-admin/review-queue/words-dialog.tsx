import { Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { fieldErrors } from '../../../apollo/error-codes.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useSetWatchWordsMutation } from '../../../generated/super-admin-review-queue.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import dialogs from '../../../ui/dialog/confirm-form.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { focusFirst } from '../../../ui/dialog/focus-first.ts';
import fieldClasses from '../../../ui/form/text-field.module.css';
import { uiText } from '../../../ui/messages.ts';
import { Problem } from '../dialogs/confirm-dialog.tsx';
import { showOutcome } from '../outcome.ts';
import { reviewQueueText } from './messages.ts';
import classes from './queue.module.css';

export function WordsDialog(props: {
  opened: boolean;
  words: readonly string[];
  onClose: () => void;
  onSaved: () => unknown;
}) {
  const t = useText(reviewQueueText);
  const { opened, words, onClose, onSaved } = props;
  return (
    <Dialog opened={opened} onClose={onClose} heading={t.editWords}>
      <WordsForm words={words} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

/** The next word is typed below the others. */
function startAtEnd(field: HTMLTextAreaElement | null): void {
  focusFirst(field);
  field?.setSelectionRange(field.value.length, field.value.length);
}

function WordsForm({ words, onClose, onSaved }: Omit<Parameters<typeof WordsDialog>[0], 'opened'>) {
  const t = useText(reviewQueueText);
  const ui = useText(uiText);
  const userMessage = useUserMessage();
  const [text, setText] = useState(words.map((word) => `${word}\n`).join(''));
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useSetWatchWordsMutation();

  const save = async () => {
    setProblem(null);
    const wanted = text.split('\n').filter((line) => line.trim() !== '');
    try {
      await send({ variables: { words: wanted } });
    } catch (error) {
      const { words: sentence } = fieldErrors(error);
      return setProblem(sentence === undefined ? userMessage(error) : ui.problem(sentence));
    }
    onClose();
    showOutcome({ code: 'SAVED', message: t.wordsSaved }, 'SAVED');
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) void save();
  };
  return (
    <form className={dialogs.form} onSubmit={submit}>
      <p className={classes.soft}>{t.wordsText}</p>
      <Textarea
        ref={startAtEnd}
        label={t.words}
        size="md"
        rows={8}
        resize="vertical"
        classNames={{ ...fieldClasses, input: `${fieldClasses.input} ${classes.words}` }}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Problem message={problem} />
      <div className={dialogs.buttons}>
        <button type="button" className={buttons.secondary} onClick={onClose}>
          {t.cancel}
        </button>
        <button type="submit" className={buttons.primary} aria-busy={loading}>
          {t.saveWords}
        </button>
      </div>
    </form>
  );
}
