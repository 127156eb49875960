import { formatPriceRange } from '../../../../../schema/shop.ts';
import type { ListFacetsFragment } from '../../../generated/products-list.ts';
import { priceSlug, type ListParams } from './list-params.ts';
import type { productText } from '../../../shared/product/messages.ts';
import type { listText } from './messages.ts';

/** A checkbox of the filter. */
export interface Choice {
  key: string;
  label: string;
  chosen: boolean;
  /** The params that change when it is toggled. */
  toggled: Partial<ListParams>;
}

export interface ChoiceGroup {
  name: 'Category' | 'Brand' | 'Price' | 'Rating';
  choices: Choice[];
}

function toggle<Value>(values: Value[], value: Value, same: (a: Value, b: Value) => boolean): Value[] {
  return values.some((chosen) => same(chosen, value))
    ? values.filter((chosen) => !same(chosen, value))
    : [...values, value];
}

const equal = (a: string | number, b: string | number): boolean => a === b;

/** What labels need of the catalogues. */
export type ChoiceTexts = Pick<typeof listText.english, 'stars' | 'search'> &
  Pick<typeof productText.english, 'category'>;

/** The shop's filter options as checkbox groups. */
export function filterGroups(facets: ListFacetsFragment, params: ListParams, t: ChoiceTexts): ChoiceGroup[] {
  const samePrice = (a: { min: number; max: number }, b: { min: number; max: number }) => priceSlug(a) === priceSlug(b);
  return [
    {
      name: 'Category',
      choices: facets.categories.map((category) => ({
        key: category,
        label: t.category(category),
        chosen: params.categories.includes(category),
        toggled: { categories: toggle(params.categories, category, equal) },
      })),
    },
    {
      name: 'Brand',
      choices: facets.brands.map((brand) => ({
        key: brand,
        label: brand,
        chosen: params.brands.includes(brand),
        toggled: { brands: toggle(params.brands, brand, equal) },
      })),
    },
    {
      name: 'Price',
      choices: facets.priceRanges.map(({ min, max, label }) => ({
        key: priceSlug({ min, max }),
        label,
        chosen: params.priceRanges.some((range) => samePrice(range, { min, max })),
        toggled: { priceRanges: toggle(params.priceRanges, { min, max }, samePrice) },
      })),
    },
    {
      name: 'Rating',
      choices: facets.ratings.map((rating) => ({
        key: String(rating),
        label: t.stars(rating),
        chosen: params.ratings.includes(rating),
        toggled: { ratings: toggle(params.ratings, rating, equal) },
      })),
    },
  ];
}

/** The chosen values, including those from the URL that the shop does not offer. Toggling one removes it. */
export function activeChoices(params: ListParams, t: ChoiceTexts): Choice[] {
  const { search, categories, brands, priceRanges, ratings } = params;
  const chip = (key: string, label: string, toggled: Partial<ListParams>): Choice => ({
    key,
    label,
    chosen: true,
    toggled,
  });
  return [
    ...(search ? [chip('search', t.search(search), { search: '' })] : []),
    ...categories.map((value) =>
      chip(`c:${value}`, t.category(value), { categories: categories.filter((kept) => kept !== value) }),
    ),
    ...brands.map((value) => chip(`b:${value}`, value, { brands: brands.filter((kept) => kept !== value) })),
    ...priceRanges.map((value) =>
      chip(priceSlug(value), formatPriceRange(value), { priceRanges: priceRanges.filter((kept) => kept !== value) }),
    ),
    ...ratings.map((value) =>
      chip(`r:${value}`, t.stars(value), { ratings: ratings.filter((kept) => kept !== value) }),
    ),
  ];
}

/** How many values are chosen. */
export function countChoices({ search, categories, brands, priceRanges, ratings }: ListParams): number {
  return Number(search !== '') + categories.length + brands.length + priceRanges.length + ratings.length;
}

/** The params that 'Clear all' sets. */
export const NO_FILTERS: Partial<ListParams> = {
  search: '',
  categories: [],
  brands: [],
  priceRanges: [],
  ratings: [],
};
