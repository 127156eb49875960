import { Text } from '@mantine/core';
import { formatPriceRange } from '../../../../../../schema/shop.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { productText } from '../../../../shared/product/messages.ts';
import { CategoryLinks } from '../../../../shared/product/product-links.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { countFilters, NO_FILTERS } from '../filters/filter-choices.ts';
import type { FiltersProps } from '../filters/filters.tsx';
import type { ListParams } from '../list-params.ts';
import { emptyListText } from './messages.ts';
import classes from './ways-on.module.css';

interface WaysOnProps extends FiltersProps {
  /** Of the whole list. Null: nobody knows. */
  totalPages: number | null;
}

/** Why a list is empty, and buttons: to a page that there is, to take choices away, or to clear the search. */
export function WaysOn({ params, change, counts, totalPages }: WaysOnProps) {
  const t = useText(emptyListText);
  const { page, search } = params;
  const groups = useHelpfulGroups(params, counts);
  const filters = countFilters(params);
  const isFiltered = filters > 0;
  // No count tells what another price would give. Where nothing else is chosen, it is the price.
  const isOnlyPaid = filters === 1 && (params.minPaid ?? params.maxPaid) !== null;
  const isBeyond = page > 1 && totalPages !== 0;
  const button = (text: string, changed: Partial<ListParams>, look = buttons.primary) => (
    <button type="button" className={look} onClick={() => change(changed)}>
      {text}
    </button>
  );
  const text = isBeyond ? t.noPage(page, totalPages) : isFiltered ? t.noneMatch : search && t.noneFound(search);
  return (
    <>
      {text && <Text c="dimmed">{text}</Text>}
      <div className={classes.ways}>{ways()}</div>
    </>
  );

  function ways() {
    if (isBeyond) {
      return (
        <>
          {totalPages !== null && totalPages > 1 && button(t.toLastPage(totalPages), { page: totalPages })}
          {button(t.toPage1, { page: 1 }, totalPages !== null && totalPages > 1 ? buttons.secondary : buttons.primary)}
        </>
      );
    }
    // Where the choices are to blame, it is better to take one away than to leave for a category.
    if (isFiltered) {
      return (
        <>
          {groups.length > 0 && (
            <ul className={classes.groups} aria-label={t.ways}>
              {groups.map(({ name, chosen, gives }, place) => (
                <li key={name}>
                  {button(
                    t.onlyRemove(chosen.join(', '), gives),
                    { [name]: [] },
                    place === 0 ? buttons.primary : buttons.secondary,
                  )}
                </li>
              ))}
            </ul>
          )}
          {isOnlyPaid && button(t.anyPrice, { minPaid: null, maxPaid: null })}
          {button(t.clearFilters, NO_FILTERS, groups.length > 0 || isOnlyPaid ? buttons.secondary : buttons.primary)}
        </>
      );
    }
    return (
      <>
        {search && button(t.clearSearch, NO_FILTERS)}
        <CategoryLinks />
      </>
    );
  }
}

/**
 * The groups of choices whose removal alone gives results, and how many it gives; the most first. Without counts nobody knows them.
 * Each product has one category and one brand, so their counts add up; it may have no stars, or a price in no range.
 */
function useHelpfulGroups(params: ListParams, counts: FiltersProps['counts']) {
  const t = useText(emptyListText);
  const { category } = useText(productText);
  const { categories, brands, priceRanges, ratings } = params;
  const groups = [
    { name: 'categories', chosen: categories.map(category), found: counts?.categories },
    { name: 'brands', chosen: brands, found: counts?.brands },
    { name: 'priceRanges', chosen: priceRanges.map(formatPriceRange), found: counts?.prices },
    { name: 'ratings', chosen: ratings.map(t.stars), found: counts?.stars },
    // A choice's count heeds the other groups, but not its own.
  ].filter(({ chosen, found }) => chosen.length > 0 && found?.some(({ count }) => count > 0));
  return groups
    .map(({ name, chosen, found = [] }) => {
      const addsUp = name === 'categories' || name === 'brands';
      return { name, chosen, gives: addsUp ? found.reduce((sum, { count }) => sum + count, 0) : undefined };
    })
    .sort((a, b) => (b.gives ?? 0) - (a.gives ?? 0));
}
