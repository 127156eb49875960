import type { ReactNode } from 'react';
import buttons from '../../ui/buttons.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './auth.module.css';
import { useText } from '../../lib/language/language.tsx';
import { authText } from './messages.ts';

/** Says what was wrong with a form. `beside`: another way on, beside the button that leads back to the form. */
export function ProblemDialog(props: {
  heading: string;
  text: ReactNode;
  opened: boolean;
  onClose: () => void;
  beside?: ReactNode;
}) {
  const t = useText(authText);
  const { heading, text, opened, onClose, beside } = props;
  return (
    <Dialog opened={opened} onClose={onClose} heading={heading} returnFocus={false}>
      <p className={classes.dialogText}>{text}</p>
      <div className={classes.ways}>
        {beside}
        <button type="button" data-autofocus className={buttons.primary} onClick={onClose}>
          {t.tryAgain}
        </button>
      </div>
    </Dialog>
  );
}
