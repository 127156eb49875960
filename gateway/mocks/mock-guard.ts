import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { refusal } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import { mayDo, requiredRole } from '../session/roles.ts';
import type { MockOptions } from './mock-options.ts';
import type { CallContext, MockContext } from './mock-resolvers.ts';
import { userOfToken } from './mock-session.ts';
import type { MockShop, UserRow } from './mock-store.ts';

/** Puts in front of every field what the shop itself does there: who is calling, and whether they may. */
export function guardSchema(
  schema: GraphQLSchema,
  shop: MockShop,
  options: Pick<MockOptions, 'signedInAs'>,
): GraphQLSchema {
  const callerOf = (context: MockContext | undefined): UserRow | undefined => {
    if (context?.token) return userOfToken(shop, context.token);
    return options.signedInAs ? shop.users.all().find(({ email }) => email === options.signedInAs) : undefined;
  };

  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (
      field: GraphQLFieldConfig<unknown, MockContext | undefined>,
      _fieldName: string,
      typeName: string,
    ) => {
      const isRoot = typeName === 'Query' || typeName === 'Mutation';
      const required = requiredRole(schema, field);
      const resolve = field.resolve ?? defaultFieldResolver;
      const guarded: typeof field = {
        ...field,
        async resolve(source, args, context, info) {
          const user = isRoot ? callerOf(context) : undefined;
          if (required) refuseUnless(user, required);
          const call: CallContext = { ...context, user };
          return resolve(source, args, isRoot ? call : context, info);
        },
      };
      return guarded;
    },
  });
}

function refuseUnless(user: UserRow | undefined, required: Role): void {
  if (!user) throw refusal('UNAUTHENTICATED');
  if (!mayDo(user.role, required)) throw refusal('FORBIDDEN');
}
