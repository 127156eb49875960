import type { GraphQLResolveInfo } from 'graphql';
import type { FieldDetails, Path, Position } from './position.ts';
import type { Run } from './run.ts';

export function resolveInfo({ info }: Run, field: FieldDetails, path: Path): GraphQLResolveInfo {
  const { fieldName, nodes, returnType, parentType } = field;
  const { schema, fragments, rootValue, operation, variableValues } = info;
  return {
    fieldName,
    fieldNodes: nodes,
    returnType,
    parentType,
    path,
    schema,
    fragments,
    rootValue,
    operation,
    variableValues,
  };
}

/** What the functions of a type are told. For an item it is the field of the list, as in graphql-js. */
export function infoOfValue(run: Run, position: Position): GraphQLResolveInfo {
  let place = position;
  while (typeof place.key === 'number' && place.parent) place = place.parent;
  const { slot, path } = place;
  if (!slot || !path) throw new TypeError('The data as a whole has no field.');
  return resolveInfo(run, slot.field, path);
}
