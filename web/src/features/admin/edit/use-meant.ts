import { useId, useRef, useState } from 'react';
import { nearestName } from './nearest-name.ts';

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
