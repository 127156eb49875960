import type { ReactNode } from 'react';
import { once } from '../../../../lib/one-intent.ts';
import buttons from '../../../../ui/buttons.module.css';

export function ToolButton(props: {
  label: string;
  single?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { label, single, disabled, onClick, children } = props;
  return (
    <button
      type="button"
      {...(single && once)}
      className={buttons.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
