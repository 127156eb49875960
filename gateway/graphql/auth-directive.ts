import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, Kind, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { confirmRole } from '../domains/confirm-role.ts';
import type { GatewayContext } from '../domains/context.ts';
import { refusal, type ShopError } from '../errors/shop-error.ts';
import type { Role } from '../generated/schema.ts';
import { mayDo, requiredRole } from '../session/roles.ts';
import type { Caller } from '../session/sessions.ts';

/** Puts the check of `@auth` in front of every field that has it; nothing of the field runs for a caller who may not. */
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

/**
 * Throws unless the caller has the role or one above. A session says its role itself; of a bare upstream token the API is asked,
 * whatever is required: without that any text would do.
 */
async function requireRole(context: GatewayContext, requires: Role): Promise<void> {
  const { caller } = context;
  if (caller.kind === 'guest') throw refusal('UNAUTHENTICATED');
  if (caller.kind === 'expired') throw refusal('TOKEN_EXPIRED');
  if (caller.kind === 'rejected') throw refusal('CSRF_REJECTED');
  if (caller.kind !== 'user') return confirmRole(context, requires);
  if (requires !== 'USER' && !mayDo(caller.role, requires)) throw refusal('FORBIDDEN');
}

/** Fields by which a browser that has lost its CSRF token gets out: they only give the session up. */
const WAYS_OUT: ReadonlySet<string> = new Set(['login', 'logout']);

/**
 * Refuses a whole operation that comes with a session's cookie but without its CSRF token, public fields included;
 * undefined: it may go on.
 */
export function csrfRefusal(caller: Caller, operation: OperationDefinitionNode): ShopError | undefined {
  if (caller.kind !== 'rejected') return undefined;
  const { selections } = operation.selectionSet;
  const leaves = selections.every((selection) => selection.kind === Kind.FIELD && WAYS_OUT.has(selection.name.value));
  return leaves ? undefined : refusal('CSRF_REJECTED');
}
