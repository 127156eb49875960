import { BRANDS, CATEGORIES, formatPriceRange, PRICE_RANGES, RATINGS } from '../../../schema/shop.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { checkFirst, checkProductsInput } from './products.input.ts';
import { recommend } from './products.loaders.ts';
import { pageOfProducts } from './products.paging.ts';
import { findProduct, parsePictures } from './products.rest.ts';
import { parseReviews } from '../reviews/reviews.rest.ts';

/** How many products to recommend where `first` is null; the schema's default says the same. */
const RECOMMENDED = 8;

/** What lists can be filtered by: the same for everybody, at all times. */
const FACETS = {
  categories: [...CATEGORIES],
  brands: [...BRANDS],
  priceRanges: PRICE_RANGES.map((range) => ({ ...range, label: formatPriceRange(range) })),
  ratings: [...RATINGS],
};

export const productsResolvers: Resolvers = {
  Query: {
    products: (_root, { filter: wanted, sort = null, page, pageSize }, { catalogue }) => {
      const filter = wanted ?? {};
      checkProductsInput({ page, pageSize, filter });
      return pageOfProducts(catalogue, { filter, sort, page, pageSize });
    },
    product: (_root, { id }, { catalogue }) => findProduct(catalogue, id),
    facets: () => FACETS,
  },
  ProductPage: {
    pageInfo: ({ page, pageSize, totalPages, hasNextPage }) => ({
      page,
      pageSize,
      totalPages,
      hasNextPage,
      hasPreviousPage: page > 1,
    }),
  },
  Product: {
    image: ({ pictureRecords }) => parsePictures(pictureRecords, 1)[0] ?? null,
    images: ({ pictureRecords }) => parsePictures(pictureRecords),
    discountPercent: ({ discountPrice, originalPrice }) =>
      originalPrice > discountPrice ? Math.round((1 - discountPrice / originalPrice) * 100) : 0,
    availability: ({ stock }) => (stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    reviews: ({ reviewRecords }, { first }) => {
      checkFirst(first);
      return parseReviews(reviewRecords).slice(0, first ?? undefined);
    },
    recommended: (product, { first }, { productGroups }) => {
      checkFirst(first);
      return recommend(productGroups, product, first ?? RECOMMENDED);
    },
  },
};
