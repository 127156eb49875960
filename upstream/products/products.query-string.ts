export interface ProductListQuery {
  search: string | undefined;
  categories: string[];
  brands: string[];
  ratings: number[];
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: string | undefined; // a field's name in the API; unknown ones are ignored
  descending: boolean;
  page: number;
  limit: number | undefined; // undefined: the whole list
}

/** The message names the parameter and says what it must be. */
export class UnreadableQueryError extends Error {}

/** Larger than any list, and small enough that page times limit is exact. */
const MAX_COUNT = 1_000_000;

/**
 * Reads a query string as Express parsed it (a repeated parameter is an array). An empty parameter counts as absent. A
 * repeated single-value parameter counts once, with its first value. Throws UnreadableQueryError, so that an invalid
 * number does not become "no limit".
 */
export function readProductListQuery(query: Record<string, unknown>): ProductListQuery {
  const texts = (name: string): string[] => {
    const value = query[name];
    const found = (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
    // PostgreSQL does not store a null character.
    if (found.some((item) => item.includes('\0')))
      throw new UnreadableQueryError(`${name} must not hold a null character`);
    return found.filter((item) => item !== '');
  };
  const number = (name: string): number | undefined => {
    const [text] = texts(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value)) throw new UnreadableQueryError(`${name} must be a number`);
    return value;
  };
  const count = (name: string): number | undefined => {
    const value = number(name);
    if (value !== undefined && !(Number.isInteger(value) && value >= 1 && value <= MAX_COUNT)) {
      throw new UnreadableQueryError(`${name} must be a whole number from 1 to ${MAX_COUNT}`);
    }
    return value;
  };
  return {
    search: texts('query')[0],
    categories: texts('category'),
    brands: texts('brand'),
    ratings: texts('ratings').map((text) => {
      if (!/^[0-5]$/.test(text)) throw new UnreadableQueryError('ratings must be a whole number from 0 to 5');
      return Number(text);
    }),
    minPrice: number('minPrice'),
    maxPrice: number('maxPrice'),
    sort: texts('_sort')[0],
    descending: texts('_order')[0]?.toLowerCase() === 'desc',
    page: count('page') ?? 1,
    limit: count('limit'),
  };
}
