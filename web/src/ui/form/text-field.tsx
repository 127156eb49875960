import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useId } from 'react';
import classes from './text-field.module.css';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';

const LOOK = { size: 'md', radius: 'md', classNames: classes, withAsterisk: false } as const;

export function TextField(props: TextInputProps) {
  return <TextInput {...LOOK} required {...props} />;
}

export function PasswordField(props: PasswordInputProps) {
  const t = useText(uiText);
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <PasswordInput
      {...LOOK}
      required
      id={id}
      // Mantine links the error to its other fields, but not to this one.
      errorProps={{ id: errorId }}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? errorId : undefined}
      rightSectionWidth={52}
      visibilityToggleButtonProps={{ 'aria-label': t.showPassword, tabIndex: 0 }}
      {...props}
    />
  );
}
