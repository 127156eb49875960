import { BRANDS, CATEGORIES } from '../../../schema/shop.ts';
import type { ProductAnswer } from '../../../upstream/products.queries.ts';
import { SORT_NAMES, SORTS, type Sort } from './catalogue-sorts.ts';
import { requireDocument } from './documents.ts';
import { MESH_LIST } from './mesh-documents.ts';
import { inAnyOrder, listCall, type Visit } from './visit.ts';

/** Products on a page of W1. */
const CARDS = 20;

/** Lowest prices to filter by, in rupees. */
const FLOORS = [undefined, 500, 1000, 2000, 5000];

interface Filter {
  category?: string;
  brand?: string;
  minPrice: number | undefined;
}

/** W1: full pages of the catalogue, filtered and sorted in many ways. */
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
    mesh: [{ name: 'MeshList', text: MESH_LIST, variables: query }],
    signedIn: false,
  };
}

/** Growth: cards of 20 products, or of 200: four pages of 50, which is the most that a page of the schema holds. */
export function longListVisits(cards: 20 | 200): Visit[] {
  const name = cards === 200 ? 'FourPages' : 'ProductList';
  const size = cards === 200 ? { pageSize: 50 } : { page: 1, pageSize: cards };
  const text = requireDocument(name);
  return SORT_NAMES.map((sort) => ({
    operations: [{ name, text, variables: { ...size, sort } }],
    rest: [],
    signedIn: false,
  }));
}
