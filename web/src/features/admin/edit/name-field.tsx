import type { TextInputProps } from '@mantine/core';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NameOffers } from './name-offers.tsx';
import { useMeant } from './use-meant.ts';

/** A field for a name that the catalogue often has already: offers those, and asks about one that is almost the same. */
export function NameField(props: {
  field: TextInputProps;
  value: string;
  known: readonly string[];
  onTake: (name: string) => void;
}) {
  const { field, value, known, onTake } = props;
  const { input, offers } = useMeant(value, known, onTake);
  return (
    <div>
      <TextField
        {...field}
        {...input}
        onBlur={(event) => {
          input.onBlur();
          field.onBlur?.(event);
        }}
      />
      <NameOffers {...offers} />
    </div>
  );
}
