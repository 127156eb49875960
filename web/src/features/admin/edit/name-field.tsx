import { Anchor, Text, type TextInputProps } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';
import { adminText as t } from '../messages.ts';
import { nearestName } from './nearest-name.ts';

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

/**
 * A field for a name that the catalogue often has already. `input` is for the field, `offers` for the NameOffers below it, which ask about
 * one that is almost known. While somebody types the name itself, the last letters are only missing yet.
 */
export function useMeant(value: string, known: readonly string[], take: (name: string) => void) {
  const list = useId();
  const ref = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const near = nearestName(value, known);
  return {
    input: { ref, list, onFocus: () => setTyping(true), onBlur: () => setTyping(false) },
    offers: {
      list,
      known,
      meant: near !== undefined && !(isTyping && near.startsWith(value.trim())) ? near : undefined,
      onTake: (name: string) => {
        take(name);
        ref.current?.focus();
      },
    },
  };
}

/** The names that a field offers, and below it the question whether one of them is meant. What it gets is of `useMeant`. */
export function NameOffers(props: {
  list: string;
  known: readonly string[];
  meant: string | undefined;
  onTake: (name: string) => void;
}) {
  const { list, known, meant, onTake } = props;
  return (
    <>
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="status">
        {meant !== undefined && (
          <Text c="dimmed">
            <span>{t.didYouMean(meant)}</span>{' '}
            <Anchor
              component="button"
              type="button"
              py="xs"
              aria-label={t.useThis(meant)}
              onClick={() => onTake(meant)}
            >
              {t.useIt}
            </Anchor>
          </Text>
        )}
      </div>
    </>
  );
}
