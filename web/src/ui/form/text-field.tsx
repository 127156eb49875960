import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import { useId } from 'react';
import '../../theme/mantine-late.css';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

export function TextField(props: TextInputProps) {
  return <TextInput required {...props} />;
}

export function PasswordField(props: PasswordInputProps) {
  const t = useText(uiText);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <PasswordInput
      required
      id={id}
      // Mantine links the error to its other fields, but not to this one.
      errorProps={{ id: errorId }}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? errorId : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t.showPassword, tabIndex: 0 }}
      {...props}
    />
  );
}
