import { paths } from '../../../lib/paths.ts';
import buttons from '../../../ui/buttons.module.css';
import { Stars } from '../../../ui/stars.tsx';
import type { ListFacetsFragment } from '../../../generated/products-list.ts';
import { filterGroups, type Choice, type ChoiceGroup } from './filter-choices.ts';
import classes from './filters.module.css';
import type { ListParams } from './list-params.ts';
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
}

/** The form's id, for controls outside it. */
export const FILTERS = 'filters';

/** Each change applies at once. Without JavaScript the form is sent, and asks for the same list. */
export function Filters({ params, change, facets }: FiltersProps) {
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
        ? filterGroups(facets, params, { ...t, category }).map((group) => (
            <Group key={group.name} group={group} change={change} />
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

function Group({ group, change }: { group: ChoiceGroup; change: (changed: Partial<ListParams>) => void }) {
  const t = useText(listText);
  const label = ({ key, label: text }: Choice) =>
    group.name === 'Rating' ? (
      <Stars rating={Number(key)} label={text} />
    ) : (
      <span className={classes.text}>{text}</span>
    );
  return (
    <fieldset className={classes.group} data-group={group.name}>
      <legend className={classes.legend}>{t.groups[group.name]}</legend>
      {group.choices.map((choice) => (
        <label key={choice.key} className={classes.choice}>
          <input
            type="checkbox"
            name={group.name.toLowerCase()}
            value={choice.key}
            checked={choice.chosen}
            onChange={() => change(choice.toggled)}
          />
          {label(choice)}
        </label>
      ))}
    </fieldset>
  );
}
