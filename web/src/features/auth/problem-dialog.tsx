import type { ReactNode } from 'react';
import buttons from '../../ui/buttons.module.css';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './auth.module.css';

export function ProblemDialog(props: { heading: string; text: ReactNode; opened: boolean; onClose: () => void }) {
  const { heading, text, opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} heading={heading}>
      <p className={classes.dialogText}>{text}</p>
      <button type="button" className={buttons.primary} onClick={onClose}>
        Try Again
      </button>
    </Dialog>
  );
}
