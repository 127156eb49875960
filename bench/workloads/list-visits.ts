import { BRANDS, CATEGORIES } from '../../schema/shop.ts';
import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { requireDocument } from './documents.ts';
import { inAnyOrder, listCall, SORT_NAMES, SORTS, type Sort, type Visit } from './visit.ts';

const CARDS = 20;

/** Minimum prices of the filters, in rupees. */
const FLOORS = [undefined, 500, 1000, 2000, 5000];

interface Filter {
  category?: string;
  brand?: string;
  minPrice: number | undefined;
}

/** W1: full pages of the catalogue in many combinations of filter and order. */
export function listVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const filters = FLOORS.flatMap((minPrice): Filter[] => [
    { minPrice },
    ...CATEGORIES.map((category) => ({ minPrice, category })),
    ...BRANDS.map((brand) => ({ minPrice, brand })),
  ]);
  return inAnyOrder(
    filters.flatMap((filter) => {
      const pages = Math.floor(catalogue.filter((product) => matches(product, filter)).length / CARDS);
      return SORT_NAMES.flatMap((sort) => Array.from({ length: pages }, (_, place) => visit(filter, sort, place + 1)));
    }),
  );
}

function matches(product: ProductAnswer, { category, brand, minPrice }: Filter): boolean {
  const { category: ofCategory, brand: ofBrand, originalPrice } = product;
  return (category ?? ofCategory) === ofCategory && (brand ?? ofBrand) === ofBrand && originalPrice >= (minPrice ?? 0);
}

function visit({ category, brand, minPrice }: Filter, sort: Sort, page: number): Visit {
  const filter = { ...(category && { categories: [category] }), ...(brand && { brands: [brand] }), minPrice };
  const query = { category, brand, minPrice, ...SORTS[sort], page, limit: CARDS };
  const text = requireDocument('ProductList');
  return {
    operations: [{ name: 'ProductList', text, variables: { filter, sort, page, pageSize: CARDS } }],
    rest: [listCall(query)],
    signedIn: false,
  };
}
