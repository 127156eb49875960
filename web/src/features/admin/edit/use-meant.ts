import { useState } from 'react';
import { nearestName } from './nearest-name.ts';

/** The known name that a field's value is almost. While somebody types the name itself, the last letters are only missing yet. */
export function useMeant(value: string, known: readonly string[]) {
  const [isTyping, setTyping] = useState(false);
  const near = nearestName(value, known);
  return {
    meant: near !== undefined && !(isTyping && near.startsWith(value.trim())) ? near : undefined,
    /** For the field. */
    typing: { onFocus: () => setTyping(true), onBlur: () => setTyping(false) },
  };
}
