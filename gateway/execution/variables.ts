import {
  getVariableValues,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Variables } from './collect-fields.ts';

/** The variables of a run, or why they do not fit. */
export type CoerceVariables = (
  inputs: Variables,
) => { coerced: Variables; errors?: never } | { coerced?: never; errors: readonly GraphQLError[] };

type Coerce = (value: unknown) => unknown;

/** Instead of a value that does not fit. */
const WRONG = Symbol('wrong');
const MAX_ERRORS = 50; // as in graphql-js

/** Values that fit are coerced here. Of others graphql-js says what is wrong. */
export function planVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): CoerceVariables {
  const variables = variableDefinitions.map((definition) => planVariable(schema, definition));
  return (inputs) => {
    const coerced: Record<string, unknown> = {};
    for (const { name, read } of variables) {
      const value = read(inputs);
      if (value === WRONG) return getVariableValues(schema, variableDefinitions, inputs, { maxErrors: MAX_ERRORS });
      if (value !== undefined) coerced[name] = value;
    }
    return { coerced };
  };
}

function planVariable(
  schema: GraphQLSchema,
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
): { name: string; read: (inputs: Variables) => unknown } {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  // An object would take `__proto__` for its prototype.
  if (!isInputType(type) || name === '__proto__') return { name, read: () => WRONG };
  const coerce = planCoercion(type);
  const absent = isNonNullType(type) ? WRONG : undefined;
  return {
    name,
    read: (inputs) => {
      if (Object.hasOwn(inputs, name)) return coerce(inputs[name]);
      return defaultValue ? (valueFromAST(defaultValue, type) ?? WRONG) : absent;
    },
  };
}

function planCoercion(type: GraphQLInputType): Coerce {
  if (isNonNullType(type)) {
    const coerce = planCoercion(type.ofType);
    return (value) => coerce(value) ?? WRONG;
  }
  const coerce = isListType(type)
    ? planItems(type.ofType)
    : isInputObjectType(type)
      ? planObject(type)
      : planLeaf(type);
  return (value) => (value === null || value === undefined ? null : coerce(value));
}

function planLeaf(type: { parseValue: (value: unknown) => unknown }): Coerce {
  return (value) => {
    try {
      const parsed = type.parseValue(value);
      return parsed === undefined ? WRONG : parsed;
    } catch {
      return WRONG; // graphql-js tells the error
    }
  };
}

function planItems(type: GraphQLInputType): Coerce {
  const coerce = planCoercion(type);
  return (value) => {
    if (typeof value === 'object' && !Array.isArray(value)) return WRONG;
    const items = Array.isArray(value) ? value.map(coerce) : [coerce(value)];
    return items.includes(WRONG) ? WRONG : items;
  };
}

function planObject(type: GraphQLInputObjectType): Coerce {
  const fields = new Map(
    Object.values(type.getFields()).map((field) => [field.name, { field, coerce: undefined as Coerce | undefined }]),
  );
  return (value) => {
    if (type.isOneOf || typeof value !== 'object' || value === null || Array.isArray(value)) return WRONG;
    const inputs = value as Record<string, unknown>;
    const coerced: Record<string, unknown> = {};
    for (const [name, known] of fields) {
      const input = inputs[name];
      const { field } = known;
      if (input !== undefined) {
        const result = (known.coerce ??= planCoercion(field.type))(input); // an input type may hold itself
        if (result === WRONG) return WRONG;
        coerced[name] = result;
      } else if (field.defaultValue !== undefined) coerced[name] = field.defaultValue;
      else if (isNonNullType(field.type)) return WRONG;
    }
    return Object.keys(inputs).every((name) => fields.has(name)) ? coerced : WRONG;
  };
}
