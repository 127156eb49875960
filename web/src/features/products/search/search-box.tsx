import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useListbox } from '../../../lib/use-listbox.ts';
import { paths, productPath, searchPath } from '../../../lib/paths.ts';
import classes from './search-box.module.css';
import type { FoundProduct } from './use-search-results.ts';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { searchText } from './messages.ts';

const loadSuggestions = async () => (await import('./search-suggestions.tsx')).SearchSuggestions;

/** Not part of the first screen: its code comes when somebody enters the search box. */
const SearchSuggestions = lazyComponent(loadSuggestions, Dropdown);

function Dropdown({ children }: { children?: ReactNode }) {
  return children ? <div className={classes.dropdown}>{children}</div> : null;
}

/** Suggests products while typing. Enter and 'See All..' open the product list. */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText(searchText);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [products, setProducts] = useState<FoundProduct[]>([]);

  const seeAll = () => {
    if (text !== '') void navigate(searchPath(text));
  };
  const listbox = useListbox({
    // The last option is 'See All..'.
    count: text === '' ? 0 : products.length + 1,
    onChoose: (index) => {
      const product = products[index];
      if (!product) return seeAll();
      setTyped('');
      void navigate(productPath(product.id));
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
          setTyped(event.currentTarget.value);
          // Closing and opening resets the active option, since the results change with the text.
          listbox.close();
          listbox.open();
        }}
        onFocus={() => {
          // A failure is shown, and mended, when the suggestions are.
          void loadSuggestions().catch(() => undefined);
          listbox.open();
        }}
      />
      <button type="submit" className={classes.submit} aria-label={t.showAll}>
        <IconSearch aria-hidden />
      </button>
      {text !== '' && <SearchSuggestions text={text} listbox={listbox} onProducts={setProducts} />}
    </form>
  );
}
