import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import { recentSearchText } from './messages.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import classes from '../search-box.module.css';
import { pricedPath } from '../priced-search.ts';
import type { SuggestionsProps } from '../suggestions-props.ts';

/** The options of an empty search box: what was searched last, and to forget it. */
export function RecentOptions({ listbox, onOptions }: Omit<SuggestionsProps, 'text'>) {
  const t = useText(recentSearchText);
  const searches = useRecentSearches();
  const tell = useEffectEvent(() =>
    onOptions(searches.length > 0 ? [...searches.map((text) => pricedPath(text)), forgetSearches] : []),
  );
  useEffect(() => tell(), [searches]);

  if (searches.length === 0) return null;
  const { listProps, optionProps } = listbox;
  return (
    <div className={classes.dropdown}>
      <ul {...listProps} aria-label={t.recent}>
        {searches.map((text, index) => (
          <li key={text} {...optionProps(index)} className={`${classes.option} ${classes.list}`}>
            <IconHistory size={18} aria-hidden />
            <span className={classes.title}>{text}</span>
          </li>
        ))}
        <li {...optionProps(searches.length)} className={`${classes.option} ${classes.all}`}>
          <span>{t.forget}</span>
          <IconX size={18} aria-hidden />
        </li>
      </ul>
    </div>
  );
}
