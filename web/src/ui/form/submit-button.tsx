import type { ReactNode } from 'react';
import buttons from '../buttons.module.css';

/** Not `disabled` while the form is invalid: pressing it shows the errors. */
export function SubmitButton(props: { valid: boolean; busy: boolean; children: ReactNode; className?: string }) {
  const { valid, busy, children, className = '' } = props;
  return (
    <button type="submit" className={`${buttons.primary} ${className}`} aria-disabled={!valid || busy} aria-busy={busy}>
      {children}
    </button>
  );
}
