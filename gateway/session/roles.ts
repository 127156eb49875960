import { getDirective } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import type { Role } from '../generated/schema.ts';

/** Lowest first: each role includes the rights of those before it. */
const LADDER: readonly Role[] = ['USER', 'ADMIN', 'SUPER_ADMIN'];

/** True if a role is the required one or above. */
export function mayDo(role: Role | null | undefined, requires: Role): boolean {
  return role != null && LADDER.indexOf(role) >= LADDER.indexOf(requires);
}

/** The role that a field's `@auth` requires; undefined: everyone may read the field. */
export function requiredRole(schema: GraphQLSchema, field: Parameters<typeof getDirective>[1]): Role | undefined {
  const [auth] = getDirective(schema, field, 'auth') ?? [];
  return auth?.['requires'] as Role | undefined;
}
