// What a document is and costs, and how long its answer may be kept. This file keeps the operations that are prepared to run.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
  visit,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  Kind,
  separateOperations,
  TypeInfo,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type GraphQLField,
  type SelectionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { getDirective } from '@graphql-tools/utils';
import { record } from '../lib/json-readers.ts';
import { memoryKey } from '../lib/limited-map.ts';
import { planOperation, conditionVariables, type RunOperation } from '../execution/operation.ts';
import { requiredRole } from '../session/roles.ts';

/** Ready to run: parsed, validated and planned. */
export interface CompiledOperation {
  text: string;
  definition: OperationDefinitionNode;
  maxAge: (variables: Record<string, unknown>) => number; // seconds in a public cache; 0: for its caller alone
  run: RunOperation;
}

export type CompiledOperations = ReturnType<typeof createCompiledOperations>;

const MAX_ADDED = 500; // operations in memory beyond those of the manifest

export function createCompiledOperations(schema: GraphQLSchema, manifest: ReadonlyMap<string, string>) {
  const registered = new Map<string, CompiledOperation | undefined>();
  const added = new LRUCache<string, CompiledOperation>({ max: MAX_ADDED });
  const sent = new LRUCache<string, string>({ max: MAX_ADDED });
  const texts = new Set(manifest.values());

  function byText(text: string): CompiledOperation | undefined {
    return texts.has(text) ? findRegistered(text) : added.get(memoryKey(text));
  }

  function findRegistered(text: string): CompiledOperation | undefined {
    if (!registered.has(text)) registered.set(text, prepareRegistered(schema, text));
    return registered.get(text);
  }

  /** The hash is a SHA-256 (hex). */
  const textOf = (hash: string): string | undefined => manifest.get(hash) ?? sent.get(hash);
  return {
    byText,
    textOf,
    isRegistered: (text: string): boolean => texts.has(text), // in the manifest
    byHash: (hash: string): CompiledOperation | undefined => byText(textOf(hash) ?? ''),
    register: (hash: string, text: string): void => void sent.set(hash, text), // for automatic persisted queries
    /** For a document that Apollo Server has validated. Undefined: it has to be parsed each time. */
    add(text: string, document: DocumentNode): CompiledOperation | undefined {
      const key = memoryKey(text);
      const operation = added.get(key) ?? prepare(schema, text, document);
      if (operation) added.set(key, operation);
      return operation;
    },
  };
}

/** Undefined: the text does not fit the schema any more. Apollo Server then answers the errors. */
function prepareRegistered(schema: GraphQLSchema, text: string): CompiledOperation | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? prepare(schema, text, document) : undefined;
}

/** Undefined: it is parsed each time (several operations in one document, or introspection). */
function prepare(schema: GraphQLSchema, text: string, document: DocumentNode): CompiledOperation | undefined {
  const definition = getOperationAST(document);
  if (!definition || isIntrospection(document)) return undefined;
  const isQuery = definition.operation === OperationTypeNode.QUERY;
  const maxAge = isQuery ? createCachePolicy(schema, document, definition) : () => 0;
  return { text, definition, maxAge, run: planOperation(schema, document, definition) };
}

export function prepareOnce(
  schema: GraphQLSchema,
  text: string,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): CompiledOperation {
  return { text, definition, maxAge: () => 0, run: planOperation(schema, document, definition) };
}

function isIntrospection(document: DocumentNode): boolean {
  let asks = false;
  visit(document, { Field: ({ name }) => void (asks ||= ['__schema', '__type'].includes(name.value)) });
  return asks;
}

export function namesOf(manifest: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = [...manifest.values()].map((text) => getOperationAST(parse(text))?.name?.value);
  return new Set(names.filter((name) => name !== undefined));
}

export const hashOf = (text: string): string => hash('sha256', text);

/** The operations of the web app. Code generation writes this file. */
const SHOP_MANIFEST = fileURLToPath(new URL('../../web/src/generated/operations.json', import.meta.url));

export function readManifest(file = SHOP_MANIFEST): ReadonlyMap<string, string> {
  if (!existsSync(file)) throw new Error(`${file} is missing. npm run codegen makes the shop's own manifest.`);
  const found = record(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(found ?? {});
  if (!found || entries.some(([, text]) => typeof text !== 'string')) {
    throw new Error(`${file} must hold a JSON object of operations by their SHA-256.`);
  }
  return new Map(entries as [string, string][]);
}

interface CacheHint {
  maxAge?: number;
  scope?: 'PUBLIC' | 'PRIVATE';
  inheritMaxAge?: boolean;
}

/**
 * The seconds for a public cache: the minimum of `@cacheControl` over the selected fields. 0: the answer is for its caller alone,
 * since a field has no hint, is PRIVATE or has `@auth`.
 */
function createCachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Record<string, unknown>) => number {
  const deciding = conditionVariables(document);
  const conditions = (operation.variableDefinitions ?? [])
    .map(({ variable, defaultValue }) => ({
      name: variable.name.value,
      otherwise: defaultValue?.kind === Kind.BOOLEAN ? defaultValue.value : undefined,
    }))
    .filter(({ name }) => deciding.includes(name));
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
