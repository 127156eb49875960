// The executable schema, and how one operation runs: `request-context.ts` is made for it, `run-operation.ts` runs and logs it.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNullableType,
  GraphQLError,
  GraphQLID,
  GraphQLScalarType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { enforceAuth } from './auth-directive.ts';
import { addressResolvers } from '../domains/address/address.resolvers.ts';
import { authResolvers } from '../domains/auth/auth.resolvers.ts';
import { cartResolvers } from '../domains/cart/cart.resolvers.ts';
import { ordersResolvers } from '../domains/orders/orders.resolvers.ts';
import { productsResolvers } from '../domains/products/products.resolvers.ts';
import { reviewsResolvers } from '../domains/reviews/reviews.resolvers.ts';
import { usersResolvers } from '../domains/users/users.resolvers.ts';
import { wishlistResolvers } from '../domains/wishlist/wishlist.resolvers.ts';
import { injectFaults } from '../operations/fault-injection.ts';
import type { GatewayContext } from '../domains/context.ts';
import { oneSpelling } from '../lib/json-readers.ts';
import { readSchemaText } from './sdl.ts';

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

interface Input {
  type: GraphQLInputType;
  defaultValue?: unknown;
}

type Values = Record<string, unknown>;

/** The door for all that callers send: null takes the default where there is one, and an id has one spelling. */
export function tidyArguments(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const tidy = tidierOfAll(field.args ?? {});
      if (!tidy) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (source: unknown, args: Values, context: GatewayContext, info) =>
          resolve(source, tidy(args), context, info),
      };
    },
  });
}

/** Undefined: there is nothing to tidy in values of these inputs. */
function tidierOfAll(inputs: Record<string, Input>): ((values: Values) => Values) | undefined {
  const tidiers = Object.entries(inputs).flatMap(([name, { type, defaultValue }]) => {
    const otherwise = isNonNullType(type) ? undefined : defaultValue;
    const tidy = tidierOf(type);
    return tidy || otherwise !== undefined ? [{ name, otherwise, tidy }] : [];
  });
  if (tidiers.length === 0) return undefined;
  return (values) => {
    const tidied = { ...values };
    for (const { name, otherwise, tidy } of tidiers) {
      const value = values[name];
      if (value === null && otherwise !== undefined) tidied[name] = otherwise;
      else if (value != null && tidy) tidied[name] = tidy(value);
    }
    return tidied;
  };
}

function tidierOf(type: GraphQLInputType): ((value: unknown) => unknown) | undefined {
  const nullable = getNullableType(type);
  if (nullable === GraphQLID) return (value) => oneSpelling(value as string);
  if (isInputObjectType(nullable)) {
    const tidy = tidierOfAll(nullable.getFields());
    return tidy && ((value) => tidy(value as Values));
  }
  if (!isListType(nullable)) return undefined;
  const tidy = tidierOf(nullable.ofType);
  return tidy && ((value) => (value as unknown[]).map((item) => (item === null ? null : tidy(item))));
}
