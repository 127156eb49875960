import { randomUUID } from 'node:crypto';
import { createMockStore, type IMockStore } from '@graphql-tools/mock';
import type { GraphQLSchema } from 'graphql';
import type { User } from '../domains/users/users.rest.ts';
import type { Order } from '../domains/orders/orders.rest.ts';
import type { Product } from '../domains/products/products.rest.ts';
import type { Review } from '../domains/reviews/reviews.rest.ts';
import type { AddressInput, Role } from '../generated/schema.ts';

export type Units = Map<string, number>; // by product id, in the order in which they were added

/** A product without its reviews, which are rows of their own. */
export type ProductRow = Omit<
  Product,
  'reviewCount' | 'reviewRecords' | 'pictureRecords' | 'discountPrice' | 'originalPrice'
> & {
  discountPrice: number;
  originalPrice: number;
  image: string | null;
  images: string[];
};
export type ReviewRow = Review;
export type UserRow = User & { role: Role };
export type AddressRow = AddressInput & { id: string };
export type OrderRow = Pick<Order, 'id' | 'status' | 'paymentMethod'> & { createdAt: string }; // ISO 8601, UTC

export interface OrderDetails {
  userId: string;
  units: Units;
  addressId: string | null;
}

/** Rows of one type, oldest first. The mock store checks each value against the schema; the table adds an order and removal. */
class MockTable<Row extends { id: string }> {
  readonly #store: IMockStore;
  readonly #typeName: string;
  readonly #rows = new Map<string, Row>(); // as the store gives them: it takes microseconds for each value

  constructor(store: IMockStore, typeName: string) {
    this.#store = store;
    this.#typeName = typeName;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  find(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** Adds or changes the row with that id. Fields that are absent or undefined stay. */
  put(row: Partial<Row> & { id: string }): Row {
    const { id } = row;
    const given = Object.entries(row).filter(([, value]) => value !== undefined); // the store would invent a value for it
    const kept = given.map(([field, value]) => {
      this.#store.set(this.#typeName, id, field, value);
      return [field, this.#store.get(this.#typeName, id, field)];
    });
    const whole = { ...this.#rows.get(id), ...Object.fromEntries(kept) } as Row;
    this.#rows.set(id, whole);
    return whole;
  }

  remove(id: string): boolean {
    return this.#rows.delete(id);
  }
}

const FIRST_ID = 0x6a00_0000; // above the ids of the seed, so that new rows sort as the newest

/** What the schema shows is in the mock store. What it hides is in maps by id. */
export function createMockShop(schema: GraphQLSchema) {
  const store = createMockStore({ schema });
  let ids = 0;
  return {
    products: new MockTable<ProductRow>(store, 'Product'),
    unpriced: [] as readonly string[], // ids of products for which the API has no price
    reviews: new MockTable<ReviewRow>(store, 'Review'),
    users: new MockTable<UserRow>(store, 'User'),
    addresses: new MockTable<AddressRow>(store, 'DeliveryAddress'),
    orders: new MockTable<OrderRow>(store, 'Order'),
    orderDetails: new Map<string, OrderDetails>(),
    reviewDetails: new Map<string, { productId: string; userId: string | undefined }>(), // no user in the seed
    passwords: new Map<string, string>(), // by user id
    carts: new Map<string, Units>(),
    wishlists: new Map<string, Set<string>>(),
    addressOwners: new Map<string, string>(), // user id by address id
    resets: new Map<string, { userId: string; until: number }>(), // by token of the mail; `until` in ms since 1970
    endedTokens: new Set<string>(),
    newId: () => (FIRST_ID + (ids += 1)).toString(16).padEnd(24, '0'), // later ids sort later
  };
}

export type MockShop = ReturnType<typeof createMockShop>;

export function findAccount(shop: MockShop, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase();
  return shop.users.all().find((user) => user.email.toLowerCase() === wanted);
}

/** It names its user, so that it stays valid when `npm run dev:mock` restarts after an edit. It is not secret. */
export const startSession = ({ id }: UserRow): string => `mock.${id}.${randomUUID()}`;

export function userOfToken(shop: MockShop, token: string): UserRow | undefined {
  const [kind, userId = ''] = token.split('.');
  return kind === 'mock' && !shop.endedTokens.has(token) ? shop.users.find(userId) : undefined;
}
