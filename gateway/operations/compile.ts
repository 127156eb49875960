import {
  getNullableType,
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

/** A result without `data`: the variables do not fit, and nothing has been run. */
export type Execute = (context: unknown, variables: Record<string, unknown>) => Promise<ExecutionResult>;

/**
 * Never call this with a document of a client (decision 19): graphql-jit writes the literals into the code, and a string that
 * begins with one of its constants becomes code. Variables never do. Undefined: graphql-jit cannot compile the document.
 */
export function compileRegistered(schema: GraphQLSchema, document: DocumentNode): Execute | undefined {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return undefined;
  const objects = inputObjects(schema, document);
  return async (context, variables) => {
    // graphql-jit accepts a list for an input object without required fields.
    if (objects.some((name) => Array.isArray(variables[name]))) return {};
    const { data, errors } = await compiled.query(undefined, context, variables);
    return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(asGraphqlError) }) };
  };
}

function inputObjects(schema: GraphQLSchema, document: DocumentNode): string[] {
  const { variableDefinitions = [] } = getOperationAST(document) ?? {};
  const objects = variableDefinitions.filter(({ type }) =>
    isInputObjectType(getNullableType(typeFromAST(schema, type as NamedTypeNode))),
  );
  return objects.map(({ variable }) => variable.name.value);
}

/** graphql-jit throws its own error class; the gateway expects graphql-js's. */
function asGraphqlError({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}
