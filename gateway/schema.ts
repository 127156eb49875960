import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';
import { enforceAuth } from './auth.ts';
import { addressResolvers } from './domains/address.resolvers.ts';
import { adminResolvers } from './domains/admin.resolvers.ts';
import { authResolvers } from './domains/auth.resolvers.ts';
import { cartResolvers } from './domains/cart.resolvers.ts';
import { ordersResolvers } from './domains/orders.resolvers.ts';
import { productsResolvers } from './domains/products.resolvers.ts';
import { reviewsResolvers } from './domains/reviews.resolvers.ts';
import { wishlistResolvers } from './domains/wishlist.resolvers.ts';
import { dateTime } from './date-time.ts';
import { readSchemaText } from './schema-text.ts';
import { simulateFields } from './simulation.ts';

const RESOLVERS = [
  { DateTime: dateTime },
  productsResolvers,
  reviewsResolvers,
  authResolvers,
  wishlistResolvers,
  cartResolvers,
  addressResolvers,
  ordersResolvers,
  adminResolvers,
];

/**
 * The schema with the resolvers that answer it, and in front of them the check of who may ask. `simulated`: fields misbehave
 * where a request asks for it.
 */
export function createSchema({ simulated = false } = {}): GraphQLSchema {
  const schema = makeExecutableSchema<GatewayContext>({ typeDefs: readSchemaText(), resolvers: RESOLVERS });
  return enforceAuth(simulated ? simulateFields(schema, ({ simulation }: GatewayContext) => simulation) : schema);
}
