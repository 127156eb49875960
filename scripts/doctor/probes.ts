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
import { record } from '../../gateway/lib/json-readers.ts';
import type { Rest } from '../../gateway/rest/client.ts';
import type { Endpoint } from '../../gateway/rest/endpoint.ts';
import { countQuirks, recordQuirks } from './quirks.ts';

/** Facts that earlier probes collect for later ones. */
export interface Knowledge {
  productId?: string | undefined;
  brand?: string | undefined;
  /** Number of products of that brand. */
  ofBrand?: number;
  orderId?: string | undefined;
  role?: Role | null;
}

/** A call that changes nothing, and how its answer is judged. */
export interface Probe {
  endpoint: Endpoint;
  /** What is asked of the endpoint; absent: its usual question. */
  variant?: string;
  /** Whom it is asked as: nobody, a token that is none, or the owner of the given one. */
  as: 'guest' | 'stranger' | 'owner';
  /** Calls the gateway's function; throws LeftOut where the call cannot be made. */
  read: (rest: Rest, known: Knowledge) => Promise<unknown>;
  /** The expected refusal; absent: an answer is expected. */
  refused?: (known: Knowledge) => ErrorCode | undefined;
  quirks?: (body: unknown, known: Knowledge) => string[];
}

/** A call that cannot be made; the message says why. */
export class LeftOut extends Error {}

const PAGE = 2;
/** An id and a title that no product has. */
const NO_ID = 'f'.repeat(24);
const NO_TITLE = 'no product has this title';

const asGuest: Probe[] = [
  {
    endpoint: LIST_PRODUCTS,
    as: 'guest',
    async read(rest, known) {
      const [first] = (await listProducts(rest, { page: 1, limit: 12 })).filter((product) => product !== null);
      known.productId = first?.id;
      known.brand = first?.brand ?? undefined;
    },
    quirks: recordQuirks,
  },
  {
    endpoint: LIST_PRODUCTS,
    variant: 'filtered',
    as: 'guest',
    async read(rest, known) {
      if (known.brand === undefined) throw new LeftOut('no brand to filter by');
      // Without a limit the whole list comes, so that it can be counted.
      const answer = await rest.get(LIST_PRODUCTS, { brand: known.brand });
      const products = record(answer.body)?.['products'];
      known.ofBrand = Array.isArray(products) ? products.length : 0;
      await listProducts(rest, { brand: [known.brand], page: 1, limit: PAGE });
    },
    quirks: (body, { ofBrand = 0 }) => countQuirks(body, Math.ceil(ofBrand / PAGE)),
  },
  {
    endpoint: LIST_PRODUCTS,
    variant: 'no match',
    as: 'guest',
    read: (rest) => listProducts(rest, { query: NO_TITLE, page: 1, limit: PAGE }),
  },
  {
    endpoint: GET_PRODUCT,
    as: 'guest',
    read: (rest, { productId }) => findProduct(rest, required(productId, 'no product to ask for')),
    quirks: recordQuirks,
  },
  {
    endpoint: GET_PRODUCT,
    variant: 'none',
    as: 'guest',
    read: (rest) => findProduct(rest, NO_ID),
  },
  { endpoint: GET_CART, variant: 'no token', as: 'guest', read: getCart, refused: () => 'UNAUTHENTICATED' },
  { endpoint: GET_ME, variant: 'bad token', as: 'stranger', read: findMe, refused: () => 'UNAUTHENTICATED' },
];

const superAdminOnly = ({ role }: Knowledge): ErrorCode | undefined =>
  role === 'SUPER_ADMIN' ? undefined : 'FORBIDDEN';

const asOwner: Probe[] = [
  {
    endpoint: GET_ME,
    as: 'owner',
    async read(rest, known) {
      known.role = (await findMe(rest)).role;
    },
    quirks: (_body, { role }) => (role ? [] : ['a role that nobody knows']),
  },
  { endpoint: GET_CART, as: 'owner', read: getCart, quirks: recordQuirks },
  { endpoint: GET_WISHLIST, as: 'owner', read: getWishlist, quirks: recordQuirks },
  {
    endpoint: LIST_ORDERS,
    as: 'owner',
    async read(rest, known) {
      known.orderId = (await listOrders(rest))[0]?.id;
    },
    quirks: recordQuirks,
  },
  {
    endpoint: FIND_ORDER,
    as: 'owner',
    read: (rest, { orderId }) => findOrder(rest, required(orderId, 'no order to ask for')),
    quirks: (body) => [...('order' in (record(body) ?? {}) ? ['the order is wrapped'] : []), ...recordQuirks(body)],
  },
  { endpoint: LIST_USERS, as: 'owner', read: listUsers, refused: superAdminOnly },
  {
    endpoint: LIST_ALL_ORDERS,
    as: 'owner',
    read: listAllOrders,
    refused: superAdminOnly,
    quirks: recordQuirks,
  },
  { endpoint: GET_DELIVERED_TOTALS, as: 'owner', read: getDeliveredTotals, refused: superAdminOnly },
];

/** Every call that only reads; later calls use the facts of earlier ones. */
export function probes(withToken: boolean): Probe[] {
  return withToken ? [...asGuest, ...asOwner] : asGuest;
}

function required(id: string | undefined, why: string): string {
  if (id === undefined) throw new LeftOut(why);
  return id;
}
