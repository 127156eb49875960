import { BRANDS, CATEGORIES } from '../../schema/shop.ts';
import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { SHOPPERS } from '../upstream/answers.ts';
import { requireDocument } from './documents.ts';
import { inAnyOrder, listCall, SORTS, type RestCall, type Sort, type Visit, type Workload } from './visit.ts';

export function createWorkloads(catalogue: readonly ProductAnswer[]): Workload[] {
  return [
    { id: 'W1', title: 'product list, 20 cards', visits: listVisits(catalogue) },
    { id: 'W2', title: 'product, reviews, 8 recommended', visits: productVisits(catalogue) },
    { id: 'W3', title: 'cart of 10', visits: cartVisits() },
    { id: 'W4', title: 'add to cart', visits: addToCartVisits(catalogue) },
    { id: 'W5', title: 'home page, 3 operations', visits: homeVisits() },
  ];
}

const CARDS = 20;

/** Minimum prices of the filters, in rupees. */
const FLOORS = [undefined, 500, 1000, 2000, 5000];

interface Filter {
  category?: string;
  brand?: string;
  minPrice: number | undefined;
}

/** W1: full pages of the catalogue in many combinations of filter and order. */
function listVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const filters = FLOORS.flatMap((minPrice): Filter[] => [
    { minPrice },
    ...CATEGORIES.map((category) => ({ minPrice, category })),
    ...BRANDS.map((brand) => ({ minPrice, brand })),
  ]);
  return inAnyOrder(
    filters.flatMap((filter) => {
      const pages = Math.floor(catalogue.filter((product) => matches(product, filter)).length / CARDS);
      return (Object.keys(SORTS) as Sort[]).flatMap((sort) =>
        Array.from({ length: pages }, (_, place) => listVisit(filter, sort, place + 1)),
      );
    }),
  );
}

function matches(product: ProductAnswer, { category, brand, minPrice }: Filter): boolean {
  const { category: ofCategory, brand: ofBrand, originalPrice } = product;
  return (category ?? ofCategory) === ofCategory && (brand ?? ofBrand) === ofBrand && originalPrice >= (minPrice ?? 0);
}

function listVisit({ category, brand, minPrice }: Filter, sort: Sort, page: number): Visit {
  const filter = { ...(category && { categories: [category] }), ...(brand && { brands: [brand] }), minPrice };
  const query = { category, brand, minPrice, ...SORTS[sort], page, limit: CARDS };
  const text = requireDocument('ProductList');
  return {
    operations: [{ name: 'ProductList', text, variables: { filter, sort, page, pageSize: CARDS } }],
    rest: [listCall(query)],
    signedIn: false,
  };
}

/** As many recommended products as the shop's screen shows. */
const RECOMMENDED = 8;

/** W2: each product's screen, with reviews and eight recommended products. */
function productVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const text = requireDocument('ProductScreen');
  const limit = RECOMMENDED + 1;
  const visits = catalogue.map(({ _id: id, category, brand }): Visit => ({
    operations: [{ name: 'ProductScreen', text, variables: { id, first: RECOMMENDED } }],
    rest: [
      { method: 'GET', target: `/api/products/get/${id}` },
      listCall({ category, page: 1, limit }),
      listCall({ brand, page: 1, limit }),
    ],
    signedIn: false,
  }));
  return inAnyOrder(visits);
}

const ORDERS = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]] as const; // oxfmt-ignore

/** W5: the home page of guests. The order of categories and the length of rows vary. */
function homeVisits(): Visit[] {
  const pictures = requireDocument('CategoryPictures');
  const featured = requireDocument('FeaturedProducts');
  const facets = requireDocument('Facets');
  const visits = ORDERS.flatMap(([a, b, c]) =>
    Array.from({ length: 8 }, (_, place): Visit => {
      const [first, second, third] = [CATEGORIES[a], CATEGORIES[b], CATEGORIES[c]];
      const [few, many] = [3 + (place % 4), 8 + place];
      return {
        operations: [
          { name: 'CategoryPictures', text: pictures, variables: { first, second, third, pageSize: few } },
          { name: 'FeaturedProducts', text: featured, variables: { pageSize: many } },
          { name: 'Facets', text: facets, variables: {} },
        ],
        rest: [
          ...[first, second, third].map((category) => listCall({ category, page: 1, limit: few })),
          listCall({ ...SORTS.RATING_DESC, page: 1, limit: many }),
        ],
        signedIn: false,
      };
    }),
  );
  return inAnyOrder(visits);
}

const readCart: RestCall = { method: 'GET', target: '/api/cart/get' };

/** W3: each shopper reads a cart of ten products. */
function cartVisits(): Visit[] {
  const text = requireDocument('Cart');
  return Array.from({ length: SHOPPERS }, () => ({
    operations: [{ name: 'Cart', text, variables: {} }],
    rest: [readCart],
    signedIn: true,
  }));
}

/** W4: each shopper adds a product and gets the whole cart back. */
function addToCartVisits(catalogue: readonly ProductAnswer[]): Visit[] {
  const text = requireDocument('AddToCart');
  return Array.from({ length: SHOPPERS }, (_, place) => {
    const variables = { productId: catalogue[place % catalogue.length]?._id ?? '', quantity: 1 };
    return {
      operations: [{ name: 'AddToCart', text, variables }],
      rest: [{ method: 'POST' as const, target: '/api/cart/add', body: variables }, readCart],
      signedIn: true,
    };
  });
}
