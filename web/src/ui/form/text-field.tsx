import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useId } from 'react';
import classes from './text-field.module.css';

const LOOK = { size: 'md', radius: 'md', classNames: classes, withAsterisk: false } as const;

/** A line of text with its label above and what is wrong with it below. */
export function TextField(props: TextInputProps) {
  return <TextInput {...LOOK} required {...props} />;
}

/** A password, which can be shown. */
export function PasswordField(props: PasswordInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <PasswordInput
      {...LOOK}
      required
      id={id}
      // Mantine ties the error to its text fields, but not to this one.
      errorProps={{ id: errorId }}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? errorId : undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
      {...props}
    />
  );
}
