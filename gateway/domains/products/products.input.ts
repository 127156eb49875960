import type { CatalogueFilter, ProductFilter } from '../../generated/schema.ts';
import { lineProblem, outside } from '../../../schema/limits.ts';
import { MAX_PRICE } from '../../../schema/product-rules.ts';
import {
  MAX_CATALOGUE_OFFSET,
  MAX_CATALOGUE_ROWS,
  MAX_FILTER_CHOICES,
  MAX_FILTER_RANGES,
  MAX_PAGE_SIZE,
  MAX_SEARCH,
  MAX_STARS,
} from '../../../schema/shop.ts';
import { idsProblem, pageProblems, refuseIf, type Problems } from '../input.ts';

const MAX_QUERY = 6_000; // encoded characters of all texts; many servers refuse addresses over 8 kB

export function checkProductsInput(input: { page: number; pageSize: number; filter: ProductFilter }): void {
  const { page, pageSize, filter } = input;
  refuseIf({
    ...pageProblems(page, pageSize),
    filter: tooLong(filter) && 'The search text, categories and brands are too long together: give fewer of them.',
    ...filterProblems(filter),
    'filter.ratings':
      filter.ratings?.some((rating) => outside(rating, 1, MAX_STARS)) && `Every rating must be from 1 to ${MAX_STARS}.`,
    'filter.minDiscountPrice':
      noPrice(filter.minDiscountPrice) && `The lowest price paid must be from 0 to ${MAX_PRICE}.`,
    'filter.maxDiscountPrice':
      noPrice(filter.maxDiscountPrice) && `The highest price paid must be from 0 to ${MAX_PRICE}.`,
    'filter.priceRanges':
      (filter.priceRanges ?? []).length > MAX_FILTER_RANGES
        ? `Give at most ${MAX_FILTER_RANGES} price ranges.`
        : filter.priceRanges?.some(({ min, max }) => noPrice(min) || outside(max, min, MAX_PRICE)) &&
          `A price range goes from 0 or more up to a price not below it, at most ${MAX_PRICE}.`,
  });
}

export function checkFirst(first: number | null | undefined): void {
  refuseIf({
    first: first != null && outside(first, 1, MAX_PAGE_SIZE) && `\`first\` must be from 1 to ${MAX_PAGE_SIZE}.`,
  });
}

interface RowsInput {
  filter: CatalogueFilter;
  offset: number;
  limit: number;
}

export function checkRowsInput({ filter, offset, limit }: RowsInput): void {
  const { ids, maxRating, minRating } = filter;
  const noRating = (rating: number | null | undefined): boolean => rating != null && outside(rating, 0, MAX_STARS);
  refuseIf({
    offset: outside(offset, 0, MAX_CATALOGUE_OFFSET) && `The offset must be from 0 to ${MAX_CATALOGUE_OFFSET}.`,
    limit: outside(limit, 1, MAX_CATALOGUE_ROWS) && `The limit must be from 1 to ${MAX_CATALOGUE_ROWS}.`,
    ...filterProblems(filter),
    'filter.ids': ids != null && idsProblem(ids, MAX_CATALOGUE_ROWS),
    'filter.minRating': noRating(minRating) && `The lowest rating must be from 0 to ${MAX_STARS}.`,
    'filter.maxRating': noRating(maxRating) && `The highest rating must be from 0 to ${MAX_STARS}.`,
  });
}

type CommonFilter = Pick<ProductFilter & CatalogueFilter, 'search' | 'categories' | 'brands' | 'minPrice' | 'maxPrice'>;

/** Of the fields that shoppers' and staff's filters share. */
const filterProblems = ({ search, categories, brands, minPrice, maxPrice }: CommonFilter): Problems => ({
  'filter.search': search != null && searchProblem(search),
  'filter.categories': categories != null && choicesProblem(categories, 'categories'),
  'filter.brands': brands != null && choicesProblem(brands, 'brands'),
  'filter.minPrice': noPrice(minPrice) && `The lowest price must be from 0 to ${MAX_PRICE}.`,
  'filter.maxPrice': noPrice(maxPrice) && `The highest price must be from 0 to ${MAX_PRICE}.`,
});

/** GraphQL reads a literal such as 1e400 as Infinity, which is no price either. */
const noPrice = (price: number | null | undefined): boolean => price != null && outside(price, 0, MAX_PRICE);

function tooLong({ search, categories, brands }: ProductFilter): boolean {
  const texts = [search ?? '', ...(categories ?? []), ...(brands ?? [])];
  return encodeURIComponent(texts.join('&').toWellFormed()).length > MAX_QUERY;
}

function searchProblem(search: string): string | null {
  return outside(search.trim().length, 1, MAX_SEARCH)
    ? `The search text must have 1 to ${MAX_SEARCH} characters; leave it out to search for nothing.`
    : lineProblem(search);
}

function choicesProblem(values: readonly string[], what: string): string | null {
  if (values.length > MAX_FILTER_CHOICES || values.some((value) => outside(value.trim().length, 1, MAX_SEARCH))) {
    return `Give at most ${MAX_FILTER_CHOICES} ${what}, none of them empty.`;
  }
  return values.map(lineProblem).find((problem) => problem !== null) ?? null;
}
