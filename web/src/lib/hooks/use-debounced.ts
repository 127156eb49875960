import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../timing.ts';

/** The text once nobody has typed for a moment; `first` until then. */
export function useDebounced(text: string, first: string): string {
  const [value, setValue] = useState(first);
  useEffect(() => {
    const timer = setTimeout(setValue, SEARCH_DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return value;
}
