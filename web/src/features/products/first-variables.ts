import { CATEGORIES } from '../../../../schema/shop.ts';
import type { HomeQueryVariables } from '../../generated/products-home.ts';
import type { ProductDetailQueryVariables } from '../../generated/products-detail.ts';

/** Number of recommended products on the detail page. */
const RECOMMENDED_PRODUCTS = 10;

/** Number of pictures per slide on the home page. */
export const PICTURES_PER_SLIDE = 3;

/** Number of products in the home page's carousel. */
const FEATURED_PRODUCTS = 15;

/** Number of products that are read for the largest discounts. More are not read from the search index. */
const SAVINGS = 12;

const [first, second, third] = CATEGORIES;

/** One picture more than a slide shows, for the category's tile. */
export const HOME_VARIABLES: HomeQueryVariables = {
  first,
  second,
  third,
  pictures: PICTURES_PER_SLIDE + 1,
  featured: FEATURED_PRODUCTS,
  savings: SAVINGS,
};

export function detailVariables(id: string): ProductDetailQueryVariables {
  return { id, recommended: RECOMMENDED_PRODUCTS };
}
