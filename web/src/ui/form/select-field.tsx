import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import classes from './text-field.module.css';

export function SelectField(props: NativeSelectProps) {
  return (
    <NativeSelect
      size="md"
      radius="md"
      classNames={classes}
      withAsterisk={false}
      rightSection={<IconDown size={18} stroke={2.5} aria-hidden />}
      required
      {...props}
    />
  );
}
