import { randomUUID } from 'node:crypto';
import { createMockStore, type IMockStore } from '@graphql-tools/mock';
import type { GraphQLSchema } from 'graphql';
import type { User } from '../domains/users/users.rest.ts';
import type { Order } from '../domains/orders/orders.rest.ts';
import type { Product } from '../domains/products/products.rest.ts';
import type { Review } from '../domains/reviews/reviews.rest.ts';
import type { AddressInput, Role } from '../generated/schema.ts';

/** Units by product id, in the order in which they were added. */
export type Units = Map<string, number>;

/** A product as it is stored: without its reviews, which are rows of their own. */
export type ProductRow = Omit<Product, 'reviewCount' | 'reviewRecords' | 'pictureRecords'> & {
  image: string | null;
  images: string[];
};
export type ReviewRow = Review;
export type UserRow = User & { role: Role };
export type AddressRow = AddressInput & { id: string };
/** `createdAt` is ISO 8601, in UTC. */
export type OrderRow = Pick<Order, 'id' | 'status' | 'paymentMethod'> & { createdAt: string };

/** What an order has besides its row. */
export interface OrderDetails {
  userId: string;
  units: Units;
  addressId: string | null;
}

/**
 * The rows of one type of the schema, oldest first. The mock store holds them and checks every value against its type; the table
 * adds an order and removal, which the mock store does not have.
 */
export class MockTable<Row extends { id: string }> {
  readonly #store: IMockStore;
  readonly #typeName: string;
  readonly #fields = new Map<string, Set<string>>();

  constructor(store: IMockStore, typeName: string) {
    this.#store = store;
    this.#typeName = typeName;
  }

  all(): Row[] {
    return [...this.#fields.keys()].map((id) => this.require(id));
  }

  find(id: string): Row | undefined {
    return this.#fields.has(id) ? this.require(id) : undefined;
  }

  /** Throws where there is no such row. */
  require(id: string): Row {
    const fields = this.#fields.get(id);
    if (!fields) throw new Error(`The mock store has no ${this.#typeName} ${id}.`);
    return Object.fromEntries([...fields].map((field) => [field, this.#store.get(this.#typeName, id, field)])) as Row;
  }

  /** Adds a row, or changes the row with that id: fields that are absent or undefined stay. */
  put(row: Partial<Row> & { id: string }): Row {
    const fields = this.#fields.get(row.id) ?? new Set<string>();
    for (const [field, value] of Object.entries(row)) {
      // The mock store would invent a value for undefined.
      if (value === undefined) continue;
      this.#store.set(this.#typeName, row.id, field, value);
      fields.add(field);
    }
    this.#fields.set(row.id, fields);
    return this.require(row.id);
  }

  remove(id: string): boolean {
    return this.#fields.delete(id);
  }
}

/** The first id that is made at run time. It is above those of the seed, so that new rows sort as the newest. */
const FIRST_ID = 0x6a00_0000;

/** An empty shop. What the schema shows is in the mock store; what it hides is in maps by id. */
export function createMockShop(schema: GraphQLSchema) {
  const store = createMockStore({ schema, mockGenerationBehavior: 'deterministic' });
  let ids = 0;
  return {
    store,
    products: new MockTable<ProductRow>(store, 'Product'),
    reviews: new MockTable<ReviewRow>(store, 'Review'),
    users: new MockTable<UserRow>(store, 'User'),
    addresses: new MockTable<AddressRow>(store, 'DeliveryAddress'),
    orders: new MockTable<OrderRow>(store, 'Order'),
    orderDetails: new Map<string, OrderDetails>(),
    /** Product and author by review id; the seed's authors have no account. */
    reviewDetails: new Map<string, { productId: string; userId: string | undefined }>(),
    /** By user id. */
    passwords: new Map<string, string>(),
    carts: new Map<string, Units>(),
    wishlists: new Map<string, Set<string>>(),
    /** User id by address id. */
    addressOwners: new Map<string, string>(),
    /** By token of the mailed link. `until`: in ms since 1970. */
    resets: new Map<string, { userId: string; until: number }>(),
    /** Session tokens that were logged out. */
    endedTokens: new Set<string>(),
    /** A new id of 24 hexadecimal digits; later ids sort later. */
    newId: () => (FIRST_ID + (ids += 1)).toString(16).padEnd(24, '0'),
  };
}

export type MockShop = ReturnType<typeof createMockShop>;

/** Finds an account by its e-mail address, without regard to case. */
export function findAccount(shop: MockShop, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return shop.users.all().find((user) => user.email.toLowerCase() === wanted);
}

/**
 * A session token that names its user, so that it stays valid when `npm run dev:mock` restarts after an edit. It is not secret.
 */
export const startSession = ({ id }: UserRow): string => `mock.${id}.${randomUUID()}`;

/** The user of a session token; undefined where the token is unknown or was logged out. */
export function userOfToken(shop: MockShop, token: string): UserRow | undefined {
  const [kind, userId = ''] = token.split('.');
  return kind === 'mock' && !shop.endedTokens.has(token) ? shop.users.find(userId) : undefined;
}
