import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { ActionIcon, Paper, TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useListbox } from '../../../lib/hooks/use-listbox.ts';
import { paths, searchPath } from '../../../lib/paths.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import classes from './search-box.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { searchText } from './messages.ts';

/** Not part of the first screen: comes when somebody enters the search box. */
const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions, Dropdown);

function Dropdown({ children }: { children?: ReactNode }) {
  return children ? (
    <Paper withBorder radius="md" className={classes.dropdown}>
      {children}
    </Paper>
  ) : null;
}

/** The search text of the product list that is shown; '' elsewhere. */
function useShownSearch(): string {
  const { pathname, search } = useLocation();
  return pathname === paths.products ? (new URLSearchParams(search).get('search') ?? '').slice(0, MAX_SEARCH) : '';
}

/** Suggests products while typing. Enter and 'See All..' open the product list. Shows the text of the list that is open. */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText(searchText);
  const navigate = useNavigate();
  const shown = useShownSearch();
  const [{ typed, on }, setState] = useState({ typed: shown, on: shown });
  // Another list has another text, and any other page has none. What is being typed stays.
  if (on !== shown) setState({ typed: isTyping() ? typed : shown, on: shown });
  const text = typed.trim();
  const [options, setOptions] = useState<string[]>([]);

  const input = useRef<HTMLInputElement>(null);
  const open = (path: string) => {
    // The next screen gets the focus.
    input.current?.blur();
    void navigate(path);
  };
  const seeAll = () => {
    if (text !== '') open(searchPath(text));
  };
  const listbox = useListbox({
    // An empty box has none; of a text, the last one is 'See All..'.
    count: text === '' ? 0 : options.length + 1,
    onChoose: (index) => {
      const chosen = options[index];
      if (!chosen) return seeAll();
      setState({ typed: '', on: shown });
      open(chosen);
    },
  });

  return (
    <form
      role="search"
      action={paths.products}
      className={classes.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        listbox.close();
        seeAll();
      }}
    >
      <SearchField
        {...listbox.inputProps}
        ref={input}
        aria-label={t.label}
        submit={t.showAll}
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => {
          setState({ typed: event.currentTarget.value, on: shown });
          // Closing and opening resets the active option, since the results change with the text.
          listbox.close();
          listbox.open();
        }}
        onFocus={() => {
          void SearchSuggestions.preload();
          listbox.open();
        }}
        rightSectionWidth={typed ? 94 : 50}
        clear={
          typed && (
            <ActionIcon
              aria-label={t.clear}
              onClick={() => {
                setState({ typed: '', on: shown });
                input.current?.focus();
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )
        }
      />
      {listbox.wanted && text !== '' && <SearchSuggestions text={text} listbox={listbox} onOptions={setOptions} />}
    </form>
  );
}

/** A field for a search, with the button that starts it. */
export function SearchField({ submit, clear, ...props }: TextInputProps & { submit: string; clear?: ReactNode }) {
  const { placeholder } = useText(searchText);
  return (
    <TextInput
      type="search"
      name="search"
      radius="xl"
      placeholder={placeholder}
      maxLength={MAX_SEARCH}
      enterKeyHint="search"
      classNames={{ input: classes.input }}
      rightSectionWidth={50}
      {...props}
      rightSection={
        <>
          {clear}
          <ActionIcon type="submit" variant="filled" color="brand" aria-label={submit}>
            <IconSearch size={20} aria-hidden />
          </ActionIcon>
        </>
      }
    />
  );
}
