import { NativeSelect, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_SEARCH } from '../../../../schema/shop.ts';
import { SEARCH_DEBOUNCE_MS } from '../../lib/timing.ts';
import classes from './table.module.css';

export function SearchField(props: {
  label: string;
  placeholder: string;
  search: string;
  /** True: searches after a pause only, because each search is a request. */
  debounce: boolean;
  onSearch: (search: string) => void;
}) {
  const { label, placeholder, search, debounce, onSearch } = props;
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [known, setKnown] = useState(search);

  if (known !== search) {
    setKnown(search);
    // Changed from outside, by 'back' or a reset. A search of this field may be older than the typed text.
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  const send = (typed: string) => {
    setSent(typed.trim());
    onSearch(typed.trim());
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (text.trim() === sent) return undefined;
    const timer = window.setTimeout(() => sendLater(text), SEARCH_DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text, sent]);
  const type = (typed: string) => {
    setText(typed);
    if (!debounce) send(typed);
  };

  return (
    <TextInput
      type="search"
      radius="xl"
      flex="1 1 180px"
      miw={0}
      leftSection={<IconSearch size={20} aria-hidden />}
      aria-label={label}
      placeholder={placeholder}
      maxLength={MAX_SEARCH}
      autoComplete="off"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

export function FilterSelect(props: {
  label: string;
  value: string;
  everything: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  const { label, value, everything, options, onChoose } = props;
  return (
    <NativeSelect
      radius="xl"
      className={classes.filter}
      label={label}
      data={[{ value: '', label: everything }, ...options]}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
