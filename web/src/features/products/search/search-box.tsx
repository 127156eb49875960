import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListbox } from '../../../lib/use-listbox.ts';
import { productPath, searchPath } from '../../../lib/paths.ts';
import classes from './search-box.module.css';
import { SearchOptions } from './search-options.tsx';
import { useSearchResults } from './use-search-results.ts';

/** The search box of the navigation bar: products while typing, the whole list on Enter and on 'See All..'. */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const results = useSearchResults(text);

  const seeAll = () => {
    if (text !== '') void navigate(searchPath(text));
  };
  const listbox = useListbox({
    // The last option is 'See All..'; an empty box shows nothing.
    count: text === '' ? 0 : results.products.length + 1,
    onChoose: (index) => {
      const product = results.products[index];
      if (!product) return seeAll();
      setTyped('');
      void navigate(productPath(product.id));
    },
  });

  return (
    <form
      role="search"
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
        aria-label="Search products"
        placeholder="Search products.."
        maxLength={MAX_SEARCH}
        enterKeyHint="search"
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          // Another text, another list: nothing in it is chosen yet.
          listbox.close();
          listbox.open();
        }}
        onFocus={listbox.open}
      />
      <button type="submit" className={classes.submit} aria-label="Show all results">
        <IconSearch aria-hidden />
      </button>
      {listbox.opened && <SearchOptions results={results} listbox={listbox} />}
    </form>
  );
}
