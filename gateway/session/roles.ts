import { getDirective } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';
import type { Role } from '../generated/schema.ts';

const LADDER: readonly Role[] = ['USER', 'ADMIN', 'SUPER_ADMIN']; // each includes the rights of those before it

export function mayDo(role: Role | null | undefined, requires: Role): boolean {
  return role != null && LADDER.indexOf(role) >= LADDER.indexOf(requires);
}

/** Undefined: everyone may read the field. */
export function requiredRole(schema: GraphQLSchema, field: Parameters<typeof getDirective>[1]): Role | undefined {
  const [auth] = getDirective(schema, field, 'auth') ?? [];
  return auth?.['requires'] as Role | undefined;
}
