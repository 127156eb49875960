import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isObjectType, type GraphQLSchema } from 'graphql';
import type { Role } from '../gateway/generated/schema.ts';
import { mayDo, requiredRole } from '../gateway/session/roles.ts';

/** What clients of a schema would notice of another one in its place. */
export interface SchemaChanges {
  /** Operations that worked would be refused, or answered in a way that their types rule out. */
  breaking: string[];
  /** Everything else: nothing to do, but worth a look. */
  others: string[];
}

/** The schema that clients were last told of; `npm run schema:release` writes it. */
export const RELEASED = 'schema/released/schema.graphql';

/** Compares two SDL texts. What was released as deprecated may go without breaking anything. */
export async function schemaChanges(released: string, current: string): Promise<SchemaChanges> {
  const [before, after] = [released, current].map((typeDefs) => makeExecutableSchema({ typeDefs })) as [
    GraphQLSchema,
    GraphQLSchema,
  ];
  const changes = (await diff(before, after, [DiffRule.suppressRemovalOfDeprecatedField])).filter(
    // Of the directives, only `@auth` says something to clients: it is compared below, by what it asks of them.
    ({ type }) => !/^DIRECTIVE_USAGE|DESCRIPTION/.test(String(type)),
  );
  const isBreaking = ({ criticality }: (typeof changes)[number]): boolean =>
    criticality.level === CriticalityLevel.Breaking;
  return {
    breaking: [...changes.filter(isBreaking).map(({ message }) => message), ...raisedRoles(before, after)],
    others: changes.filter((change) => !isBreaking(change)).map(({ message }) => message),
  };
}

/** Fields that want a higher role than before. */
function raisedRoles(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const now = roles(after);
  return [...roles(before)].flatMap(([field, role]) => {
    const wanted = now.get(field);
    return wanted === undefined || (role !== undefined && mayDo(role, wanted))
      ? []
      : `Field '${field}' is for ${wanted} now, and was for ${role ?? 'everybody'}`;
  });
}

/** The least role of each field, by `Type.field`; undefined: everybody. */
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
