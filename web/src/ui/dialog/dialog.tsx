import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import buttons from '../buttons.module.css';
import classes from './dialog.module.css';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

/** The browser's own <dialog>, which keeps the focus inside and closes on Escape. */
export function Dialog(props: {
  opened: boolean;
  onClose: () => void;
  heading: string;
  /** True: screen readers read the content when it opens. */
  question?: boolean;
  /** True: a drawer at the window's side, as high as the window. */
  side?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const t = useText(uiText);
  const { opened, onClose, heading, question = false, side = false, children, footer } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const bodyId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (opened) element?.showModal();
    return () => element?.close();
  }, [opened]);

  /**
   * The content fills the dialog, so a click on the dialog itself is on the backdrop. React tells both events of a dialog within this
   * one, too.
   */
  const closeOwn = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={side ? `${classes.dialog} ${classes.side}` : classes.dialog}
      aria-labelledby={headingId}
      aria-describedby={question ? bodyId : undefined}
      onClose={closeOwn}
      onClick={closeOwn}
    >
      {opened && (
        <div className={classes.sheet}>
          <header className={classes.header}>
            <h2 id={headingId}>{heading}</h2>
            <button type="button" className={buttons.icon} aria-label={t.close} onClick={onClose}>
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
