import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import classes from './toolbar.module.css';

/** Searches a table while typing. The address keeps the text without the blanks at its ends, the field as it was typed. */
export function SearchField(props: { label: string; search: string; onSearch: (search: string) => void }) {
  const { label, search, onSearch } = props;
  const [typed, setTyped] = useState({ text: search, search });
  return (
    <div className={classes.search}>
      <IconSearch size={20} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={`${label}..`}
        maxLength={100}
        autoComplete="off"
        value={typed.search === search ? typed.text : search}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped({ text, search: text.trim() });
          onSearch(text.trim());
        }}
      />
    </div>
  );
}
