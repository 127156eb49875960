import { CATEGORIES } from '../../../../schema/shop.ts';
import type { HomeQueryVariables } from '../../generated/products-home.ts';
import type { ProductDetailQueryVariables } from '../../generated/products-detail.ts';

/** Recommended products asked for on the detail page. */
const RECOMMENDED_PRODUCTS = 10;

/** Pictures on each slide of the home page. */
export const PICTURES_PER_SLIDE = 3;

/** Products in the home page's carousel. */
const FEATURED_PRODUCTS = 15;

const [first, second, third] = CATEGORIES;

/** What Apollo Client fills in for a screen that takes nothing along, in its place: the addresses of both requests are to be equal. */
export const ALONE = { withBelongings: false };

/** What the home screen asks for: one picture more than a slide shows, for the category's tile. */
export const HOME_VARIABLES: HomeQueryVariables = {
  ...ALONE,
  first,
  second,
  third,
  pictures: PICTURES_PER_SLIDE + 1,
  featured: FEATURED_PRODUCTS,
};

/** What a product's screen asks for. */
export function detailVariables(id: string): ProductDetailQueryVariables {
  return { ...ALONE, id, recommended: RECOMMENDED_PRODUCTS };
}
