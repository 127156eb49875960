import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useEffectEvent } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productPath } from '../../../lib/paths.ts';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { markMatches } from './mark-matches.ts';
import { searchText } from './messages.ts';
import { pricedPath } from './priced-search.ts';
import { RecentOptions } from './recent/recent-options.tsx';
import { rememberSearch } from './recent/recent-searches.ts';
import classes from './search-box.module.css';
import { suggestedLists, WHOLE_CATEGORIES, type SuggestedList } from './suggested-lists.ts';
import type { SuggestionsProps } from './suggestions-props.ts';
import { useSearchResults } from './use-search-results.ts';

/** What a search that was sent off leads to. It is remembered. */
export function startSearch(text: string): string {
  rememberSearch(text);
  return pricedPath(text);
}

export function SearchSuggestions({ text, ...props }: SuggestionsProps) {
  return text === '' ? <RecentOptions {...props} /> : <FoundOptions text={text} {...props} />;
}

/** Products, then lists of them. */
function FoundOptions({ text, listbox, onOptions }: SuggestionsProps) {
  const userMessage = useUserMessage();
  const t = useText(searchText);
  const shared = useText(productText);
  const { category, outOfStock, someWords } = shared;
  const { products, indexed, complete, error } = useSearchResults(text);
  const isNone = complete && !error && products.length === 0;
  const lists = isNone ? WHOLE_CATEGORIES : indexed ? suggestedLists(text, indexed) : [];
  const paths = [...products.map(({ id }) => productPath(id)), ...lists.map(({ path }) => path)];
  const order = paths.join(' ');
  const tell = useEffectEvent(() => onOptions(paths));
  useEffect(() => tell(), [order]);

  const statusText = (): string => {
    if (error) return userMessage(error);
    if (products.length > 0) {
      if (indexed?.hasSomeWords) return someWords(indexed.didYouMean ?? text);
      return indexed?.didYouMean == null ? '' : t.meant(indexed.didYouMean);
    }
    return complete ? t.none : t.searching;
  };
  const listText = ({ kind, name }: SuggestedList): string => {
    if (kind === 'brand') return t.ofBrand(name);
    return kind === 'whole' ? category(name) : t.inCategory(category(name));
  };
  const { listProps, optionProps } = listbox;
  return (
    <div className={classes.dropdown}>
      <p className={classes.state} role="status">
        {statusText()}
      </p>
      <ul {...listProps} aria-label={t.found}>
        {products.map(({ id, title, image, availability, ...price }, index) => (
          <li key={id} {...optionProps(index)} className={classes.option}>
            <ProductPicture src={image} alt="" sizes="52px" className={classes.picture} />
            <span className={classes.title}>
              {markMatches(title, indexed?.didYouMean ?? text).map(({ part, isMatch }, place) =>
                isMatch ? <mark key={place}>{part}</mark> : part,
              )}
            </span>{' '}
            <span className={classes.price}>
              {availability === 'OUT_OF_STOCK' && <small className={classes.out}>{outOfStock}</small>}{' '}
              {priceOf(price, shared)}
            </span>
          </li>
        ))}
        {lists.map((list, index) => (
          <li key={list.path} {...optionProps(products.length + index)} className={`${classes.option} ${classes.list}`}>
            <IconSearch size={18} aria-hidden />
            <span className={classes.title}>{listText(list)}</span> <span className={classes.count}>{list.count}</span>
          </li>
        ))}
        <li {...optionProps(paths.length)} className={`${classes.option} ${classes.all}`}>
          <span>{t.seeAll}</span>
          <IconArrow size={18} aria-hidden />
        </li>
      </ul>
    </div>
  );
}
