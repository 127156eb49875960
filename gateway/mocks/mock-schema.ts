import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import { readSchemaText } from '../graphql/sdl.ts';
import { addressMocks } from './address.mocks.ts';
import { authMocks } from './auth.mocks.ts';
import { cartMocks } from './cart.mocks.ts';
import { merged, injectFaults } from '../operations/fault-injection.ts';
import { guardSchema } from './mock-guard.ts';
import type { MockOptions } from './mock-options.ts';
import type { MockContext, MockResolvers } from './mock-resolvers.ts';
import { seedShop } from './mock-seed.ts';
import { createMockShop } from './mock-store.ts';
import { ordersAdminMocks } from './orders.admin.mocks.ts';
import { ordersMocks } from './orders.mocks.ts';
import { productsAdminMocks } from './products.admin.mocks.ts';
import { productsMocks } from './products.mocks.ts';
import { reviewsMocks } from './reviews.mocks.ts';
import { usersMocks } from './users.mocks.ts';
import { wishlistMocks } from './wishlist.mocks.ts';

/**
 * The shop's schema, answered without an upstream from a store of its own: each call opens a fresh shop, and what a
 * mutation changes is what the next query says. A request's context is a `MockContext`, and may be absent.
 */
export function createMockSchema(options: MockOptions = {}): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: readSchemaText() });
  const shop = createMockShop(schema);
  seedShop(shop, options);
  const resolvers = merge([
    productsMocks(shop, options),
    reviewsMocks(shop),
    authMocks(shop, options),
    usersMocks(shop),
    wishlistMocks(shop),
    cartMocks(shop),
    addressMocks(shop),
    ordersMocks(shop),
    productsAdminMocks(shop),
    ordersAdminMocks(shop),
  ]);
  const answering = addMocksToSchema({ schema, store: shop.store, resolvers });
  const misbehaving = injectFaults(answering, (context: MockContext | undefined) =>
    merged(options, context?.simulation),
  );
  return guardSchema(misbehaving, shop, options);
}

function merge(all: readonly MockResolvers[]): IResolvers {
  const merged: MockResolvers = {};
  for (const [type, fields] of all.flatMap((resolvers) => Object.entries(resolvers))) {
    merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}
