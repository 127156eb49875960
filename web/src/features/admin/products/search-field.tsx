import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../../lib/constants.ts';
import classes from './products-tab.module.css';

/** Narrows the table to titles with the typed text, a moment after the last keystroke. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // The address says something else by itself: 'back', or the search was cleared.
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(text.trim()), SEARCH_DEBOUNCE_MS);
  };

  return (
    <label className={classes.search}>
      <IconSearch size={20} aria-hidden />
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder="Search by title"
        aria-label="Search by title"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </label>
  );
}
