import { productProblems } from '../../../schema/product-rules.ts';
import { formatPriceRange, MAX_PRODUCTS_BY_ID } from '../../../schema/shop.ts';
import { confirmRole } from '../auth/auth.caller-check.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idProblem, noChangeProblem, refuseIf } from '../input.ts';
import { createLogged, deleteLogged, updateUnlessChanged } from './products.logged.ts';
import { checkFirst, checkProductsInput, checkRowsInput } from './products.input.ts';
import { recommend } from './products.recommended.ts';
import { findProduct, parsePictures, type Product } from './products.rest.ts';
import { discountPercent, rowsOf } from './products.rows.ts';
import { CHOICES } from '../../search/facets.ts';
import { searchProducts } from './products.search.ts';
import { selectionOf } from './products.selection.ts';
import { adminSummary } from './products.summary.ts';
import { readReviews } from '../reviews/reviews.rest.ts';

const RECOMMENDED = 8; // where `first` is null; equal to the schema's default

// Of the clone each text is in one piece. JSON.stringify takes twice as long for a whole answer with one that was put together.
const FACETS = structuredClone({
  ...CHOICES,
  priceRanges: CHOICES.priceRanges.map((range) => ({ ...range, label: formatPriceRange(range) })),
});

type Priced = Pick<Product, 'discountPrice' | 'originalPrice'>;

/** The schema's prices are never null; `hasPrice` tells the two kinds of 0 apart. */
const PRICES = {
  hasPrice: ({ discountPrice }: Priced) => discountPrice !== null,
  discountPrice: ({ discountPrice }: Priced) => discountPrice ?? 0,
  originalPrice: ({ originalPrice }: Priced) => originalPrice ?? 0,
  discountPercent,
};

export const productsResolvers: Resolvers = {
  Query: {
    products: (_root, { filter: wanted, sort = null, page, pageSize }, context, info) => {
      const filter = wanted ?? {};
      checkProductsInput({ page, pageSize, filter });
      return searchProducts(context, { filter, sort, page, pageSize }, selectionOf(info));
    },
    product: (_root, { id }, { guestRest }) => findProduct(guestRest, id),
    productsById: (_root, { ids }, { guestRest }) => {
      refuseIf({ ids: ids.length > MAX_PRODUCTS_BY_ID && `Ask for at most ${MAX_PRODUCTS_BY_ID} products at once.` });
      // The generated type knows no promise of null. One that fails is null with an error, and the others are answered.
      return ids.map((id) => findProduct(guestRest, id)) as Promise<Product>[];
    },
    facets: () => FACETS,
    adminSummary: async (_root, _args, context) => {
      await confirmRole(context, 'ADMIN');
      return adminSummary(context.guestRest);
    },
    catalogue: async (_root, { filter: wanted, sort, descending, offset, limit }, context) => {
      const request = { filter: wanted ?? {}, sort, descending, offset, limit };
      checkRowsInput(request);
      await confirmRole(context, 'ADMIN');
      return rowsOf(await context.wholeCatalogue(), request);
    },
  },
  Mutation: {
    createProduct: (_root, { input }, context) => {
      refuseIf(productProblems(input));
      return createLogged(context, input);
    },
    updateProduct: async (_root, { id, changes, basedOn }, context) => {
      refuseIf({ id: idProblem(id), changes: noChangeProblem(changes), ...productProblems(changes) });
      await confirmRole(context, 'ADMIN'); // of a product that is not there, or has changed, nothing is sent
      return { ...(await updateUnlessChanged(context, id, changes, basedOn)), productId: id };
    },
    deleteProduct: async (_root, { id }, context) => {
      refuseIf({ id: idProblem(id) });
      return { ...(await deleteLogged(context, id)), id };
    },
  },
  ProductPage: {
    pageInfo: ({ page, pageSize, totalPages, hasNextPage }) => ({
      page,
      pageSize,
      totalPages,
      hasNextPage,
      hasPreviousPage: page > 1,
    }),
    total: ({ searched }) => searched?.total ?? null,
    exactCount: ({ searched }) => searched?.exactCount ?? null,
    didYouMean: ({ searched }) => searched?.corrected ?? null,
    hasSomeWords: ({ searched }) => searched?.hasSomeWords ?? null,
    counts: ({ searched }) => searched?.counts ?? null,
  },
  Product: {
    image: ({ pictureRecords }) => parsePictures(pictureRecords, 1)[0] ?? null,
    images: ({ pictureRecords }) => parsePictures(pictureRecords),
    ...PRICES,
    availability: ({ stock }) => (stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    reviews: ({ reviewRecords }, { first }, { rest }) => {
      checkFirst(first);
      return readReviews(rest, reviewRecords).slice(0, first ?? undefined);
    },
    recommended: (product, { first }, { productGroups }) => {
      checkFirst(first);
      return recommend(productGroups, product, first ?? RECOMMENDED);
    },
  },
  CatalogueRow: {
    image: ({ pictureRecords }) => parsePictures(pictureRecords, 1)[0] ?? null,
    ...PRICES,
  },
  UpdateProductPayload: {
    conflicts: ({ conflicts }) => conflicts ?? [],
    product: ({ productId, now }, _args, { guestRest }) => now ?? findProduct(guestRest, productId),
  },
};
