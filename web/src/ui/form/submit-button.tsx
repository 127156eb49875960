import type { ReactNode } from 'react';
import buttons from '../buttons.module.css';

/**
 * Sends its form. Disabled for assistive technology and eye until the form is valid, yet pressing it still shows what is
 * wrong: a button that is dead gives no answer.
 */
export function SubmitButton(props: { valid: boolean; busy: boolean; children: ReactNode; className?: string }) {
  const { valid, busy, children, className = '' } = props;
  return (
    <button type="submit" className={`${buttons.primary} ${className}`} aria-disabled={!valid || busy} aria-busy={busy}>
      {children}
    </button>
  );
}
