import { CATEGORIES } from '../../../../schema/shop.ts';
import { FEATURED_PRODUCTS, PICTURES_PER_SLIDE, RECOMMENDED_PRODUCTS } from '../../constants.ts';
import type {
  HomeQueryVariables,
  ProductDetailQueryVariables,
  RecommendedProductsQueryVariables,
} from '../../generated/products.ts';

const [first, second, third] = CATEGORIES;

/** What the home screen asks for: one picture more than a slide shows, for the category's tile. */
export const HOME_VARIABLES: HomeQueryVariables = {
  first,
  second,
  third,
  pictures: PICTURES_PER_SLIDE + 1,
  featured: FEATURED_PRODUCTS,
};

/** What a product's screen asks for first. */
export function detailVariables(id: string): ProductDetailQueryVariables {
  return { id };
}

/** What a product's screen asks for beside it. */
export function recommendedVariables(id: string): RecommendedProductsQueryVariables {
  return { id, first: RECOMMENDED_PRODUCTS };
}
