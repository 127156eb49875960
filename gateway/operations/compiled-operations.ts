// What a document is and costs, and how long its answer may be kept. This file keeps the operations that are prepared to run.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { createCachePolicy } from './cache-policy.ts';
import { record } from '../lib/json-readers.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { planOperation } from '../execution/operation.ts';

/** A result without `data`: the variables do not fit, and nothing has been run. */
type Execute = (context: unknown, variables: Record<string, unknown>) => Promise<ExecutionResult> | ExecutionResult;

/** Ready to run: parsed, validated and planned. */
export interface CompiledOperation {
  text: string;
  definition: OperationDefinitionNode;
  maxAge: (variables: Record<string, unknown>) => number; // seconds in a public cache; 0: for its caller alone
  run: Execute;
}

export interface CompiledOperations {
  byText: (text: string) => CompiledOperation | undefined;
  byHash: (hash: string) => CompiledOperation | undefined;
  textOf: (hash: string) => string | undefined; // the hash is a SHA-256 (hex)
  isRegistered: (text: string) => boolean; // in the manifest
  register: (hash: string, text: string) => void; // for automatic persisted queries
  /** For a document that Apollo Server has validated. Undefined: it has to be parsed each time. */
  add: (text: string, document: DocumentNode) => CompiledOperation | undefined;
}

const MAX_ADDED = 500; // operations in memory beyond those of the manifest

export function createCompiledOperations(
  schema: GraphQLSchema,
  manifest: ReadonlyMap<string, string>,
): CompiledOperations {
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

  const textOf = (hash: string): string | undefined => manifest.get(hash) ?? sent.get(hash);
  return {
    byText,
    textOf,
    isRegistered: (text) => texts.has(text),
    byHash: (hash) => byText(textOf(hash) ?? ''),
    register: (hash, text) => void sent.set(hash, text),
    add(text, document) {
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
  return { text, definition, maxAge, run: plan(schema, document, definition) };
}

export function prepareOnce(
  schema: GraphQLSchema,
  text: string,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): CompiledOperation {
  return { text, definition, maxAge: () => 0, run: plan(schema, document, definition) };
}

function plan(schema: GraphQLSchema, document: DocumentNode, definition: OperationDefinitionNode): Execute {
  const run = planOperation(schema, document, definition);
  return (context, variables) => run({ context, variables });
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

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

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
