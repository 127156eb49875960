import { getDirective } from '@graphql-tools/utils';
import {
  getNamedType,
  isCompositeType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

interface CacheHint {
  maxAge?: number;
  scope?: 'PUBLIC' | 'PRIVATE';
  inheritMaxAge?: boolean;
}

/**
 * For how many seconds anybody may reuse an answer, by the schema's `@cacheControl`: the least of all fields that it selects. 0:
 * it is for its caller alone, since a field of it says nothing, is PRIVATE or is behind `@auth`.
 */
export function maxAgeOf(schema: GraphQLSchema, document: DocumentNode): number {
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
