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

/**
 * The default that Apollo Client adds to a guest's variables, in the same place: the early request of the page and the
 * screen's own must have equal addresses.
 */
export const SCREEN_ONLY = { withCartAndWishlist: false };

/** What the home screen asks for: one picture more than a slide shows, for the category's tile. */
export const HOME_VARIABLES: HomeQueryVariables = {
  ...SCREEN_ONLY,
  first,
  second,
  third,
  pictures: PICTURES_PER_SLIDE + 1,
  featured: FEATURED_PRODUCTS,
};

/** What a product's screen asks for. */
export function detailVariables(id: string): ProductDetailQueryVariables {
  return { ...SCREEN_ONLY, id, recommended: RECOMMENDED_PRODUCTS };
}
