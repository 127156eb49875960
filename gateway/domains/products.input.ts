import type { ProductFilter } from '../generated/resolvers.ts';
import { outside } from '../../schema/limits.ts';
import { MAX_PAGE_SIZE, MAX_STARS } from '../../schema/shop.ts';
import { pageProblems, refuseIf } from '../input.ts';

const MAX_SEARCH = 100;
const MAX_CHOICES = 20;
const MAX_RANGES = 4;

/** What a list of products may be asked for: refuses with BAD_USER_INPUT, naming every field, before any upstream call. */
export function checkProductsInput(input: { page: number; pageSize: number; filter: ProductFilter }): void {
  const { page, pageSize, filter } = input;
  refuseIf({
    ...pageProblems(page, pageSize),
    'filter.search':
      filter.search != null &&
      outside(filter.search.trim().length, 1, MAX_SEARCH) &&
      `The search text must have 1 to ${MAX_SEARCH} characters; leave it out to search for nothing.`,
    'filter.categories': badChoices(filter.categories) && `Give at most ${MAX_CHOICES} categories, none of them empty.`,
    'filter.brands': badChoices(filter.brands) && `Give at most ${MAX_CHOICES} brands, none of them empty.`,
    'filter.ratings':
      filter.ratings?.some((rating) => outside(rating, 1, MAX_STARS)) && `Every rating must be from 1 to ${MAX_STARS}.`,
    'filter.minPrice': negative(filter.minPrice) && 'The lowest price must be 0 or more.',
    'filter.maxPrice': negative(filter.maxPrice) && 'The highest price must be 0 or more.',
    'filter.priceRanges':
      (filter.priceRanges ?? []).length > MAX_RANGES
        ? `Give at most ${MAX_RANGES} price ranges.`
        : filter.priceRanges?.some(({ min, max }) => min < 0 || max < min) &&
          'A price range goes from 0 or more up to a price not below it.',
  });
}

/** `first` of a list inside a product: 1 to the most that one page may hold. */
export function checkFirst(first: number | null | undefined): void {
  refuseIf({
    first: first != null && outside(first, 1, MAX_PAGE_SIZE) && `\`first\` must be from 1 to ${MAX_PAGE_SIZE}.`,
  });
}

const negative = (price: number | null | undefined): boolean => price != null && price < 0;
const badChoices = (values: readonly string[] | null | undefined): boolean =>
  values != null &&
  (values.length > MAX_CHOICES || values.some((value) => outside(value.trim().length, 1, MAX_SEARCH)));
