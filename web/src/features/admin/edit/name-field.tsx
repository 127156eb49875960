import type { TextInputProps } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { TextField } from '../../../ui/form/text-field.tsx';
import { adminText } from '../messages.ts';
import { nearestName } from './nearest-name.ts';
import classes from './product-form.module.css';

/** A field for a name that the catalogue often has already: offers those, and asks about one that is almost the same. */
export function NameField(props: {
  field: TextInputProps;
  value: string;
  known: readonly string[];
  onTake: (name: string) => void;
}) {
  const t = useText(adminText);
  const { field, value, known, onTake } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const near = nearestName(value, known);
  // While somebody types the name itself, the last letters are only missing yet.
  const meant = near !== undefined && !(isTyping && near.startsWith(value.trim())) ? near : undefined;
  return (
    <div>
      <TextField
        {...field}
        ref={input}
        list={listId}
        onFocus={() => setTyping(true)}
        onBlur={(event) => {
          setTyping(false);
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
          <p className={classes.meant}>
            {t.didYouMean(meant)}
            <button
              type="button"
              className={buttons.quiet}
              aria-label={t.useThis(meant)}
              onClick={() => {
                onTake(meant);
                input.current?.focus();
              }}
            >
              {t.useIt}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
