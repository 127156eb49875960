import { BRANDS, CATEGORIES, formatPriceRange, MAX_STARS, PRICE_RANGES, RATINGS } from '../../schema/shop.ts';
import type {
  ProductFilter,
  ProductRecommendedArgs,
  ProductReviewsArgs,
  ProductSort,
  QueryProductArgs,
  QueryProductsArgs,
} from '../generated/schema.ts';
import { refuseIf } from '../domains/input.ts';
import { checkFirst } from '../domains/products/products.input.ts';
import { pageOf } from './mock-input.ts';
import type { MockOptions } from './mock-options.ts';
import type { MockResolvers } from './mock-resolvers.ts';
import type { MockShop, ProductRow } from './mock-store.ts';

const ORDERS: Record<ProductSort, (a: ProductRow, b: ProductRow) => number> = {
  NEWEST: (a, b) => (a.id < b.id ? 1 : -1),
  PRICE_ASC: (a, b) => a.discountPrice - b.discountPrice,
  PRICE_DESC: (a, b) => b.discountPrice - a.discountPrice,
  RATING_DESC: (a, b) => b.rating - a.rating,
  TITLE_ASC: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** The catalogue to read. */
export function productsMocks(shop: MockShop, { totalPagesKnown = true }: MockOptions): MockResolvers {
  return {
    Query: {
      products: (_root: unknown, { filter, sort, page, pageSize }: QueryProductsArgs) => {
        checkFilter(filter ?? {});
        const found = shop.products.all().filter((product) => matches(product, filter ?? {}));
        const list = pageOf(sort ? found.toSorted(ORDERS[sort]) : found, page ?? 1, pageSize ?? 12);
        return totalPagesKnown ? list : { ...list, pageInfo: { ...list.pageInfo, totalPages: null } };
      },
      product: (_root: unknown, { id }: QueryProductArgs) => shop.products.find(id) ?? null,
      facets: () => ({
        categories: CATEGORIES,
        brands: BRANDS,
        priceRanges: PRICE_RANGES.map((range) => ({ ...range, label: formatPriceRange(range) })),
        ratings: RATINGS,
      }),
    },
    Product: {
      discountPercent: ({ discountPrice, originalPrice }: ProductRow) =>
        originalPrice > discountPrice ? Math.round((1 - discountPrice / originalPrice) * 100) : 0,
      availability: ({ stock }: ProductRow) => (stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
      reviewCount: ({ id }: ProductRow) => shop.reviewsOf.get(id)?.length ?? 0,
      reviews: ({ id }: ProductRow, { first }: ProductReviewsArgs) => {
        checkFirst(first);
        const ids = shop.reviewsOf.get(id) ?? [];
        return ids.slice(0, first ?? undefined).map((reviewId) => shop.reviews.require(reviewId));
      },
      recommended: ({ id, category, brand }: ProductRow, { first }: ProductRecommendedArgs) => {
        checkFirst(first);
        const others = shop.products.all().filter((other) => other.id !== id);
        const alike = others.filter((other) => category !== null && other.category === category);
        const akin = others.filter((other) => !alike.includes(other) && brand !== null && other.brand === brand);
        return [...alike, ...akin].slice(0, first ?? 8);
      },
    },
  };
}

function matches(product: ProductRow, filter: ProductFilter): boolean {
  const { search, categories, brands, priceRanges, ratings, minPrice, maxPrice } = filter;
  const price = product.originalPrice;
  return (
    product.title.toLowerCase().includes(search?.trim().toLowerCase() ?? '') &&
    chosen(categories, product.category) &&
    chosen(brands, product.brand) &&
    chosen(ratings, Math.floor(product.rating)) &&
    price >= (minPrice ?? 0) &&
    price <= (maxPrice ?? Infinity) &&
    (!priceRanges?.length || priceRanges.some(({ min, max }) => price >= min && price <= max))
  );
}

/** True if a value is among the chosen ones, or nothing was chosen. */
function chosen<Value>(values: readonly Value[] | null | undefined, value: Value | null): boolean {
  return !values?.length || (value !== null && values.includes(value));
}

function checkFilter({ search, ratings, minPrice, maxPrice, priceRanges }: ProductFilter): void {
  refuseIf({
    'filter.search': search?.trim() === '' && 'The search text must have 1 to 100 characters.',
    'filter.ratings':
      ratings?.some((rating) => rating < 1 || rating > MAX_STARS) && `Every rating must be from 1 to ${MAX_STARS}.`,
    'filter.minPrice': (minPrice ?? 0) < 0 && 'The lowest price must be 0 or more.',
    'filter.maxPrice': (maxPrice ?? 0) < 0 && 'The highest price must be 0 or more.',
    'filter.priceRanges':
      priceRanges?.some(({ min, max }) => min < 0 || max < min) &&
      'A price range goes from 0 or more up to a price not below it.',
  });
}
