import type { ProductAnswer } from '../../upstream/products/products.queries.ts';

interface ProductPage {
  products: ProductAnswer[];
  totalPage: number;
}

/**
 * Answers `GET /api/products/get` from a catalogue; undefined: an empty page. Each sort order is computed once, so that
 * sorting 10,000 products does not limit the benchmark.
 */
export function createProductList(
  catalogue: readonly ProductAnswer[],
): (query: URLSearchParams) => ProductPage | undefined {
  const sorted = new Map<string, readonly ProductAnswer[]>();

  function inOrder(field: keyof ProductAnswer | null, descending: boolean): readonly ProductAnswer[] {
    if (!field) return catalogue;
    const key = `${field} ${descending}`;
    const ready = sorted.get(key) ?? catalogue.toSorted((a, b) => (descending ? -1 : 1) * compare(a[field], b[field]));
    sorted.set(key, ready);
    return ready;
  }

  return (query) => {
    const number = (name: string, fallback: number): number => Number(query.get(name) ?? fallback);
    const [categories, brands] = [query.getAll('category'), query.getAll('brand')];
    const [lowest, highest] = [number('minPrice', 0), number('maxPrice', Infinity)];
    const all = inOrder(query.get('_sort') as keyof ProductAnswer | null, query.get('_order') === 'desc');
    const matching = all.filter(
      ({ category, brand, originalPrice }) =>
        isAmong(category, categories) && isAmong(brand, brands) && originalPrice >= lowest && originalPrice <= highest,
    );
    const limit = number('limit', Math.max(1, matching.length));
    const first = (number('page', 1) - 1) * limit;
    const products = matching.slice(first, first + limit);
    return products.length > 0 ? { products, totalPage: Math.ceil(matching.length / limit) } : undefined;
  };
}

function isAmong(value: string | null, wanted: readonly string[]): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
