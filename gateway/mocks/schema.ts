import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, getNamedType, isLeafType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../domains/context.ts';
import { shopSchema } from '../graphql/schema.ts';
import { createMockApi } from './api.ts';
import { createMockContext, type MockContext } from './context.ts';
import type { MockOptions } from './options.ts';
import { seedShop } from './seed.ts';
import { createMockShop } from './store.ts';

type Resolve = NonNullable<GraphQLFieldConfig<unknown, GatewayContext>['resolve']>;

/** Each call opens a new shop, which mutations change. A request's context is a `MockContext`, or absent. */
export function createMockSchema(options: MockOptions = {}): GraphQLSchema {
  const schema = shopSchema({ faultInjection: true });
  const shop = createMockShop(schema);
  seedShop(shop, options);
  const api = createMockApi(shop, options);
  const contexts = new WeakMap<MockContext, GatewayContext>();
  const contextFor = (given: MockContext | undefined): GatewayContext => {
    const known = given && contexts.get(given);
    if (known) return known;
    const context = createMockContext(shop, api, options, given);
    if (given) contexts.set(given, context);
    return context;
  };

  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, unknown>, fieldName: string, typeName: string) => {
      const resolve = (field.resolve ?? defaultFieldResolver) as Resolve;
      // A field that the gateway does not answer yet gets an invented value, so that its screen can be built first.
      const known = (value: unknown): unknown =>
        value === undefined && isLeafType(getNamedType(field.type))
          ? shop.store.get(typeName, 'ROOT', fieldName)
          : value;
      const answered: GraphQLFieldConfig<unknown, MockContext | undefined> = {
        ...field,
        resolve(source, args, context, info) {
          const value = resolve(source, args, contextFor(context), info);
          return value instanceof Promise ? value.then(known) : known(value);
        },
      };
      return answered;
    },
  });
}
