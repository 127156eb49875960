import { FILTERS } from './filters/filters.tsx';
import { SORTS, type ListParams, type ListSort } from './list-params.ts';
import classes from './sort-control.module.css';
import select from '../../../ui/select.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { listText } from './messages.ts';

interface SortProps {
  params: Pick<ListParams, 'search' | 'sort'>;
  onSort: (sort: ListSort | null) => void;
}

/** The name of an order; null: the list's own. */
export const sortName = (t: typeof listText.english, search: string, sort: ListSort | null): string =>
  sort ? t.sorts[sort] : search ? t.bestMatch : t.defaultSort;

/** The sort control of wide screens. */
export function SortSelect({ params: { search, sort }, onSort }: SortProps) {
  const t = useText(listText);
  return (
    <label className={classes.sort}>
      <span>{t.sortBy}</span>
      <select
        className={select.select}
        name="sort"
        form={FILTERS}
        value={SORTS.find(({ value }) => value === sort)?.slug}
        onChange={({ currentTarget }) => onSort(SORTS[currentTarget.selectedIndex]?.value ?? null)}
      >
        {SORTS.map(({ slug, value }) => (
          <option key={slug} value={slug}>
            {sortName(t, search, value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The sort control of phones, for a dialog. */
export function SortChoices({ params: { search, sort }, onSort }: SortProps) {
  const t = useText(listText);
  return (
    <fieldset className={classes.choices}>
      <legend>{t.sortBy}</legend>
      {SORTS.map(({ value }) => (
        <label key={value}>
          <input type="radio" name="sort" checked={sort === value} onChange={() => onSort(value)} />
          {sortName(t, search, value)}
        </label>
      ))}
    </fieldset>
  );
}
