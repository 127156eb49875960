import { BRANDS, CATEGORIES } from '../../../schema/shop.ts';
import type { ProductAnswer } from '../../../upstream/products.queries.ts';
import { createRandom } from '../../../upstream/seed/random.ts';
import { requireDocument } from './documents.ts';
import { MESH_DETAIL, MESH_LIST, MESH_RECOMMENDED } from './mesh-documents.ts';
import type { RestCall, Visit } from './visit.ts';

/** Products on a page of W1, and products that W2 recommends. */
const CARDS = 20;
const RECOMMENDED = 8;
/** The most different visits of a workload: enough that nothing is asked for twice at the same moment. */
const MOST_VISITS = 2_000;
/** The order of visits is random, and the same in every run. */
const SEED = 1;

/** The schema's orders, as the API writes them. */
const SORTS = {
  NEWEST: '_sort=_id&_order=desc',
  PRICE_ASC: '_sort=discountPrice&_order=asc',
  PRICE_DESC: '_sort=discountPrice&_order=desc',
  RATING_DESC: '_sort=ratings&_order=desc',
  TITLE_ASC: '_sort=title&_order=asc',
};
export const SORT_NAMES = Object.keys(SORTS) as (keyof typeof SORTS)[];

const list = (search: string): RestCall => ({ method: 'GET', target: `/api/products/get?${search}` });

/** Lowest prices to filter by, in rupees. */
const FLOORS = [undefined, 500, 1000, 2000, 5000];

/** W1: full pages of the catalogue, filtered and sorted in many ways. */
export function listVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const text = requireDocument('ProductList');
  const filters = FLOORS.flatMap((minPrice) => [
    { minPrice },
    ...CATEGORIES.map((category) => ({ minPrice, category })),
    ...BRANDS.map((brand) => ({ minPrice, brand })),
  ]);
  const visits = filters.flatMap((filter): Visit[] => {
    const { minPrice, category, brand } = { category: undefined, brand: undefined, ...filter };
    const matching = catalogue.filter(
      (product) =>
        product.category === (category ?? product.category) &&
        product.brand === (brand ?? product.brand) &&
        product.originalPrice >= (minPrice ?? 0),
    );
    const pages = Math.floor(matching.length / CARDS);
    const search = new URLSearchParams(Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
    const wanted = { ...(category && { categories: [category] }), ...(brand && { brands: [brand] }), minPrice };
    return SORT_NAMES.flatMap((sort) =>
      Array.from({ length: pages }, (_, place): Visit => {
        const page = place + 1;
        const words = { ...Object.fromEntries(search), _sort: sortField(sort), _order: sortOrder(sort), page, limit: CARDS };
        return {
          operations: [{ name: 'ProductList', text, variables: { filter: wanted, sort, page, pageSize: CARDS } }],
          rest: [list(`${search}&${SORTS[sort]}&page=${page}&limit=${CARDS}`)],
          mesh: [{ name: 'MeshList', text: MESH_LIST, variables: { ...words, ...numberOf(minPrice) } }],
        };
      }),
    );
  });
  return createRandom(SEED).shuffle(visits).slice(0, MOST_VISITS);
}

const sortField = (sort: keyof typeof SORTS) => new URLSearchParams(SORTS[sort]).get('_sort');
const sortOrder = (sort: keyof typeof SORTS) => new URLSearchParams(SORTS[sort]).get('_order');
const numberOf = (minPrice: number | undefined) => (minPrice === undefined ? {} : { minPrice });

/** W2: the screens of all products, with their reviews and eight others. */
export function productVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const text = requireDocument('ProductScreen');
  const limit = RECOMMENDED + 1;
  const visits = catalogue.map(({ _id: id, category, brand }): Visit => {
    const group = { category: category ?? '', brand: brand ?? '' };
    return {
      operations: [{ name: 'ProductScreen', text, variables: { id, first: RECOMMENDED } }],
      rest: [
        { method: 'GET', target: `/api/products/get/${id}` },
        list(`category=${encodeURIComponent(group.category)}&page=1&limit=${limit}`),
        list(`brand=${encodeURIComponent(group.brand)}&page=1&limit=${limit}`),
      ],
      // Which category to recommend from is only known once the product is: a client of Mesh asks twice.
      mesh: [
        { name: 'MeshDetail', text: MESH_DETAIL, variables: { id } },
        { name: 'MeshRecommended', text: MESH_RECOMMENDED, variables: { ...group, limit } },
      ],
    };
  });
  return createRandom(SEED).shuffle(visits).slice(0, MOST_VISITS);
}

/** W5: the home page of guests, its categories in another order and its rows of another length each time. */
export function homeVisits(): Visit[] {
  const pictures = requireDocument('CategoryPictures');
  const featured = requireDocument('FeaturedProducts');
  const [a, b, c] = CATEGORIES;
  const orders = [[a, b, c], [b, c, a], [c, a, b], [a, c, b], [b, a, c], [c, b, a]]; // prettier-ignore
  const visits = orders.flatMap((order) =>
    Array.from({ length: 8 }, (_, place): Visit => {
      const [first, second, third] = order;
      const [few, many] = [3 + (place % 4), 8 + place];
      return {
        operations: [
          { name: 'CategoryPictures', text: pictures, variables: { first, second, third, pageSize: few } },
          { name: 'FeaturedProducts', text: featured, variables: { pageSize: many } },
        ],
        rest: [
          ...order.map((category) => list(`category=${category}&page=1&limit=${few}`)),
          list(`${SORTS.RATING_DESC}&page=1&limit=${many}`),
        ],
      };
    }),
  );
  return createRandom(SEED).shuffle(visits);
}

/** Cards of many products at once: `pages` of one page of 20, or of four pages of 50, which is the most that a page holds. */
export function longListVisits(long: boolean): Visit[] {
  const [name, variables] = long ? (['FourPages', { pageSize: 50 }] as const) : (['ProductList', { page: 1, pageSize: CARDS }] as const);
  const text = requireDocument(name);
  return SORT_NAMES.map((sort): Visit => ({ operations: [{ name, text, variables: { ...variables, sort } }], rest: [] }));
}
