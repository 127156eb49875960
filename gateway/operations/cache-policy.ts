import { getDirective } from '@graphql-tools/utils';
import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  Kind,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

interface CacheHint {
  maxAge?: number;
  scope?: 'PUBLIC' | 'PRIVATE';
  inheritMaxAge?: boolean;
}

/**
 * For how many seconds anybody may reuse an answer, by the schema's `@cacheControl`: the least of all fields that it selects. 0:
 * it is for its caller alone, since a field of it says nothing, is PRIVATE or is behind `@auth`. What is selected may depend on
 * variables (`@include`, `@skip`), and so does this.
 */
export function createCachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Record<string, unknown>) => number {
  const deciding = decidingVariables(document);
  const conditions = (operation.variableDefinitions ?? [])
    .map(({ variable, defaultValue }) => ({
      name: variable.name.value,
      otherwise: defaultValue?.kind === Kind.BOOLEAN ? defaultValue.value : undefined,
    }))
    .filter(({ name }) => deciding.has(name));
  const known = new Map<string, number>();
  return (variables) => {
    // Any name is a variable's, `__proto__` too.
    const given = Object.create(null) as Record<string, boolean>;
    let key = '';
    for (const { name, otherwise } of conditions) {
      const value = variables[name] ?? otherwise;
      if (typeof value !== 'boolean') return 0;
      given[name] = value;
      key += value ? '1' : '0';
    }
    const maxAge = known.get(key) ?? maxAgeOf(schema, selectedOf(document, given));
    known.set(key, maxAge);
    return maxAge;
  };
}

/** Names of the variables on which it depends what is selected. */
function decidingVariables(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: [condition] = [] }) => {
      if (condition?.value.kind === Kind.VARIABLE) names.add(condition.value.name.value);
    },
  });
  return names;
}

/** A document of one operation, without what its conditions leave out. */
function selectedOf(document: DocumentNode, variables: Record<string, unknown>): DocumentNode {
  const isLeftOut = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false;
  const leave = (node: SelectionNode): null | undefined => (isLeftOut(node) ? null : undefined);
  const left = visit(document, { Field: leave, FragmentSpread: leave, InlineFragment: leave });
  // Nor the fragments that nothing spreads any more.
  return Object.values(separateOperations(left))[0] ?? left;
}

function maxAgeOf(schema: GraphQLSchema, document: DocumentNode): number {
  const types = new TypeInfo(schema);
  let least = Infinity;
  const enter = (): void => {
    const field = types.getFieldDef();
    // `__typename` is as old as what is around it.
    if (!field || field.name.startsWith('__')) return;
    const isRoot = types.getParentType() === schema.getQueryType();
    least = Math.min(least, maxAgeOfField(schema, field, isRoot));
  };
  visit(document, visitWithTypeInfo(types, { Field: { enter } }));
  return Number.isFinite(least) ? least : 0;
}

function maxAgeOfField(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, isRoot: boolean): number {
  if (getDirective(schema, field, 'auth')) return 0;
  const type = getNamedType(field.type);
  const own = getDirective(schema, field, 'cacheControl')?.[0] as CacheHint | undefined;
  const hint =
    own ?? (isCompositeType(type) ? (getDirective(schema, type, 'cacheControl')?.[0] as CacheHint) : undefined);
  if (hint?.scope === 'PRIVATE') return 0;
  if (hint?.maxAge !== undefined) return hint.maxAge;
  // A value is as old as the object around it; an object may say that it is, too.
  const inherits = hint?.inheritMaxAge || !isCompositeType(type);
  return inherits && !isRoot ? Infinity : 0;
}
