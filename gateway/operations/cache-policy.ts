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
import { requiredRole } from '../session/roles.ts';

interface CacheHint {
  maxAge?: number;
  scope?: 'PUBLIC' | 'PRIVATE';
  inheritMaxAge?: boolean;
}

/**
 * The seconds for a public cache: the minimum of `@cacheControl` over the selected fields. 0: the answer is for its caller alone,
 * since a field has no hint, is PRIVATE or has `@auth`.
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
    const given = Object.create(null) as Record<string, boolean>; // a variable may be named `__proto__`
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

function decidingVariables(document: DocumentNode): Set<string> {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: [condition] = [] }) => {
      if (condition?.value.kind === Kind.VARIABLE) names.add(condition.value.name.value);
    },
  });
  return names;
}

function selectedOf(document: DocumentNode, variables: Record<string, unknown>): DocumentNode {
  const isLeftOut = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false;
  const leave = (node: SelectionNode): null | undefined => (isLeftOut(node) ? null : undefined);
  const left = visit(document, { Field: leave, FragmentSpread: leave, InlineFragment: leave });
  return Object.values(separateOperations(left))[0] ?? left; // without the fragments that no field spreads any more
}

function maxAgeOf(schema: GraphQLSchema, document: DocumentNode): number {
  const types = new TypeInfo(schema);
  let least = Infinity;
  const enter = (): void => {
    const field = types.getFieldDef();
    if (!field || field.name.startsWith('__')) return; // `__typename` has the age of its parent
    const isRoot = types.getParentType() === schema.getQueryType();
    least = Math.min(least, maxAgeOfField(schema, field, isRoot));
  };
  visit(document, visitWithTypeInfo(types, { Field: { enter } }));
  return Number.isFinite(least) ? least : 0;
}

function maxAgeOfField(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>, isRoot: boolean): number {
  if (requiredRole(schema, field)) return 0;
  const type = getNamedType(field.type);
  const own = getDirective(schema, field, 'cacheControl')?.[0] as CacheHint | undefined;
  const hint =
    own ?? (isCompositeType(type) ? (getDirective(schema, type, 'cacheControl')?.[0] as CacheHint) : undefined);
  if (hint?.scope === 'PRIVATE') return 0;
  if (hint?.maxAge !== undefined) return hint.maxAge;
  // A scalar has the age of its parent; an object may declare the same.
  const inherits = hint?.inheritMaxAge || !isCompositeType(type);
  return inherits && !isRoot ? Infinity : 0;
}
