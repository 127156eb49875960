import { formatPriceRange } from '../../../../../../schema/shop.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { productText } from '../../../../shared/product/messages.ts';
import buttons from '../../../../ui/buttons.module.css';
import { countFilters, NO_FILTERS } from '../filter-choices.ts';
import type { FiltersProps } from '../filters.tsx';
import type { ListParams } from '../list-params.ts';
import { emptyListText } from './messages.ts';
import classes from './ways-on.module.css';

/** The buttons of an empty list: take choices away, clear the search, or open page 1 if the page is beyond the end. */
export function WaysOn({ params, change, counts }: FiltersProps) {
  const t = useText(emptyListText);
  const button = (text: string, changed: Partial<ListParams>, look = buttons.primary) => (
    <button type="button" className={look} onClick={() => change(changed)}>
      {text}
    </button>
  );
  const groups = useHelpfulGroups(params, counts);
  if (countFilters(params) > 0) {
    return (
      <>
        {groups.length > 0 && (
          <ul className={classes.groups} aria-label={t.ways}>
            {groups.map(({ name, chosen }) => (
              <li key={name}>{button(t.onlyRemove(chosen.join(', ')), { [name]: [] })}</li>
            ))}
          </ul>
        )}
        {button(t.clearFilters, NO_FILTERS, groups.length > 0 ? buttons.secondary : buttons.primary)}
      </>
    );
  }
  if (params.search) return button(t.clearSearch, NO_FILTERS);
  return params.page > 1 && button(t.toPage1, { page: 1 });
}

/** The groups of choices whose removal alone gives results. Without counts nobody knows them. */
function useHelpfulGroups(params: ListParams, counts: FiltersProps['counts']) {
  const t = useText(emptyListText);
  const { category } = useText(productText);
  const { categories, brands, priceRanges, ratings } = params;
  return [
    { name: 'categories', chosen: categories.map(category), found: counts?.categories },
    { name: 'brands', chosen: brands, found: counts?.brands },
    { name: 'priceRanges', chosen: priceRanges.map(formatPriceRange), found: counts?.prices },
    { name: 'ratings', chosen: ratings.map(t.stars), found: counts?.stars },
    // A choice's count heeds the other groups, but not its own.
  ].filter(({ chosen, found }) => chosen.length > 0 && found?.some(({ count }) => count > 0));
}
