import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { enforceAuth } from './auth-directive.ts';
import { addressResolvers } from '../domains/address/address.resolvers.ts';
import { authResolvers } from '../domains/auth/auth.resolvers.ts';
import { cartResolvers } from '../domains/cart/cart.resolvers.ts';
import { insightResolvers } from '../domains/insight/insight.resolvers.ts';
import { ordersResolvers } from '../domains/orders/orders.resolvers.ts';
import { productsResolvers } from '../domains/products/products.resolvers.ts';
import { reviewsResolvers } from '../domains/reviews/reviews.resolvers.ts';
import { staffResolvers } from '../domains/staff/staff.resolvers.ts';
import { usersResolvers } from '../domains/users/users.resolvers.ts';
import { wishlistResolvers } from '../domains/wishlist/wishlist.resolvers.ts';
import { dateTime } from './date-time.ts';
import { readSchemaText } from './sdl.ts';
import { injectFaults } from '../operations/fault-injection.ts';

const RESOLVERS = [
  { DateTime: dateTime },
  productsResolvers,
  reviewsResolvers,
  authResolvers,
  wishlistResolvers,
  cartResolvers,
  addressResolvers,
  ordersResolvers,
  usersResolvers,
  staffResolvers,
  insightResolvers,
];

/** `faultInjection`: a request may ask for faults. */
export function createSchema({ faultInjection = false } = {}): GraphQLSchema {
  const schema = makeExecutableSchema<GatewayContext>({ typeDefs: readSchemaText(), resolvers: RESOLVERS });
  return enforceAuth(faultInjection ? injectFaults(schema, ({ faults }: GatewayContext) => faults) : schema);
}
