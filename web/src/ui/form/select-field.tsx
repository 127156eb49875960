import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import classes from './text-field.module.css';

export function SelectField(props: NativeSelectProps) {
  return <NativeSelect size="md" radius="md" classNames={classes} withAsterisk={false} required {...props} />;
}
