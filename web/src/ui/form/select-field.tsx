import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import classes from './text-field.module.css';

/** A choice of a few, with its label above and what is wrong with it below. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect size="md" radius="md" classNames={classes} withAsterisk={false} required {...props} />;
}
