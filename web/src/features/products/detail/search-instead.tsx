import { useId, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths, searchPath } from '../../../lib/paths.ts';
import { SearchField } from '../search/search-box.tsx';
import classes from './detail.module.css';
import { detailText } from './messages.ts';

/** A search where there is no such product. `title`: its name, if a card has shown it: the search then finds products like it. */
export function SearchInstead({ title }: { title: string | undefined }) {
  const t = useText(detailText);
  const navigate = useNavigate();
  const label = useId();
  return (
    <form
      role="search"
      aria-labelledby={label}
      action={paths.products}
      className={classes.search}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('search');
        if (typeof text === 'string' && text.trim() !== '') void navigate(searchPath(text.trim()));
      }}
    >
      <label id={label} htmlFor={`${label}-field`}>
        {title ? t.searchLike : t.searchInstead}
      </label>
      <SearchField id={`${label}-field`} submit={t.search} defaultValue={title?.slice(0, MAX_SEARCH)} required />
    </form>
  );
}
