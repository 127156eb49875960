import {
  getArgumentValues,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  valueFromAST,
  visit,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type ObjectValueNode,
  type ValueNode,
} from 'graphql';
import type { Variables } from './collect-fields.ts';

type Arguments = Record<string, unknown>;

/** The value of a literal or a variable. Undefined: there is none, or it does not fit. */
type ValueOf = (variables: Variables) => unknown;

interface PlannedInput {
  name: string;
  valueOf: ValueOf | undefined; // undefined: the document does not mention it
  mayBeMissing: boolean; // a variable that has no value
  defaultValue: unknown;
  isRequired: boolean;
}

/** The arguments of a field, as a new object for each call. Of wrong ones graphql-js throws an error. */
export function planArguments(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Variables) => Arguments {
  const inputs = field.args.map((argument) => planInput(argument, node.arguments));
  return (variables) => {
    const values: Arguments = {};
    return fill(values, inputs, variables) ? values : getArgumentValues(field, node, variables);
  };
}

function planInput(
  { name, type, defaultValue }: { name: string; type: GraphQLInputType; defaultValue?: unknown },
  nodes: FieldNode['arguments'] | ObjectValueNode['fields'] = [],
): PlannedInput {
  const node = nodes.find((candidate) => candidate.name.value === name);
  const isRequired = isNonNullType(type);
  const mayBeMissing = !node || (node.value.kind === Kind.VARIABLE && !isRequired);
  return { name, valueOf: node && planValue(node.value, type), mayBeMissing, defaultValue, isRequired };
}

/** False: graphql-js has to look at a missing or wrong value. */
function fill(values: Arguments, inputs: readonly PlannedInput[], variables: Variables): boolean {
  for (const { name, valueOf, mayBeMissing, defaultValue, isRequired } of inputs) {
    const value = valueOf?.(variables);
    if (value !== undefined) values[name] = value;
    else if (!mayBeMissing) return false;
    else if (defaultValue !== undefined) values[name] = defaultValue;
    else if (isRequired) return false;
  }
  return true;
}

function planValue(node: ValueNode, type: GraphQLInputType): ValueOf {
  if (node.kind === Kind.VARIABLE) return planVariable(node.name.value, isNonNullType(type));
  const fromLiteral: ValueOf = (variables) => valueFromAST(node, type, variables);
  if (!hasVariable(node)) {
    const value: unknown = valueFromAST(node, type);
    // What a resolver could change is made anew for each call.
    return typeof value === 'object' && value !== null ? fromLiteral : () => value;
  }
  const nullable = getNullableType(type);
  if (isListType(nullable) && node.kind === Kind.LIST) {
    const items = node.values.map((item) => planValue(item, nullable.ofType));
    return (variables) => {
      const values = items.map((valueOf) => valueOf(variables));
      return values.includes(undefined) ? fromLiteral(variables) : values;
    };
  }
  if (isInputObjectType(nullable) && !nullable.isOneOf && node.kind === Kind.OBJECT) {
    const inputs = inputsOf(nullable, node);
    return (variables) => {
      const values = Object.create(null) as Arguments; // as in graphql-js
      return fill(values, inputs, variables) ? values : fromLiteral(variables);
    };
  }
  return fromLiteral;
}

function inputsOf(type: GraphQLInputObjectType, { fields }: ObjectValueNode): PlannedInput[] {
  return Object.values(type.getFields()).map((field) => planInput(field, fields));
}

function planVariable(name: string, isRequired: boolean): ValueOf {
  return (variables) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === null && isRequired ? undefined : value;
  };
}

function hasVariable(node: ValueNode): boolean {
  let has = false;
  visit(node, { Variable: () => void (has = true) });
  return has;
}
