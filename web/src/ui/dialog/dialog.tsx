import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import buttons from '../buttons.module.css';
import classes from './dialog.module.css';

/** A modal dialog with a heading: the browser's own, which keeps the focus inside and closes on Escape. */
export function Dialog(props: {
  opened: boolean;
  onClose: () => void;
  heading: string;
  /** True where the content is a question, which screen readers then say at once. */
  question?: boolean;
  children: ReactNode;
  /** Stays in sight below the content, which scrolls. */
  footer?: ReactNode;
}) {
  const { opened, onClose, heading, question = false, children, footer } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const bodyId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (opened) element?.showModal();
    return () => element?.close();
  }, [opened]);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={headingId}
      aria-describedby={question ? bodyId : undefined}
      onClose={onClose}
      onClick={(event) => {
        // The dialog's own box is filled by its content, so a click on it is one on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {opened && (
        <div className={classes.sheet}>
          <header className={classes.header}>
            <h2 id={headingId}>{heading}</h2>
            <button type="button" className={buttons.icon} aria-label="Close" onClick={onClose}>
              <IconX aria-hidden />
            </button>
          </header>
          <div id={bodyId} className={classes.body}>
            {children}
          </div>
          {footer && <footer className={classes.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
