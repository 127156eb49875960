import type { TextInputProps } from '@mantine/core';
import { useId, useRef } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';
import { MeantName } from './meant-name.tsx';
import { useMeant } from './use-meant.ts';

/** A field for a name that the catalogue often has already: offers those, and asks about one that is almost the same. */
export function NameField(props: {
  field: TextInputProps;
  value: string;
  known: readonly string[];
  onTake: (name: string) => void;
}) {
  const { field, value, known, onTake } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { meant, typing } = useMeant(value, known);
  return (
    <div>
      <TextField
        {...field}
        ref={input}
        list={listId}
        onFocus={typing.onFocus}
        onBlur={(event) => {
          typing.onBlur();
          field.onBlur?.(event);
        }}
      />
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="status">
        {meant !== undefined && (
          <MeantName
            meant={meant}
            onTake={() => {
              onTake(meant);
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
