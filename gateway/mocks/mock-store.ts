import { createMockStore, type IMockStore } from '@graphql-tools/mock';
import type { GraphQLSchema } from 'graphql';
import type { OrderStatus, PaymentMethod, Role } from '../generated/schema.ts';
import { MockTable } from './mock-table.ts';

/** Units by product id, in the order in which they came. */
export type Units = Map<string, number>;

/** A product as it is kept; what can be computed (percent, availability, reviews) is not. */
export interface ProductRow {
  id: string;
  title: string;
  image: string | null;
  images: string[];
  brand: string | null;
  category: string | null;
  rating: number;
  discountPrice: number;
  originalPrice: number;
  stock: number;
  description: string | null;
}

export interface ReviewRow {
  id: string;
  name: string;
  rating: number;
  comment: string;
}

export interface UserRow {
  id: string;
  name: string;
  email: string;
  mobile: string | null;
  role: Role;
  avatar: string | null;
}

export interface AddressRow {
  id: string;
  address: string;
  block: string;
  state: string;
  city: string;
  postalCode: string;
}

export interface OrderRow {
  id: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
  createdAt: string;
}

/** What an order has besides its row. */
export interface OrderDetails {
  userId: string;
  units: Units;
  addressId: string | null;
}

/** Everything that a mock shop knows. What the schema shows lies in the mock store; what it hides lies beside it. */
export interface MockShop {
  store: IMockStore;
  products: MockTable<ProductRow>;
  reviews: MockTable<ReviewRow>;
  users: MockTable<UserRow>;
  addresses: MockTable<AddressRow>;
  orders: MockTable<OrderRow>;
  orderDetails: Map<string, OrderDetails>;
  /** Review ids by product id. */
  reviewsOf: Map<string, string[]>;
  /** Who wrote a review, by its id; the seed's reviewers have no account. */
  reviewAuthors: Map<string, string>;
  /** Passwords, carts and wishlists by user id, owners by address id. */
  passwords: Map<string, string>;
  carts: Map<string, Units>;
  wishlists: Map<string, Set<string>>;
  addressOwners: Map<string, string>;
  /** Tokens of mailed links, with whose they are and until when, in ms since 1970. */
  resetTokens: Map<string, { userId: string; until: number }>;
  /** Session tokens that somebody has logged out of. */
  endedTokens: Set<string>;
  /** A new id of 24 hexadecimal digits; later ones sort later. */
  newId(): string;
}

/** Ids made at run time start here: above those of the seed, so that "newest first" is right. */
const FIRST_ID = 0x6a00_0000;

/** A shop with nothing in it. */
export function createMockShop(schema: GraphQLSchema): MockShop {
  const store = createMockStore({ schema, mockGenerationBehavior: 'deterministic' });
  let ids = 0;
  return {
    store,
    products: new MockTable(store, 'Product'),
    reviews: new MockTable(store, 'Review'),
    users: new MockTable(store, 'User'),
    addresses: new MockTable(store, 'DeliveryAddress'),
    orders: new MockTable(store, 'Order'),
    orderDetails: new Map(),
    reviewsOf: new Map(),
    reviewAuthors: new Map(),
    passwords: new Map(),
    carts: new Map(),
    wishlists: new Map(),
    addressOwners: new Map(),
    resetTokens: new Map(),
    endedTokens: new Set(),
    newId: () => (FIRST_ID + (ids += 1)).toString(16).padEnd(24, '0'),
  };
}
