import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useListbox } from '../../../lib/use-listbox.ts';
import { paths, productPath, searchPath } from '../../../lib/paths.ts';
import classes from './search-box.module.css';
import { useSearchResults, type SearchResults } from './use-search-results.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { searchText } from './messages.ts';

/** Suggests products while typing. Enter and 'See All..' open the product list. */
export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText(searchText);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const results = useSearchResults(text);

  const seeAll = () => {
    if (text !== '') void navigate(searchPath(text));
  };
  const listbox = useListbox({
    // The last option is 'See All..'.
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
        onFocus={listbox.open}
      />
      <button type="submit" className={classes.submit} aria-label={t.showAll}>
        <IconSearch aria-hidden />
      </button>
      {listbox.opened && <SearchOptions results={results} listbox={listbox} />}
    </form>
  );
}

function SearchOptions(props: { results: SearchResults; listbox: ReturnType<typeof useListbox> }) {
  const userMessage = useUserMessage();
  const t = useText(searchText);
  const { products, complete, error } = props.results;
  const statusText = (): string => {
    if (error) return userMessage(error);
    if (products.length > 0) return '';
    return complete ? t.none : t.searching;
  };
  const { listProps, optionProps } = props.listbox;
  return (
    <div className={classes.dropdown}>
      <ul {...listProps} aria-label={t.found}>
        {products.map((product, index) => (
          <li key={product.id} {...optionProps(index)} className={classes.option}>
            <ProductPicture src={product.image} alt="" sizes="52px" className={classes.picture} />
            <span className={classes.title}>{product.title}</span>
          </li>
        ))}
        <li {...optionProps(products.length)} className={`${classes.option} ${classes.all}`}>
          <span>{t.seeAll}</span>
          <IconArrow size={18} aria-hidden />
        </li>
      </ul>
      <p className={classes.state} role="status">
        {statusText()}
      </p>
    </div>
  );
}
