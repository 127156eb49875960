import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Paper } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { useText } from '../../../lib/language/language.tsx';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import type { Listbox } from '../../../lib/hooks/use-listbox.ts';
import { categoryPath, listPath, productPath } from '../../../lib/paths.ts';
import { priceOf } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { markMatches } from './mark-matches.ts';
import { searchText } from './messages.ts';
import classes from './search-box.module.css';
import { useSearchResults, type FoundPage, type FoundProduct } from './use-search-results.ts';

/** Products whose titles contain the text, then others, then lists. */
export function SearchSuggestions(props: {
  /** What was typed, without spaces around it; not empty. */
  text: string;
  listbox: Listbox;
  /** Is told where the options lead, in their order. The option after them is 'See All..'. */
  onOptions: (paths: string[]) => void;
}) {
  const { text, listbox, onOptions } = props;
  const userMessage = useUserMessage();
  const t = useText(searchText);
  const shared = useText(productText);
  const { category, otherFinds, outOfStock, someWords } = shared;
  const { exact, others, indexed, complete, error } = useSearchResults(text);
  const products = [...exact, ...others];
  const isNone = complete && !error && products.length === 0;
  const lists = isNone ? wholeCategories() : indexed ? suggestedLists(indexed) : [];
  const paths = [...products.map(({ id }) => productPath(id)), ...lists.map(({ path }) => path)];
  const order = paths.join(' ');
  const tell = useEffectEvent(() => onOptions(paths));
  useEffect(() => tell(), [order]);

  const searched = indexed?.didYouMean ?? text;
  /** Why the others are there. */
  const othersText = (): string => {
    if (indexed?.hasSomeWords) return someWords(searched);
    return indexed?.didYouMean == null ? otherFinds(text) : t.meant(searched);
  };
  const statusText = (): string => {
    if (error) return userMessage(error);
    if (products.length > 0) return exact.length === 0 ? othersText() : '';
    return complete ? t.none : t.searching;
  };
  const { listProps, optionProps } = listbox;
  const productOption = ({ id, title, image, availability, ...price }: FoundProduct, index: number) => (
    <li key={id} {...optionProps(index)} className={classes.option}>
      <ProductPicture src={image} alt="" sizes="52px" className={classes.picture} />
      <span className={classes.title}>
        {markMatches(title, searched).map(({ part, isMatch }, place) =>
          isMatch ? <mark key={place}>{part}</mark> : part,
        )}
      </span>{' '}
      <span className={classes.price}>
        {availability === 'OUT_OF_STOCK' && <small>{outOfStock}</small>} {priceOf(price, shared)}
      </span>
    </li>
  );
  return (
    <Paper withBorder radius="md" className={classes.dropdown}>
      <p className={classes.state} role="status">
        {statusText()}
      </p>
      <div {...listProps} aria-label={t.found}>
        {exact.length > 0 && <ul role="presentation">{exact.map(productOption)}</ul>}
        {others.length > 0 && (
          <>
            {exact.length > 0 && (
              <p className={classes.state} aria-hidden="true">
                {othersText()}
              </p>
            )}
            <ul role="group" aria-label={othersText()}>
              {others.map((product, index) => productOption(product, exact.length + index))}
            </ul>
          </>
        )}
        <ul role="presentation" className={classes.ends}>
          {lists.map((list, index) => (
            <li key={list.path} {...optionProps(products.length + index)} className={classes.option}>
              <IconSearch size={18} aria-hidden />
              <span className={classes.title}>{list.name}</span> <span className={classes.price}>{list.count}</span>
            </li>
          ))}
          <li {...optionProps(paths.length)} className={`${classes.option} ${classes.all}`}>
            <span>{t.seeAll}</span>
            <IconArrow size={18} aria-hidden />
          </li>
        </ul>
      </div>
    </Paper>
  );

  /** The categories and brands with the most results. */
  function suggestedLists({ didYouMean, counts }: FoundPage): SuggestedList[] {
    const search = didYouMean ?? text;
    const top = (
      kind: 'category' | 'brand',
      choices: { choice: string; count: number }[] = [],
      nameOf: (choice: string) => string,
    ): SuggestedList[] =>
      choices
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MOST)
        .map(({ choice, count }) => ({ name: nameOf(choice), count, path: listPath({ search, [kind]: choice }) }));
    return [
      ...top('category', counts?.categories, (choice) => t.inCategory(category(choice))),
      ...top('brand', counts?.brands, t.ofBrand),
    ];
  }

  /** Where nothing was found: the shop's categories, without what was typed. */
  function wholeCategories(): SuggestedList[] {
    return CATEGORIES.map((name) => ({ name: category(name), path: categoryPath(name) }));
  }
}

/** A list that a suggestion leads to. */
interface SuggestedList {
  name: string;
  /** Products in it; absent: it is not asked for. */
  count?: number;
  path: string;
}

const MOST = 2; // categories, and brands
