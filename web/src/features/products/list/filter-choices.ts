import { formatPrice, formatPriceRange, MAX_STARS } from '../../../../../schema/shop.ts';
import type { ListCountsFragment, ListFacetsFragment } from '../../../generated/products-list.ts';
import type { PriceRangeInput } from '../../../generated/schema.ts';
import { priceSlug, type ListParams } from './list-params.ts';
import type { productText } from '../../../shared/product/messages.ts';
import type { listText } from './messages.ts';

/** A checkbox of the filter. */
export interface Choice {
  key: string;
  label: string;
  chosen: boolean;
  /** Products that the list would have with it; undefined where that is not known. */
  count?: number | undefined;
  /** The params that change when it is toggled. */
  toggled: Partial<ListParams>;
}

export interface ChoiceGroup {
  name: 'Category' | 'Brand' | 'Price' | 'Rating';
  choices: Choice[];
}

/** What labels need of the catalogues. */
export type ChoiceTexts = Pick<typeof listText.english, 'stars' | 'andUp' | 'search' | 'paidFrom' | 'paidTo' | 'paid'> &
  Pick<typeof productText.english, 'category'>;

/** The shop's filter options as checkbox groups. `counts` are in the order of the options. */
export function filterGroups(
  facets: ListFacetsFragment,
  counts: ListCountsFragment | null | undefined,
  params: ListParams,
  t: ChoiceTexts,
): ChoiceGroup[] {
  const prices = facets.priceRanges.map(({ min, max }) => ({ min, max }));
  return [
    groupOf('Category', 'categories', facets.categories, counts?.categories, t.category),
    groupOf('Brand', 'brands', facets.brands, counts?.brands, String),
    groupOf('Price', 'priceRanges', prices, counts?.prices, (_, place) => facets.priceRanges[place]?.label ?? ''),
    groupOf('Rating', 'ratings', facets.ratings, counts?.stars, t.stars),
  ];

  function groupOf<One extends Value>(
    name: ChoiceGroup['name'],
    field: 'categories' | 'brands' | 'priceRanges' | 'ratings',
    offered: readonly One[],
    found: readonly { count: number }[] | undefined,
    labelOf: (value: One, place: number) => string,
  ): ChoiceGroup {
    const values: readonly Value[] = params[field];
    const choices = offered.map((value, place) => {
      const key = keyOf(value);
      const others = values.filter((one) => keyOf(one) !== key);
      const chosen = others.length < values.length;
      const toggled = { [field]: chosen ? others : [...values, value] };
      return { key, label: labelOf(value, place), chosen, count: found?.[place]?.count, toggled };
    });
    return { name, choices };
  }
}

type Value = string | number | PriceRangeInput;

const keyOf = (value: Value): string => (typeof value === 'object' ? priceSlug(value) : String(value));

/** '4 stars & up': all ratings from these stars on. None where nothing lies above, or below. */
export function starsAndUp(facets: ListFacetsFragment, params: ListParams, t: ChoiceTexts): Choice[] {
  return facets.ratings
    .toSorted((a, b) => b - a)
    .slice(1, -1)
    .map((stars) => {
      const ratings = facets.ratings.filter((rating) => rating >= stars);
      const chosen = lowestOf(params.ratings) === stars;
      return { key: String(stars), label: t.andUp(stars), chosen, toggled: { ratings: chosen ? [] : ratings } };
    });
}

/** 4 of 4 and 5: what `starsAndUp` stands for. Undefined: any other ratings, which differ from each other. */
function lowestOf(ratings: readonly number[]): number | undefined {
  const lowest = Math.min(...ratings);
  const isUp = lowest > 1 && lowest < MAX_STARS && ratings.length === MAX_STARS - lowest + 1;
  return isUp ? lowest : undefined;
}

/** The range of the price paid, in words; null: any price. */
function paidLabel({ minPaid: min, maxPaid: max }: ListParams, t: ChoiceTexts): string | null {
  if (min !== null && max !== null) return t.paid(formatPriceRange({ min, max }));
  if (min !== null) return t.paidFrom(formatPrice(min));
  return max === null ? null : t.paidTo(formatPrice(max));
}

/** The chosen values, including those from the URL that the shop does not offer. Toggling one removes it. */
export function activeChoices(params: ListParams, t: ChoiceTexts): Pick<Choice, 'key' | 'label' | 'toggled'>[] {
  const { search, categories, brands, priceRanges, ratings } = params;
  const paid = paidLabel(params, t);
  const lowest = lowestOf(ratings);
  const chip = (key: string, label: string, toggled: Partial<ListParams>) => ({ key, label, toggled });
  const chips = <One extends Value>(field: keyof ListParams, values: readonly One[], labelOf: (value: One) => string) =>
    values.map((value) =>
      chip(`${field}:${keyOf(value)}`, labelOf(value), { [field]: values.filter((kept) => kept !== value) }),
    );
  return [
    ...(search ? [chip('search', t.search(search), { search: '' })] : []),
    ...chips('categories', categories, t.category),
    ...chips('brands', brands, String),
    ...chips('priceRanges', priceRanges, formatPriceRange),
    ...(paid ? [chip('paid', paid, { minPaid: null, maxPaid: null })] : []),
    ...(lowest ? [chip('up', t.andUp(lowest), { ratings: [] })] : chips('ratings', ratings, t.stars)),
  ];
}

/** How many filters are set. The search is none. */
export function countFilters(params: ListParams): number {
  return Object.values(chosenIn(params)).reduce((sum, count) => sum + count, 0);
}

/** How many values of each group are chosen. A range of the price paid is one. */
export function chosenIn(params: ListParams): Record<ChoiceGroup['name'], number> {
  const { categories, brands, priceRanges, minPaid, maxPaid, ratings } = params;
  return {
    Category: categories.length,
    Brand: brands.length,
    Price: priceRanges.length + Number(minPaid !== null || maxPaid !== null),
    Rating: ratings.length,
  };
}

/** The params that 'Clear all' sets. */
export const NO_FILTERS: Partial<ListParams> = {
  search: '',
  categories: [],
  brands: [],
  priceRanges: [],
  minPaid: null,
  maxPaid: null,
  ratings: [],
};
