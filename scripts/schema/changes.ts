import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isObjectType, type GraphQLSchema } from 'graphql';
import type { Role } from '../../gateway/generated/schema.ts';
import { mayDo, requiredRole } from '../../gateway/session/roles.ts';

/** Differences between two versions of a schema, as clients see them. */
interface SchemaChanges {
  /** Operations that worked would be refused, or their answers would not match the clients' types. */
  breaking: string[];
  /** Everything else; clients need not change. */
  others: string[];
}

/** The released schema; `npm run schema:release` writes it. */
export const RELEASED = 'schema/released/schema.graphql';

/** Compares two SDL texts. Removing a field that was released as deprecated breaks nothing. */
export async function schemaChanges(released: string, current: string): Promise<SchemaChanges> {
  const [before, after] = [released, current].map((typeDefs) => makeExecutableSchema({ typeDefs })) as [
    GraphQLSchema,
    GraphQLSchema,
  ];
  const changes = (await diff(before, after, [DiffRule.suppressRemovalOfDeprecatedField])).filter(
    // Of the directives only `@auth` matters to clients; its roles are compared below.
    ({ type }) => !/^DIRECTIVE_USAGE|DESCRIPTION/.test(String(type)),
  );
  const isBreaking = ({ criticality }: (typeof changes)[number]): boolean =>
    criticality.level === CriticalityLevel.Breaking;
  return {
    breaking: [...changes.filter(isBreaking).map(({ message }) => message), ...raisedRoles(before, after)],
    others: changes.filter((change) => !isBreaking(change)).map(({ message }) => message),
  };
}

/** Fields that require a higher role than before. */
function raisedRoles(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const now = roles(after);
  return [...roles(before)].flatMap(([field, role]) => {
    const wanted = now.get(field);
    return wanted === undefined || (role !== undefined && mayDo(role, wanted))
      ? []
      : `Field '${field}' is for ${wanted} now, and was for ${role ?? 'everybody'}`;
  });
}

/** The required role of each field, by `Type.field`; undefined: none. */
function roles(schema: GraphQLSchema): Map<string, Role | undefined> {
  const found = new Map<string, Role | undefined>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      found.set(`${type.name}.${field.name}`, requiredRole(schema, field));
    }
  }
  return found;
}
