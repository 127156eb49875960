import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import type { ListCountsFragment, ListFacetsFragment } from '../../../../generated/products-list.ts';
import { FilterGroup } from './filter-group.tsx';
import { chosenIn, filterGroups, starsAndUp } from './filter-choices.ts';
import classes from './filters.module.css';
import type { ListParams } from '../list-params.ts';
import { PaidRange } from './paid-range.tsx';
import { useText } from '../../../../lib/language/language.tsx';
import { productText } from '../../../../shared/product/messages.ts';
import { listText } from '../messages.ts';

/** Skeleton rows per group (specification, section 9). */
const SKELETON_ROWS = [3, 6, 4, 5];

export interface FiltersProps {
  params: ListParams;
  change: (changed: Partial<ListParams>) => void;
  /** The shop's filter options; undefined while loading. */
  facets: ListFacetsFragment | null | undefined;
  /** Absent where the search index does not answer. */
  counts: ListCountsFragment | null | undefined;
  /** True: on tablets each group opens with a button. */
  folds?: boolean;
}

/** The form's id, for controls outside it. */
export const FILTERS = 'filters';

/** Each change applies at once. Without JavaScript the form is sent, and asks for the same list. */
export function Filters({ params, change, facets, counts, folds = false }: FiltersProps) {
  const { category } = useText(productText);
  const t = useText(listText);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <form
      id={FILTERS}
      action={paths.products}
      className={classes.groups}
      aria-label={t.filters}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !open) return;
        currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        setOpen(null);
      }}
    >
      {params.search && <input type="hidden" name="search" value={params.search} />}
      {facets
        ? filterGroups(facets, counts, params, { ...t, category }).map((group) => (
            <FilterGroup
              key={group.name}
              group={group}
              chosen={chosenIn(params)[group.name]}
              change={change}
              open={open === group.name}
              onFold={folds ? () => setOpen(open === group.name ? null : group.name) : undefined}
            >
              {group.name === 'Price' && <PaidRange params={params} change={change} disabled={!counts} />}
              {group.name === 'Price' && <p className={classes.note}>{t.notes.Price}</p>}
              {group.name === 'Rating' && <p className={classes.note}>{counts ? t.notes.Rating : t.roundedUp}</p>}
              {group.name === 'Rating' && (
                <div className={`${classes.up} ${layout.scripted}`}>
                  {starsAndUp(facets, params, t).map(({ key, label, chosen, toggled }) => (
                    <button key={key} type="button" aria-pressed={chosen} onClick={() => change(toggled)}>
                      <span aria-hidden="true">{t.andUpShort(key)}</span>
                      <span className={layout.hidden}>{label}</span>
                    </button>
                  ))}
                </div>
              )}
            </FilterGroup>
          ))
        : SKELETON_ROWS.map((rows) => (
            <div key={rows} className={classes.group} aria-hidden="true">
              <div className={classes.legend}>&nbsp;</div>
              <div className={classes.choices}>
                {Array.from({ length: rows }, (_, row) => (
                  <div key={row} className={`${classes.choice} ${classes.bone}`} />
                ))}
              </div>
            </div>
          ))}
      <noscript>
        <button type="submit" className={buttons.primary}>
          {t.show}
        </button>
        <a href={paths.products} className={buttons.quiet}>
          {t.clearAll}
        </a>
      </noscript>
    </form>
  );
}
