import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useListbox } from '../../../lib/hooks/use-listbox.ts';
import { paths, searchPath } from '../../../lib/paths.ts';
import { isFieldInUse, noteField } from '../../../lib/router/field-in-use.ts';
import classes from './search-box.module.css';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { searchText } from './messages.ts';

/** Not part of the first screen: comes when somebody enters the search box. */
const loadSuggestions = () => import('./search-suggestions.tsx');

const SearchSuggestions = lazyComponent(async () => (await loadSuggestions()).SearchSuggestions, Dropdown);

function Dropdown({ children }: { children?: ReactNode }) {
  return children ? <div className={classes.dropdown}>{children}</div> : null;
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
  if (on !== shown) setState({ typed: isFieldInUse() ? typed : shown, on: shown });
  const text = typed.trim();
  const [options, setOptions] = useState<string[]>([]);

  const seeAll = () => {
    if (text !== '') void navigate(searchPath(text));
  };
  const listbox = useListbox({
    // An empty box has none; of a text, the last one is 'See All..'.
    count: text === '' ? 0 : options.length + 1,
    onChoose: (index) => {
      const chosen = options[index];
      if (!chosen) return seeAll();
      setState({ typed: '', on: shown });
      void navigate(chosen);
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
      <input
        {...listbox.inputProps}
        className={classes.input}
        type="search"
        name="search"
        aria-label={t.label}
        placeholder={t.placeholder}
        maxLength={MAX_SEARCH}
        enterKeyHint="search"
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => {
          noteField(event.currentTarget);
          setState({ typed: event.currentTarget.value, on: shown });
          // Closing and opening resets the active option, since the results change with the text.
          listbox.close();
          listbox.open();
        }}
        onFocus={(event) => {
          noteField(event.currentTarget);
          // A failure is shown, and mended, when the suggestions are.
          void loadSuggestions().catch(() => undefined);
          listbox.open();
        }}
      />
      {typed && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t.clear}
          onClick={({ currentTarget }) => {
            setState({ typed: '', on: shown });
            currentTarget.form?.querySelector('input')?.focus();
          }}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
      <button type="submit" className={classes.submit} aria-label={t.showAll}>
        <IconSearch aria-hidden />
      </button>
      {listbox.wanted && text !== '' && <SearchSuggestions text={text} listbox={listbox} onOptions={setOptions} />}
    </form>
  );
}
