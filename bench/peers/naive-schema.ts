import { kindOf, READ } from '../../gateway/domains/products/products.recommended.ts';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { readSchemaText } from '../../gateway/graphql/sdl.ts';
import { BRANDS, CATEGORIES, formatPriceRange, PRICE_RANGES, RATINGS, SHIPPING_FEE, TAX } from '../../schema/shop.ts';
import type { ProductAnswer, ReviewAnswer } from '../../upstream/products/products.queries.ts';
import { SORTS, type Sort } from '../workloads/visit.ts';
import { call, type Caller } from './naive-rest.ts';

interface Listed {
  products: ProductAnswer[];
  totalPage: number;
}
interface CartItem {
  product: ProductAnswer;
  quantity: number;
}
interface Cart {
  cartItems: CartItem[];
  totalPrice: number;
  totalProducts: number;
}
interface ProductsArgs {
  filter?: { categories?: string[]; brands?: string[]; minPrice?: number } | null;
  sort?: Sort | null;
  page: number;
  pageSize: number;
}

async function products(_root: unknown, { filter, sort, page, pageSize }: ProductsArgs, caller: Caller) {
  const query = new URLSearchParams({ page: String(page), limit: String(pageSize) });
  for (const category of filter?.categories ?? []) query.append('category', category);
  for (const brand of filter?.brands ?? []) query.append('brand', brand);
  if (filter?.minPrice != null) query.append('minPrice', String(filter.minPrice));
  for (const [name, value] of Object.entries(sort ? SORTS[sort] : {})) query.append(name, value);
  const listed = await call<Listed>(`/api/products/get?${query}`, caller);
  const totalPages = listed.totalPage;
  const pageInfo = { page, pageSize, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 };
  return { items: listed.products, pageInfo };
}

async function recommended(product: ProductAnswer, { first }: { first: number }, caller: Caller) {
  const group = (by: 'category' | 'brand') =>
    call<Listed>(
      `/api/products/get?${new URLSearchParams({ [by]: product[by] ?? '', page: '1', limit: String(Math.max(READ, first + 1)) })}`,
      caller,
    );
  const found = (await Promise.all([group('category'), group('brand')])).flatMap((listed) => listed.products);
  const others = new Map(found.map((other) => [other._id, other]));
  others.delete(product._id);
  const kind = new Set(kindOf(product));
  const distanceOf = (other: ProductAnswer): [number, number, number] => [
    Number(other.Stock <= 0),
    4 * Number(other.category !== product.category) +
      2 * Number(!kindOf(other).some((word) => kind.has(word))) +
      Number(other.brand !== product.brand),
    Math.abs(other.discountPrice - product.discountPrice),
  ];
  const ranked = [...others.values()].map((other) => ({ other, distance: distanceOf(other) }));
  ranked.sort(({ distance: a }, { distance: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return ranked.slice(0, first).map(({ other }) => other);
}

const cart = (_root: unknown, _args: unknown, caller: Caller) => call<Cart>('/api/cart/get', caller);

/** Plain resolvers: one REST call per field that needs one. Fields with another name in the API are mapped. */
const resolvers = {
  Query: {
    products,
    product: async (_root: unknown, { id }: { id: string }, caller: Caller) =>
      (await call<{ product: ProductAnswer }>(`/api/products/get/${encodeURIComponent(id)}`, caller)).product,
    cart,
    facets: () => ({
      categories: CATEGORIES,
      brands: BRANDS,
      priceRanges: PRICE_RANGES.map((range) => ({ ...range, label: formatPriceRange(range) })),
      ratings: RATINGS,
    }),
  },
  Mutation: {
    async addToCart(_root: unknown, args: { productId: string; quantity: number }, caller: Caller) {
      const { msg } = await call<{ msg: string }>('/api/cart/add', caller, { ...args, token: caller.token });
      return { code: /updated/.test(msg) ? 'QUANTITY_UPDATED' : 'ADDED', message: msg };
    },
  },
  AddToCartPayload: { cart },
  Product: {
    id: ({ _id }: ProductAnswer) => _id,
    rating: ({ ratings, reviews }: ProductAnswer) => {
      const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
      return reviews.length === 0 ? ratings : Math.round((stars / reviews.length) * 10) / 10;
    },
    stock: ({ Stock }: ProductAnswer) => Stock,
    reviewCount: ({ numOfReviews }: ProductAnswer) => numOfReviews,
    hasPrice: () => true,
    discountPercent: ({ discountPrice, originalPrice }: ProductAnswer) =>
      originalPrice > discountPrice ? Math.floor(((originalPrice - discountPrice) * 100) / originalPrice) : 0,
    availability: ({ Stock }: ProductAnswer) => (Stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    reviews: ({ reviews }: ProductAnswer, { first }: { first?: number | null }) => reviews.slice(0, first ?? undefined),
    recommended,
  },
  Review: {
    id: ({ _id }: ReviewAnswer) => _id,
    // An id of MongoDB begins with its seconds since 1970.
    writtenAt: ({ _id }: ReviewAnswer) => new Date(Number.parseInt(_id.slice(0, 8), 16) * 1000).toISOString(),
  },
  Cart: {
    items: ({ cartItems }: Cart) => cartItems,
    summary: ({ totalPrice }: Cart) => ({
      itemsPrice: totalPrice,
      shipping: SHIPPING_FEE,
      tax: TAX,
      payable: totalPrice + SHIPPING_FEE + TAX,
      isTotalWhole: true,
    }),
  },
  CartItem: {
    id: ({ product }: CartItem) => product._id,
    lineTotal: ({ product, quantity }: CartItem) => product.discountPrice * quantity,
  },
};

/** The shop's schema with plain resolvers, for every peer that takes a schema. */
export const naiveSchema = makeExecutableSchema({ typeDefs: readSchemaText(), resolvers });

export function tokenOf(headers: Record<string, string | string[] | undefined>): string | undefined {
  const { token } = headers;
  return typeof token === 'string' ? token : undefined;
}
