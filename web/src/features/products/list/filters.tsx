import { Button, Checkbox, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ListCountsFragment, ListFacetsFragment } from '../../../generated/products-list.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { inOrder } from '../../../lib/read-address.ts';
import { productText } from '../../../shared/product/messages.ts';
import layout from '../../../ui/layout.module.css';
import { Stars } from '../../../ui/stars.tsx';
import { chosenIn, filterGroups, starsAndUp, type ChoiceGroup } from './filter-choices.ts';
import classes from './filters.module.css';
import { MOST_PAID, type ListParams } from './list-params.ts';
import { listText } from './messages.ts';

/** Skeleton rows per group (specification, section 9). */
const SKELETON_ROWS = [3, 6, 4, 5];

interface ChangeProps {
  params: ListParams;
  change: (changed: Partial<ListParams>) => void;
}

export interface FiltersProps extends ChangeProps {
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
              {group.name === 'Price' && <p>{t.notes.Price}</p>}
              {group.name === 'Rating' && <p>{counts ? t.notes.Rating : t.roundedUp}</p>}
              {group.name === 'Rating' && (
                <div className={`${classes.up} ${layout.scripted}`}>
                  {starsAndUp(facets, params, { ...t, category }).map(({ key, label, chosen, toggled }) => (
                    <Button
                      key={key}
                      variant={chosen ? 'light' : 'default'}
                      size="compact-sm"
                      aria-pressed={chosen}
                      onClick={() => change(toggled)}
                    >
                      <span aria-hidden="true">{t.andUpShort(key)}</span>
                      <span className={layout.hidden}>{label}</span>
                    </Button>
                  ))}
                </div>
              )}
            </FilterGroup>
          ))
        : SKELETON_ROWS.map((rows) => (
            <div key={rows} className={classes.group} aria-hidden="true">
              {Array.from({ length: rows + 1 }, (_, row) => (
                <Skeleton key={row} height={18} width={row === 0 ? '40%' : '70%'} my={10} />
              ))}
            </div>
          ))}
      <noscript>
        <Button type="submit">{t.show}</Button>
        <Button component="a" href={paths.products} variant="subtle" color="gray">
          {t.clearAll}
        </Button>
      </noscript>
    </form>
  );
}

/** The choices of a group. Style sheets fold them on tablets, where the legend is a button. */
function FilterGroup(props: {
  group: ChoiceGroup;
  /** How many of its values are. */
  chosen: number;
  change: ChangeProps['change'];
  open: boolean;
  /** Absent: the legend is no button. */
  onFold: (() => void) | undefined;
  /** What stands above the checkboxes. */
  children?: ReactNode;
}) {
  const t = useText(listText);
  const { group, chosen, change, open, onFold, children } = props;
  const name = t.groups[group.name];
  const isOfStars = group.name === 'Rating';
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <span>{name}</span>
        {onFold && (
          <UnstyledButton className={classes.fold} aria-expanded={open} onClick={onFold}>
            {chosen > 0 ? `${name} (${chosen})` : name}
          </UnstyledButton>
        )}
      </legend>
      <div className={classes.choices} data-open={open || undefined}>
        {children}
        {group.choices.map((choice) => (
          <Checkbox
            key={choice.key}
            classNames={{ root: classes.choice, body: classes.body, labelWrapper: classes.words, label: classes.label }}
            name={group.name.toLowerCase()}
            value={choice.key}
            checked={choice.chosen}
            data-dead={(choice.count === 0 && !choice.chosen) || undefined}
            aria-description={choice.count === undefined ? undefined : t.count(choice.count)}
            onChange={() => change(choice.toggled)}
            label={
              <>
                {isOfStars ? <Stars rating={Number(choice.key)} label={choice.label} /> : <span>{choice.label}</span>}
                {choice.count !== undefined && <span aria-hidden="true">{choice.count}</span>}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A range of one's own for the price that is paid, within the filter's form. It applies with the button, which is the form's first, so that Enter presses it. `disabled`: nobody knows whom it would leave. */
function PaidRange({ params, change, disabled }: ChangeProps & { disabled: boolean }) {
  const t = useText(listText);
  const apply = (form: HTMLFormElement | null) => {
    if (!form?.reportValidity()) return;
    const typed = new FormData(form);
    const priceOf = (name: 'min' | 'max') => (typed.get(name) ? Number(typed.get(name)) : null);
    const [minPaid, maxPaid] = inOrder(priceOf('min'), priceOf('max'));
    change({ minPaid, maxPaid });
  };
  const used = globalThis.document?.activeElement?.getAttribute('name');
  const bound = (name: 'min' | 'max', label: string, value: number | null) => (
    <TextInput
      // What was typed gives way to a range that comes from elsewhere: a link, 'back', 'Clear all'. A new field takes the focus over.
      key={`${name}${value}`}
      classNames={{ root: classes.bound, input: classes.number }}
      autoFocus={used === name}
      type="number"
      inputMode="numeric"
      name={name}
      min={0}
      max={MOST_PAID}
      placeholder={t[name]}
      aria-label={label}
      defaultValue={value ?? ''}
    />
  );
  return (
    <fieldset className={classes.range} aria-label={t.paidRange} disabled={disabled}>
      <p>{t.paidRange}</p>
      {bound('min', t.lowest, params.minPaid)}
      {bound('max', t.highest, params.maxPaid)}
      <Button type="submit" variant="default" px="sm" onClick={(event) => apply(event.currentTarget.form)}>
        {t.apply}
      </Button>
    </fieldset>
  );
}
