import { Button, Group, Text } from '@mantine/core';
import { formatPriceRange } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import { productText } from '../../../shared/product/messages.ts';
import { CategoryLinks } from '../../../shared/product/product-links.tsx';
import { countFilters, NO_FILTERS } from './filter-choices.ts';
import type { FiltersProps } from './filters.tsx';
import type { ListParams } from './list-params.ts';
import { listText } from './messages.ts';

/** A button, and what a press on it changes. The first one is the main way. */
type Way = [text: string, changed: Partial<ListParams>];

/** Why a list is empty, and buttons: to a page that there is, to take choices away, or to clear the search. `totalPages` is null where nobody knows. */
export function WaysOn({ params, change, counts, totalPages }: FiltersProps & { totalPages: number | null }) {
  const t = useText(listText);
  const { page, search } = params;
  const groups = useHelpfulGroups(params, counts);
  const filters = countFilters(params);
  const isBeyond = page > 1 && totalPages !== 0;
  // Where the choices are to blame, it is better to take one away than to leave for a category.
  const only: Way[] =
    isBeyond || filters === 0
      ? []
      : groups.map(({ name, chosen, gives }) => [t.onlyRemove(chosen.join(', '), gives), { [name]: [] }]);
  return (
    <>
      <Text c="dimmed" maw="44ch">
        {isBeyond ? t.noPage(page, totalPages) : filters > 0 ? t.noneMatch : search && t.noneFound(search)}
      </Text>
      <Group justify="center" gap="sm">
        {only.length > 0 && (
          <Group component="ul" justify="center" gap="sm" aria-label={t.ways}>
            {only.map((way, place) => (
              <li key={way[0]}>{button(way, place === 0)}</li>
            ))}
          </Group>
        )}
        {others().map((way, place) => button(way, place + only.length === 0))}
        {!isBeyond && filters === 0 && <CategoryLinks />}
      </Group>
    </>
  );

  function others(): Way[] {
    if (isBeyond) {
      const first: Way = [t.toPage1, { page: 1 }];
      return totalPages !== null && totalPages > 1
        ? [[t.toLastPage(totalPages), { page: totalPages }], first]
        : [first];
    }
    if (filters === 0) return search ? [[t.clearSearch, NO_FILTERS]] : [];
    // No count tells what another price would give. Where nothing else is chosen, it is the price.
    const isOnlyPaid = filters === 1 && (params.minPaid ?? params.maxPaid) !== null;
    const paid: Way[] = isOnlyPaid ? [[t.anyPrice, { minPaid: null, maxPaid: null }]] : [];
    return [...paid, [t.clearFilters, NO_FILTERS]];
  }

  function button([text, changed]: Way, isMain: boolean) {
    return (
      <Button key={text} variant={isMain ? 'filled' : 'default'} onClick={() => change(changed)}>
        {text}
      </Button>
    );
  }
}

/**
 * The groups of choices whose removal alone gives results, and how many it gives; the most first. Without counts nobody knows them.
 * Each product has one category and one brand, so their counts add up; it may have no stars, or a price in no range.
 */
function useHelpfulGroups(params: ListParams, counts: FiltersProps['counts']) {
  const t = useText(listText);
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
