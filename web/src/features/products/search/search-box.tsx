import { Combobox, useCombobox } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath, searchPath } from '../../../paths.ts';
import classes from './search-box.module.css';
import { SearchOptions, SEE_ALL } from './search-options.tsx';
import { useSearchResults } from './use-search-results.ts';

/** Longest text that the gateway takes (schema: ProductFilter.search). */
const MAX_LENGTH = 100;

/** The search box of the navigation bar: products while typing, the whole list on Enter and on 'See All..'. */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const results = useSearchResults(text);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const seeAll = () => {
    combobox.closeDropdown();
    if (text !== '') void navigate(searchPath(text));
  };
  const open = (option: string) => {
    if (option === SEE_ALL) return seeAll();
    combobox.closeDropdown();
    setTyped('');
    void navigate(productPath(option));
  };

  return (
    <search>
      <form
        className={classes.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          seeAll();
        }}
      >
        <Combobox store={combobox} onOptionSubmit={open} withinPortal={false} offset={8} shadow="none">
          <Combobox.Target withExpandedAttribute autoComplete="off">
            <input
              className={classes.input}
              type="search"
              aria-label="Search products"
              aria-autocomplete="list"
              placeholder="Search products.."
              maxLength={MAX_LENGTH}
              enterKeyHint="search"
              autoFocus={autoFocus}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                combobox.resetSelectedOption();
                if (event.currentTarget.value.trim() === '') combobox.closeDropdown();
                else combobox.openDropdown();
              }}
              onFocus={() => text !== '' && combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.Target>
          <button type="submit" className={classes.submit} aria-label="Show all results">
            <IconSearch aria-hidden />
          </button>
          <Combobox.Dropdown className={classes.dropdown} hidden={text === ''}>
            <SearchOptions text={text} results={results} />
          </Combobox.Dropdown>
        </Combobox>
      </form>
    </search>
  );
}
