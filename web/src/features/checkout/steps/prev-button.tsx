import { useId } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { checkoutText } from '../messages.ts';
import classes from './prev-button.module.css';

/** The specification's word, and below it where it leads. */
export function PrevButton(props: {
  to: 'address' | 'payment';
  disabled?: boolean;
  className?: string | undefined;
  onClick: () => void;
}) {
  const t = useText(checkoutText);
  const where = useId();
  const { to, disabled = false, className = '', onClick } = props;
  return (
    <button
      type="button"
      className={`${buttons.secondary} ${classes.prev} ${className}`}
      aria-describedby={where}
      {...{ disabled, onClick }}
    >
      {t.prev}
      <small id={where} aria-hidden="true">
        {t.step[to]}
      </small>
    </button>
  );
}
