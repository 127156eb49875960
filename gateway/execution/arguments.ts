import {
  getArgumentValues,
  isNonNullType,
  Kind,
  valueFromAST,
  visit,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type ValueNode,
} from 'graphql';
import type { Variables } from './collect-fields.ts';

type Arguments = Record<string, unknown>;

/** Adds an argument to those of a call. False: it has no fitting value. */
type AddArgument = (to: Arguments, variables: Variables) => boolean;

/** The arguments of a field, as a new object for each call. It throws graphql-js's errors. */
export function planArguments(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: Variables) => Arguments {
  const adders = field.args.map((argument) =>
    planArgument(argument, node.arguments?.find(({ name }) => name.value === argument.name)?.value),
  );
  return (variables) => {
    const values: Arguments = {};
    for (const add of adders) if (!add(values, variables)) return getArgumentValues(field, node, variables);
    return values;
  };
}

function planArgument(argument: GraphQLArgument, node: ValueNode | undefined): AddArgument {
  const { name, type, defaultValue } = argument;
  const isRequired = isNonNullType(type);
  const addDefault: AddArgument = (to) => {
    if (defaultValue !== undefined) to[name] = defaultValue;
    return defaultValue !== undefined || !isRequired;
  };
  if (!node) return addDefault;
  if (node.kind === Kind.VARIABLE) {
    const variable = node.name.value;
    return (to, variables) => {
      if (!Object.hasOwn(variables, variable)) return addDefault(to, variables);
      const value = variables[variable];
      to[name] = value;
      return value !== undefined && !(value === null && isRequired);
    };
  }
  const fixed: unknown = hasVariable(node) ? undefined : valueFromAST(node, type);
  // What a resolver could change is made anew for each call.
  if (fixed !== undefined && (fixed === null || typeof fixed !== 'object')) {
    return (to) => ((to[name] = fixed), true);
  }
  return (to, variables) => (to[name] = valueFromAST(node, type, variables)) !== undefined;
}

function hasVariable(node: ValueNode): boolean {
  let has = false;
  visit(node, { Variable: () => void (has = true) });
  return has;
}
