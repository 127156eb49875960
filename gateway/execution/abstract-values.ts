import {
  defaultTypeResolver,
  GraphQLError,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { begins, type CompleteValues } from './completion.ts';
import type { Position } from './position.ts';
import { isPromise } from './promises.ts';
import { infoOfValue } from './resolve-info.ts';

/** Values of an interface or a union. Those of the same object type are completed together. */
export function planAbstract(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  completeAs: (runtimeType: GraphQLObjectType) => CompleteValues,
): CompleteValues {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (run, positions) => {
    const byType = new Map<GraphQLObjectType, Position[]>();
    for (const position of positions) {
      if (!begins(run, position)) continue;
      try {
        const { source } = position;
        const name: unknown = resolveType(source, run.context, infoOfValue(run, position), type);
        if (isPromise(name)) {
          run.wait(position, name, (settled) =>
            completeAs(requireRuntimeType(schema, type, position, settled))(run, [position]),
          );
        } else {
          const runtimeType = requireRuntimeType(schema, type, position, name);
          const others = byType.get(runtimeType);
          if (others) others.push(position);
          else byType.set(runtimeType, [position]);
        }
      } catch (error) {
        run.fail(position, error);
      }
    }
    for (const [runtimeType, group] of byType) completeAs(runtimeType)(run, group);
  };
}

/** Throws graphql-js's errors for anything but the name of one of the type's object types. */
function requireRuntimeType(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  { slot, source }: Position,
  name: unknown,
): GraphQLObjectType {
  const { nodes = [], parentType, fieldName } = slot?.field ?? {};
  const abstract = `Abstract type "${type.name}"`;
  const must = `${abstract} must resolve to an Object type at runtime for field "${parentType?.name}.${fieldName}"`;
  if (name === undefined || name === null) {
    throw new GraphQLError(
      `${must}. Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      { nodes },
    );
  }
  if (isObjectType(name)) {
    throw new GraphQLError(
      'Support for returning GraphQLObjectType from resolveType was removed in graphql-js@16.0.0 please return type name instead.',
    );
  }
  if (typeof name !== 'string') {
    throw new GraphQLError(`${must} with value ${inspect(source)}, received "${inspect(name)}".`);
  }
  const found = schema.getType(name);
  if (!found) {
    const message = `${abstract} was resolved to a type "${name}" that does not exist inside the schema.`;
    throw new GraphQLError(message, { nodes });
  }
  if (!isObjectType(found)) {
    throw new GraphQLError(`${abstract} was resolved to a non-object type "${name}".`, { nodes });
  }
  if (schema.isSubType(type, found)) return found;
  throw new GraphQLError(`Runtime Object type "${name}" is not a possible type for "${type.name}".`, { nodes });
}
