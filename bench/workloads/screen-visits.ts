import { CATEGORIES } from '../../schema/shop.ts';
import type { ProductAnswer } from '../../upstream/products/products.queries.ts';
import { requireDocument } from './documents.ts';
import { inAnyOrder, listCall, SORTS, type Visit } from './visit.ts';

/** As many recommended products as the shop's screen shows. */
const RECOMMENDED = 8;

/** W2: each product's screen, with reviews and eight recommended products. */
export function productVisits(catalogue: readonly ProductAnswer[]): Visit[] {
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

const ORDERS = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]] as const; // prettier-ignore

/** W5: the home page of guests. The order of categories and the length of rows vary. */
export function homeVisits(): Visit[] {
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
