import IconArrow from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useEffect, useEffectEvent } from 'react';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { Listbox } from '../../../lib/use-listbox.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { searchText } from './messages.ts';
import classes from './search-box.module.css';
import { useSearchResults, type FoundProduct } from './use-search-results.ts';

export interface SuggestionsProps {
  /** What was typed, without spaces around it. */
  text: string;
  listbox: Listbox;
  /** Is told which products the options show, in their order. The option after them is 'See All..'. */
  onProducts: (products: FoundProduct[]) => void;
}

/** The options of the search box. */
export function SearchSuggestions({ text, listbox, onProducts }: SuggestionsProps) {
  const userMessage = useUserMessage();
  const t = useText(searchText);
  const { products, complete, error } = useSearchResults(text);
  const ids = products.map(({ id }) => id).join(' ');
  const tell = useEffectEvent(() => onProducts(products));
  useEffect(() => tell(), [ids]);

  if (!listbox.opened) return null;
  const statusText = (): string => {
    if (error) return userMessage(error);
    if (products.length > 0) return '';
    return complete ? t.none : t.searching;
  };
  const { listProps, optionProps } = listbox;
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
