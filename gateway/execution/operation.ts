// Runs GraphQL operations and knows nothing of this gateway. This file prepares an operation once, as a function that runs it. It
// promises the answers of graphql-js, which tests compare with random documents.
import {
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { Run, type Step } from './run.ts';
import { planSelectionSet, type Variables } from './selection-set.ts';
import { runFields, type SelectionSet } from './values.ts';

/** What each run of an operation is given. */
interface RunOptions {
  context?: unknown;
  rootValue?: unknown;
  variables?: Variables | undefined;
}

/** Runs an operation as `execute` of graphql-js does. Without `data`: the variables do not fit, and nothing was run. */
export type RunOperation = (options: RunOptions) => ExecutionResult | Promise<ExecutionResult>;

const MAX_ERRORS = 50; // of variables, as in graphql-js
const MAX_PLANS = 4; // of one operation, by the values of its conditions

/**
 * Plans a validated operation: closures for its fields are made once and used by each run. No text of the document becomes code.
 *
 * @param operation - one of the document's
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RunOperation {
  const fragments = fragmentsOf(document);
  const rootType = schema.getRootType(operation.operation);
  const { variableDefinitions = [] } = operation;
  const conditionNames = conditionVariables(document);
  const plans = new Map<string, readonly Step[]>();

  /** The fields of an operation depend on its conditions only. */
  function stepsFor(variables: Variables): readonly Step[] {
    const key = conditionNames.map((name) => String(variables[name])).join();
    const known = plans.get(key);
    if (known) return known;
    const steps = planSteps(variables);
    if (plans.size === MAX_PLANS) plans.clear();
    plans.set(key, steps);
    return steps;
  }

  function planSteps(variables: Variables): readonly Step[] {
    const conditions = Object.fromEntries(
      conditionNames.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
    );
    try {
      if (!rootType) {
        const message = `Schema is not configured to execute ${operation.operation} operation.`;
        throw new GraphQLError(message, { nodes: operation });
      }
      const set = planSelectionSet({ schema, fragments, conditions }, rootType, [operation.selectionSet]);
      return operation.operation === OperationTypeNode.MUTATION
        ? oneByOne(set)
        : [(run, root) => runFields(run, set, [root])];
    } catch (error) {
      return [(run, root) => run.fail(root, error)];
    }
  }

  return ({ context, rootValue, variables = {} }) => {
    const { coerced, errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: MAX_ERRORS });
    if (!coerced) return { errors };
    return new Run(
      { schema, fragments, rootValue, operation, variableValues: coerced },
      context,
      stepsFor(coerced),
    ).start();
  };
}

/** The variables in `@include` and `@skip`: they decide which fields there are. */
export function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: [condition] = [] }) {
      const decides = name.value === GraphQLSkipDirective.name || name.value === GraphQLIncludeDirective.name;
      if (decides && condition?.value.kind === Kind.VARIABLE) names.add(condition.value.name.value);
    },
  });
  return [...names];
}

/** The root fields of a mutation wait for each other. */
function oneByOne({ fields, newResult }: SelectionSet): Step[] {
  const begin: Step = (_run, root) => {
    root.result = newResult();
  };
  return [
    begin,
    ...fields.map(
      (execute): Step =>
        (run, root) =>
          execute(run, [root]),
    ),
  ];
}

function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}
