import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { Stars } from '../../../ui/stars.tsx';
import type { ListCountsFragment, ListFacetsFragment } from '../../../generated/products-list.ts';
import { filterGroups, starsAndUp, type Choice, type ChoiceGroup } from './filter-choices.ts';
import classes from './filters.module.css';
import type { ListParams } from './list-params.ts';
import { PaidRange } from './paid-range.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { listText } from './messages.ts';

/** Skeleton rows per group (specification, section 9). */
const SKELETON_ROWS = [3, 6, 4, 5];

export interface FiltersProps {
  params: ListParams;
  change: (changed: Partial<ListParams>) => void;
  /** The shop's filter options; undefined while loading. */
  facets: ListFacetsFragment | null | undefined;
  /** Absent where the search index does not answer. */
  counts: ListCountsFragment | null | undefined;
}

/** The form's id, for controls outside it. */
export const FILTERS = 'filters';

/** Each change applies at once. Without JavaScript the form is sent, and asks for the same list. */
export function Filters({ params, change, facets, counts }: FiltersProps) {
  const { category } = useText(productText);
  const t = useText(listText);
  return (
    <form
      id={FILTERS}
      action={paths.products}
      className={classes.groups}
      aria-label={t.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {params.search && <input type="hidden" name="search" value={params.search} />}
      {facets
        ? filterGroups(facets, counts, params, { ...t, category }).map((group) => (
            <Group key={group.name} group={group} change={change}>
              {group.name === 'Price' && counts && <PaidRange params={params} change={change} />}
              {group.name === 'Rating' && (
                <div className={`${classes.up} ${layout.scripted}`}>
                  {starsAndUp(facets, params, t).map(({ key, label, chosen, toggled }) => (
                    <button key={key} type="button" aria-pressed={chosen} onClick={() => change(toggled)}>
                      {label}
                    </button>
                  ))}
                </div>
              )}
            </Group>
          ))
        : SKELETON_ROWS.map((rows) => (
            <div key={rows} className={classes.group} aria-hidden="true">
              <div className={classes.legend}>&nbsp;</div>
              {Array.from({ length: rows }, (_, row) => (
                <div key={row} className={`${classes.choice} ${classes.bone}`} />
              ))}
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

function Group(props: {
  group: ChoiceGroup;
  change: (changed: Partial<ListParams>) => void;
  /** What stands below the checkboxes. */
  children?: ReactNode;
}) {
  const t = useText(listText);
  const { group, change, children } = props;
  const label = ({ key, label: text }: Choice) =>
    group.name === 'Rating' ? (
      <Stars rating={Number(key)} label={text} />
    ) : (
      <span className={group.name === 'Price' ? classes.range : classes.text}>{text}</span>
    );
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t.groups[group.name]}</legend>
      {group.name === 'Price' && <p className={classes.note}>{t.priceNote}</p>}
      {group.choices.map((choice) => (
        <label key={choice.key} className={classes.choice} data-dead={choice.count === 0 || undefined}>
          <input
            type="checkbox"
            name={group.name.toLowerCase()}
            value={choice.key}
            checked={choice.chosen}
            aria-description={choice.count === undefined ? undefined : t.count(choice.count)}
            onChange={() => change(choice.toggled)}
          />
          {label(choice)}
          {choice.count !== undefined && (
            <span className={classes.count} aria-hidden="true">
              {choice.count}
            </span>
          )}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
