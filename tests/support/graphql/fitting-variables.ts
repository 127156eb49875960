import {
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';

/** A value for each scalar. */
export type Scalars = Record<string, unknown>;

const SCALARS: Scalars = { Int: 1, Float: 1, Boolean: true, String: 'text', ID: '64a000000000000000000001' };

/** Valid variables of an operation, all of them set, with scalars from `scalars`. */
export function fittingVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  scalars = SCALARS,
): Record<string, unknown> {
  const { variableDefinitions = [] } = getOperationAST(document) ?? {};
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      fittingValue(typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType, scalars),
    ]),
  );
}

function fittingValue(type: GraphQLInputType, scalars: Scalars): unknown {
  if (isNonNullType(type)) return fittingValue(type.ofType, scalars);
  if (isListType(type)) return [fittingValue(type.ofType, scalars)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, fittingValue(field.type, scalars)]),
    );
  }
  return scalars[type.name];
}
