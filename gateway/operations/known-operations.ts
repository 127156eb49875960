import { createHash } from 'node:crypto';
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
import { compileRegistered, type Execute } from './compiled-operation.ts';
import { memoryKey } from '../lib/memory-key.ts';

/** An operation that was found right before, ready to be run. */
export interface KnownOperation {
  text: string;
  definition: OperationDefinitionNode;
  /** Seconds for which anybody may reuse its answer; 0: the answer is for its caller alone. */
  maxAge: (variables: Record<string, unknown>) => number;
  /** Runs it. */
  run: Execute;
  /** Why variables do not fit, for those with which `run` gives no data. */
  variableErrors: (variables: Record<string, unknown>) => readonly GraphQLError[];
}

/** Operations that need no parsing and no checking any more. */
export interface KnownOperations {
  byText: (text: string) => KnownOperation | undefined;
  byHash: (hash: string) => KnownOperation | undefined;
  /** The text that belongs to a hash. */
  textOf: (hash: string) => string | undefined;
  /** True for a text of the manifest. */
  isRegistered: (text: string) => boolean;
  /** Remembers a text that was sent with its hash. */
  register: (hash: string, text: string) => void;
  /** Remembers a document that Apollo Server has parsed and found right; undefined for one that has to be parsed each time. */
  learn: (text: string, document: DocumentNode) => KnownOperation | undefined;
}

/** Texts that are remembered beyond those of the manifest. */
const REMEMBERED = 500;

/**
 * `manifest`: the operations of the web app by the SHA-256 of their text (hex), made when it is built. They are checked against
 * the schema and compiled when they are first asked for. Any other document is learnt once Apollo Server has found it right: it
 * is parsed and validated once, and run by graphql-js. Its text is a client's, so no code is made of it (decision 19).
 */
export function createKnownOperations(schema: GraphQLSchema, manifest: ReadonlyMap<string, string>): KnownOperations {
  const registered = new Map<string, KnownOperation | undefined>();
  const learnt = new LRUCache<string, KnownOperation>({ max: REMEMBERED });
  const sent = new LRUCache<string, string>({ max: REMEMBERED });
  const texts = new Set(manifest.values());

  function byText(text: string): KnownOperation | undefined {
    return texts.has(text) ? findRegistered(text) : learnt.get(memoryKey(text));
  }

  function findRegistered(text: string): KnownOperation | undefined {
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
    learn(text, document) {
      const key = memoryKey(text);
      const operation = learnt.get(key) ?? prepare(schema, text, document, interpret);
      if (operation) learnt.set(key, operation);
      return operation;
    },
  };
}

/** Undefined for a registered text that the schema has left behind, which Apollo Server then explains. */
function prepareRegistered(schema: GraphQLSchema, text: string): KnownOperation | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? prepare(schema, text, document, compileRegistered) : undefined;
}

/** Undefined for what is parsed each time: several operations in one document, and questions about the schema. */
function prepare(
  schema: GraphQLSchema,
  text: string,
  document: DocumentNode,
  executorOf: (schema: GraphQLSchema, document: DocumentNode) => Execute | undefined,
): KnownOperation | undefined {
  const definition = getOperationAST(document);
  if (!definition || asksForSchema(document)) return undefined;
  const run = executorOf(schema, document);
  const isQuery = definition.operation === OperationTypeNode.QUERY;
  const maxAge = isQuery ? createCachePolicy(schema, document, definition) : () => 0;
  return run && { text, definition, run, maxAge, variableErrors: variableErrorsOf(schema, definition) };
}

/** An operation for this one time, run by graphql-js, whose answer is for its caller alone. */
export function prepareOnce(
  schema: GraphQLSchema,
  text: string,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): KnownOperation {
  const run = interpret(schema, document, definition.name?.value);
  return { text, definition, run, maxAge: () => 0, variableErrors: variableErrorsOf(schema, definition) };
}

/** Runs a document by graphql-js, which makes no code. */
function interpret(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Execute {
  return async (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName });
}

/** The most problems with variables that are told, as graphql-js does by itself. */
const MAX_VARIABLE_ERRORS = 50;

function variableErrorsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): KnownOperation['variableErrors'] {
  return (variables) =>
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: MAX_VARIABLE_ERRORS }).errors ?? [];
}

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, { Field: ({ name }) => void (asks ||= ['__schema', '__type'].includes(name.value)) });
  return asks;
}

/** The names of the operations of a manifest. */
export function namesOf(manifest: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = [...manifest.values()].map((text) => getOperationAST(parse(text))?.name?.value);
  return new Set(names.filter((name) => name !== undefined));
}

/** The name under which a text is registered: its SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
