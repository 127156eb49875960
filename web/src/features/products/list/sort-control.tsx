import type { ProductSort } from '../../../generated/schema.ts';
import { FILTERS } from './filters.tsx';
import { SORTS } from './list-params.ts';
import classes from './sort-control.module.css';

interface SortProps {
  sort: ProductSort | null;
  onSort: (sort: ProductSort | null) => void;
}

/** Label of the API's default order. */
export const DEFAULT_SORT_LABEL = 'Featured';

const toSort = (wanted: string): ProductSort | null => SORTS.find(({ slug }) => slug === wanted)?.value ?? null;

/** The sort control of wide screens. */
export function SortSelect({ sort, onSort }: SortProps) {
  return (
    <label className={classes.select}>
      <span>Sort by</span>
      <select
        name="sort"
        form={FILTERS}
        value={SORTS.find(({ value }) => value === sort)?.slug ?? ''}
        onChange={(event) => onSort(toSort(event.currentTarget.value))}
      >
        <option value="">{DEFAULT_SORT_LABEL}</option>
        {SORTS.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The sort control of phones, for a dialog. */
export function SortChoices({ sort, onSort }: SortProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>Sort by</legend>
      {[{ value: null, label: DEFAULT_SORT_LABEL }, ...SORTS].map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name="sort" checked={sort === value} onChange={() => onSort(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
