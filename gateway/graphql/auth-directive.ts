import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { confirmRole } from '../domains/auth/auth.caller-check.ts';
import type { GatewayContext } from '../domains/context.ts';
import { refusal, type ShopError } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import { mayDo, requiredRole } from '../session/roles.ts';
import type { Caller } from '../session/sessions.ts';

export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const requires = requiredRole(schema, field);
      if (!requires) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        async resolve(source: unknown, args: Record<string, unknown>, context: GatewayContext, info) {
          await requireRole(context, requires);
          return resolve(source, args, context, info);
        },
      };
    },
  });
}

/** Security: the API confirms a bare token even if any role would do, because any text could be a token. */
async function requireRole(context: GatewayContext, requires: Role): Promise<void> {
  const { caller } = context;
  if (caller.kind === 'guest') throw refusal('UNAUTHENTICATED');
  if (caller.kind === 'expired') throw refusal('TOKEN_EXPIRED');
  if (caller.kind === 'rejected') throw refusal('CSRF_REJECTED');
  if (caller.kind !== 'user') return void (await confirmRole(context, requires));
  if (requires !== 'USER' && !mayDo(caller.role, requires)) throw refusal('FORBIDDEN');
}

/** For browsers that have lost their CSRF token. Both fields only end the session. */
const WAYS_OUT: ReadonlySet<string> = new Set(['login', 'logout']);

/** Security: a session cookie without its CSRF token is refused, for public fields too. Undefined: allowed. */
export function csrfRefusal(caller: Caller, operation: OperationDefinitionNode): ShopError | undefined {
  if (caller.kind !== 'rejected') return undefined;
  const { selections } = operation.selectionSet;
  const leaves = selections.every((selection) => selection.kind === Kind.FIELD && WAYS_OUT.has(selection.name.value));
  return leaves ? undefined : refusal('CSRF_REJECTED');
}
