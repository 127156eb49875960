import type { ReactNode } from 'react';
import buttons from '../../ui/buttons.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './auth.module.css';
import { useText } from '../../lib/language/language.tsx';
import { authText } from './messages.ts';

export function ProblemDialog(props: { heading: string; text: ReactNode; opened: boolean; onClose: () => void }) {
  const t = useText(authText);
  const { heading, text, opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} heading={heading}>
      <p className={classes.dialogText}>{text}</p>
      <button type="button" className={buttons.primary} onClick={onClose}>
        {t.tryAgain}
      </button>
    </Dialog>
  );
}
