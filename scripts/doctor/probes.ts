import { findMe, GET_ME } from '../../gateway/domains/auth/auth.rest.ts';
import { GET_CART, getCart } from '../../gateway/domains/cart/cart.rest.ts';
import {
  FIND_ORDER,
  findOrder,
  GET_DELIVERED_TOTALS,
  getDeliveredTotals,
  LIST_ALL_ORDERS,
  LIST_ORDERS,
  listAllOrders,
  listOrders,
} from '../../gateway/domains/orders/orders.rest.ts';
import { findProduct, GET_PRODUCT, LIST_PRODUCTS, listProducts } from '../../gateway/domains/products/products.rest.ts';
import { LIST_USERS, listUsers } from '../../gateway/domains/users/users.rest.ts';
import { GET_WISHLIST, getWishlist } from '../../gateway/domains/wishlist/wishlist.rest.ts';
import type { ErrorCode } from '../../gateway/errors/codes.ts';
import type { Role } from '../../gateway/generated/schema.ts';
import { list, record } from '../../gateway/lib/json-readers.ts';
import type { Rest } from '../../gateway/rest/client.ts';
import type { Endpoint } from '../../gateway/rest/endpoint.ts';

/** What earlier probes find out for later ones. */
export interface Knowledge {
  productId?: string | undefined;
  brand?: string | undefined;
  ofBrand?: number; // products of that brand
  orderId?: string | undefined;
  role?: Role | null;
}

/** A call that changes nothing, and how its answer is judged. */
export interface Probe {
  endpoint: Endpoint;
  variant?: string; // what is asked; absent: the usual question
  as?: 'stranger' | 'owner'; // with a token that is none, or the given one; absent: as nobody
  /** Calls the gateway's function; throws LeftOut where the call cannot be made. */
  read: (rest: Rest, known: Knowledge) => Promise<unknown>;
  refused?: (known: Knowledge) => ErrorCode | undefined; // as what; absent: an answer is expected
  quirks?: (body: unknown, known: Knowledge) => string[]; // of an answer that the gateway can read
}

/** A call that cannot be made; the message says why. */
export class LeftOut extends Error {}

const PAGE = 2;
const AS_NOBODY = (): ErrorCode => 'UNAUTHENTICATED';
const superAdminOnly = ({ role }: Knowledge) => (role === 'SUPER_ADMIN' ? undefined : 'FORBIDDEN');

/** In this order: later ones use the facts of earlier ones. */
export const AS_GUEST: Probe[] = [
  {
    endpoint: LIST_PRODUCTS,
    async read(rest, known) {
      const product = (await listProducts(rest, { page: 1, limit: 12 })).find((one) => one !== null);
      known.productId = product?.id;
      known.brand = product?.brand ?? undefined;
    },
    quirks: recordQuirks,
  },
  {
    endpoint: LIST_PRODUCTS,
    variant: 'filtered',
    async read(rest, known) {
      const brand = required(known.brand, 'no brand to filter by');
      // Without a limit the whole list comes, so that it can be counted.
      const { body } = await rest.get(LIST_PRODUCTS, { brand });
      known.ofBrand = list(record(body)?.['products'])?.length ?? 0;
      await listProducts(rest, { brand: [brand], page: 1, limit: PAGE });
    },
    quirks: (body, { ofBrand = 0 }) => countQuirks(body, Math.ceil(ofBrand / PAGE)),
  },
  {
    endpoint: LIST_PRODUCTS,
    variant: 'no match',
    read: (rest) => listProducts(rest, { query: 'no product has this title', page: 1, limit: PAGE }),
  },
  {
    endpoint: GET_PRODUCT,
    read: (rest, { productId }) => findProduct(rest, required(productId, 'no product to ask for')),
    quirks: recordQuirks,
  },
  { endpoint: GET_PRODUCT, variant: 'none', read: (rest) => findProduct(rest, 'f'.repeat(24)) },
  { endpoint: GET_CART, variant: 'no token', read: getCart, refused: AS_NOBODY },
  { endpoint: GET_ME, variant: 'bad token', as: 'stranger', read: findMe, refused: AS_NOBODY },
];

export const AS_OWNER: Probe[] = [
  {
    endpoint: GET_ME,
    as: 'owner',
    read: async (rest, known) => (known.role = (await findMe(rest)).role),
    quirks: (_body, { role }) => (role ? [] : ['a role that nobody knows']),
  },
  { endpoint: GET_CART, as: 'owner', read: getCart, quirks: recordQuirks },
  { endpoint: GET_WISHLIST, as: 'owner', read: getWishlist, quirks: recordQuirks },
  {
    endpoint: LIST_ORDERS,
    as: 'owner',
    read: async (rest, known) => (known.orderId = (await listOrders(rest))[0]?.id),
    quirks: recordQuirks,
  },
  {
    endpoint: FIND_ORDER,
    as: 'owner',
    read: (rest, { orderId }) => findOrder(rest, required(orderId, 'no order to ask for')),
    quirks: (body) => [...('order' in (record(body) ?? {}) ? ['the order is wrapped'] : []), ...recordQuirks(body)],
  },
  { endpoint: LIST_USERS, as: 'owner', read: listUsers, refused: superAdminOnly },
  { endpoint: LIST_ALL_ORDERS, as: 'owner', read: listAllOrders, refused: superAdminOnly, quirks: recordQuirks },
  { endpoint: GET_DELIVERED_TOTALS, as: 'owner', read: getDeliveredTotals, refused: superAdminOnly },
];

function required(fact: string | undefined, why: string): string {
  if (fact === undefined) throw new LeftOut(why);
  return fact;
}

const NUMBERS = ['discountPrice', 'originalPrice', 'Stock', 'ratings', 'numOfReviews'];
const FIELDS = ['title', 'image', 'images', 'brand', 'category', 'description', 'reviews', ...NUMBERS];

/** Of the product records in an answer: objects that have an id, and a stock or a title. */
function recordQuirks(body: unknown): string[] {
  const records = recordsIn(body);
  const products = records.filter((raw) => '_id' in raw && ('Stock' in raw || 'title' in raw));
  const missing = FIELDS.filter((field) => products.some((product) => product[field] == null));
  const asText = NUMBERS.filter((field) => products.some((product) => typeof product[field] === 'string'));
  return [
    ...(missing.length > 0 ? [`products without ${missing.join(', ')}`] : []),
    ...(asText.length > 0 ? [`numbers as text: ${asText.join(', ')}`] : []),
    ...(records.some((raw) => raw['product'] === null || raw['productId'] === null)
      ? ['products that were deleted since are null']
      : []),
  ];
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  const raw = record(value);
  return raw ? [raw, ...Object.values(raw).flatMap(recordsIn)] : (list(value) ?? []).flatMap(recordsIn);
}

/** `real` is the right number of pages. */
function countQuirks(body: unknown, real: number): string[] {
  const { totalPage, totalProductspage } = record(body) ?? {};
  const pages = totalPage ?? totalProductspage;
  return [
    ...(pages !== undefined && pages === totalProductspage ? ['the page count is named totalProductspage'] : []),
    ...(pages == null ? ['no page count'] : Number(pages) === real ? [] : ['the page count is wrong']),
  ];
}
