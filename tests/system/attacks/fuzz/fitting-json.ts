import fc from 'fast-check';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { objectText, oddJson, oddText } from './odd-values.ts';

const TEXTS = [
  'Apple',
  'Electronics',
  'lamp',
  'somebody@example.com',
  'Kavya@12',
  'Kavya Reddy',
  '9876543210',
  'https://a.example/b.png',
];
const IDS = ['64a000000000000000000001', '000000000000000000000001', 'no id'];
const SCALARS: Record<string, fc.Arbitrary<string>> = {
  Int: fc.oneof(fc.nat(60), fc.integer()).map(String),
  Float: fc.oneof(fc.nat(2_000), fc.double({ noNaN: true })).map((number) => JSON.stringify(number)),
  Boolean: fc.boolean().map(String),
  String: fc.oneof(fc.constantFrom(...TEXTS), oddText).map((text) => JSON.stringify(text)),
  ID: fc.constantFrom(...IDS).map((id) => JSON.stringify(id)),
};

/** JSON that mostly fits a type, with random deviations. */
function jsonOf(type: GraphQLInputType): fc.Arbitrary<string> {
  return fc.oneof({ weight: 30, arbitrary: fittingJson(type) }, { weight: 1, arbitrary: oddJson });
}

function fittingJson(type: GraphQLInputType): fc.Arbitrary<string> {
  if (isNonNullType(type)) return fittingJson(type.ofType);
  if (isListType(type)) {
    const items = fc.array(jsonOf(type.ofType), { maxLength: 3 }).map((values) => `[${values.join()}]`);
    // GraphQL accepts one value as a list of one.
    return fc.oneof({ weight: 5, arbitrary: items }, { weight: 1, arbitrary: jsonOf(type.ofType) });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => `"${name}"`));
  if (isInputObjectType(type)) return fieldsJson(type.getFields());
  return isScalarType(type) ? (SCALARS[type.name] ?? oddJson) : oddJson;
}

/** Some fields are missing, repeated or unknown. */
function fieldsJson(fields: Record<string, { type: GraphQLInputType }>): fc.Arbitrary<string> {
  const parts = Object.entries(fields).map(([name, { type }]) =>
    fc.option(
      jsonOf(type).map((json) => [name, json] as const),
      { freq: isNonNullType(type) ? 20 : 2 },
    ),
  );
  const madeUp = fc
    .option(fc.tuple(oddText, oddJson), { freq: 15 })
    .map((pair) => pair && ([pair[0], pair[1]] as const));
  return fc
    .tuple(madeUp, ...parts)
    .map((pairs) => objectText(pairs.filter((pair) => pair !== null).map((pair) => pair ?? ['', 'null'])));
}

/** Variables of an operation, as JSON. */
export function variablesOf(schema: GraphQLSchema, operation: OperationDefinitionNode): fc.Arbitrary<string> {
  const { variableDefinitions = [] } = operation;
  return fieldsJson(
    Object.fromEntries(
      variableDefinitions.map(({ variable, type }) => [
        variable.name.value,
        { type: typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType },
      ]),
    ),
  );
}
