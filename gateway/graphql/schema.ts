// The executable schema, and how one operation runs: `request-context.ts` is made for it, `run-operation.ts` runs and logs it.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { enforceAuth } from './auth-directive.ts';
import { addressResolvers } from '../domains/address/address.resolvers.ts';
import { authResolvers } from '../domains/auth/auth.resolvers.ts';
import { cartResolvers } from '../domains/cart/cart.resolvers.ts';
import { ordersResolvers } from '../domains/orders/orders.resolvers.ts';
import { productsResolvers } from '../domains/products/products.resolvers.ts';
import { reviewsResolvers } from '../domains/reviews/reviews.resolvers.ts';
import { usersResolvers } from '../domains/users/users.resolvers.ts';
import { wishlistResolvers } from '../domains/wishlist/wishlist.resolvers.ts';
import { readSchemaText } from './sdl.ts';
import { tidyArguments } from './tidy-arguments.ts';
import { injectFaults } from '../operations/fault-injection.ts';

/** Inside: ms since 1970. Outside: ISO 8601 in UTC. Only in answers. */
const dateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  serialize(value) {
    if (typeof value !== 'number') throw new GraphQLError('A DateTime is milliseconds since 1970.');
    return new Date(value).toISOString();
  },
});

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
];

const built = new Map<boolean, GraphQLSchema>();

/** `faultInjection`: a request may ask for faults. All gateways of a process share the result, which holds no state. */
export function shopSchema({ faultInjection = false } = {}): GraphQLSchema {
  const known = built.get(faultInjection);
  if (known) return known;
  const bare = tidyArguments(
    makeExecutableSchema<GatewayContext>({ typeDefs: readSchemaText(), resolvers: RESOLVERS }),
  );
  const schema = enforceAuth(faultInjection ? injectFaults(bare, ({ faults }: GatewayContext) => faults) : bare);
  built.set(faultInjection, schema);
  return schema;
}
