import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  execute,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { createCachePolicy } from './cache-policy.ts';
import { record } from '../lib/json-readers.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { compileRegistered, type Execute } from './compile.ts';

/** An operation that is parsed, validated and ready to run. */
export interface CompiledOperation {
  text: string;
  definition: OperationDefinitionNode;
  /** Seconds for which a public cache may keep its answer; 0: the answer is for its caller alone. */
  maxAge: (variables: Record<string, unknown>) => number;
  run: Execute;
  /** Why variables do not fit, for those with which `run` returns no data. */
  variableErrors: (variables: Record<string, unknown>) => readonly GraphQLError[];
}

/** The operations that the fast path can run. */
export interface CompiledOperations {
  byText: (text: string) => CompiledOperation | undefined;
  byHash: (hash: string) => CompiledOperation | undefined;
  /** The text with a SHA-256 (hex). */
  textOf: (hash: string) => string | undefined;
  /** True for a text of the manifest. */
  isRegistered: (text: string) => boolean;
  /** Adds a text that a client sent with its hash (an automatic persisted query). */
  register: (hash: string, text: string) => void;
  /** Adds a document that Apollo Server has parsed and validated; undefined for one that has to be parsed each time. */
  add: (text: string, document: DocumentNode) => CompiledOperation | undefined;
}

/** Operations in memory beyond those of the manifest. */
const MAX_ADDED = 500;

/**
 * `manifest`: the registered operations, by the SHA-256 of their text (hex). Each is validated and compiled at its first use. Any
 * other document is added once Apollo Server has validated it. It is run by graphql-js: a client wrote its text, so no code is
 * generated from it (decision 19).
 */
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
      const operation = added.get(key) ?? prepare(schema, text, document, interpret);
      if (operation) added.set(key, operation);
      return operation;
    },
  };
}

/** Undefined for a registered text that does not fit the schema any more; Apollo Server then answers the errors. */
function prepareRegistered(schema: GraphQLSchema, text: string): CompiledOperation | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? prepare(schema, text, document, compileRegistered) : undefined;
}

/** Undefined for documents that are parsed each time: several operations in one document, and introspection. */
function prepare(
  schema: GraphQLSchema,
  text: string,
  document: DocumentNode,
  executorOf: (schema: GraphQLSchema, document: DocumentNode) => Execute | undefined,
): CompiledOperation | undefined {
  const definition = getOperationAST(document);
  if (!definition || isIntrospection(document)) return undefined;
  const run = executorOf(schema, document);
  const isQuery = definition.operation === OperationTypeNode.QUERY;
  const maxAge = isQuery ? createCachePolicy(schema, document, definition) : () => 0;
  return run && { text, definition, run, maxAge, variableErrors: variableErrorsOf(schema, definition) };
}

/** An operation that is run once, by graphql-js; its answer is for its caller alone. */
export function prepareOnce(
  schema: GraphQLSchema,
  text: string,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): CompiledOperation {
  const run = interpret(schema, document, definition.name?.value);
  return { text, definition, run, maxAge: () => 0, variableErrors: variableErrorsOf(schema, definition) };
}

/** Runs a document with graphql-js, which generates no code. */
function interpret(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Execute {
  return async (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName });
}

/** The most errors of variables in one answer, as in graphql-js. */
const MAX_VARIABLE_ERRORS = 50;

function variableErrorsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): CompiledOperation['variableErrors'] {
  return (variables) =>
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: MAX_VARIABLE_ERRORS }).errors ?? [];
}

function isIntrospection(document: DocumentNode): boolean {
  let asks = false;
  visit(document, { Field: ({ name }) => void (asks ||= ['__schema', '__type'].includes(name.value)) });
  return asks;
}

/** The names of the operations of a manifest. */
export function namesOf(manifest: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = [...manifest.values()].map((text) => getOperationAST(parse(text))?.name?.value);
  return new Set(names.filter((name) => name !== undefined));
}

/** The SHA-256 of a text in hex, by which clients name it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The operations of the web app. Code generation writes this file. */
const SHOP_MANIFEST = fileURLToPath(new URL('../../web/src/generated/operations.json', import.meta.url));

/** Reads a manifest: a JSON object of texts by their SHA-256 (hex). Throws for a file that is missing or holds anything else. */
export function readManifest(file = SHOP_MANIFEST): ReadonlyMap<string, string> {
  if (!existsSync(file)) throw new Error(`${file} is missing. npm run codegen makes the shop's own manifest.`);
  const found = record(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(found ?? {});
  if (!found || entries.some(([, text]) => typeof text !== 'string')) {
    throw new Error(`${file} must hold a JSON object of operations by their SHA-256.`);
  }
  return new Map(entries as [string, string][]);
}
