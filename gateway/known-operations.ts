import { createHash } from 'node:crypto';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { createCachePolicy } from './cache-policy.ts';
import type { GatewayContext } from './context.ts';

/** An operation that was found right before, ready to be run. */
export interface KnownOperation {
  definition: OperationDefinitionNode;
  /** Seconds for which anybody may reuse its answer; 0: the answer is for its caller alone. */
  maxAge: (variables: Record<string, unknown>) => number;
  /** Runs it. An answer without `data` tells that the variables don't fit: nothing has been run. */
  run: (context: GatewayContext, variables: Record<string, unknown>) => Promise<ExecutionResult>;
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
  /** Remembers a document that Apollo Server has parsed and found right. */
  learn: (text: string, document: DocumentNode) => void;
}

/** Texts that are remembered beyond those of the manifest. With their compiled code they have about 50 kB each. */
const REMEMBERED = 500;

/**
 * `manifest`: the operations of the web app by the SHA-256 of their text (hex), made when it is built. They are checked against
 * the schema when they are first asked for; any other document is learnt once Apollo Server has found it right.
 */
export function createKnownOperations(schema: GraphQLSchema, manifest: ReadonlyMap<string, string>): KnownOperations {
  const registered = new Map<string, KnownOperation | undefined>();
  const learnt = new LRUCache<string, { document: DocumentNode; operation?: KnownOperation | undefined }>({
    max: REMEMBERED,
  });
  const sent = new LRUCache<string, string>({ max: REMEMBERED });
  const texts = new Set(manifest.values());
  const textOf = (hash: string): string | undefined => manifest.get(hash) ?? sent.get(hash);

  function byText(text: string): KnownOperation | undefined {
    const known = learnt.get(text);
    // Compiled when it is asked for again: one that is never asked for again is not worth it.
    if (known && !('operation' in known)) known.operation = compile(schema, known.document);
    return known?.operation;
  }

  return {
    byText,
    textOf,
    isRegistered: (text) => texts.has(text),
    byHash(hash) {
      const text = manifest.get(hash);
      if (text === undefined) return byText(sent.get(hash) ?? '');
      if (!registered.has(hash)) registered.set(hash, check(schema, text));
      return registered.get(hash);
    },
    register: (hash, text) => void sent.set(hash, text),
    learn(text, document) {
      if (!learnt.has(text)) learnt.set(text, { document });
    },
  };
}

/** Parses a registered text; undefined for one that the schema has left behind, which Apollo Server then explains. */
function check(schema: GraphQLSchema, text: string): KnownOperation | undefined {
  const document = parse(text);
  return validate(schema, document).length === 0 ? compile(schema, document) : undefined;
}

/** Undefined for what is left to Apollo Server: several operations in one document, and questions about the schema. */
function compile(schema: GraphQLSchema, document: DocumentNode): KnownOperation | undefined {
  const definition = getOperationAST(document);
  if (!definition || asksForSchema(document)) return undefined;
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return undefined;
  const isQuery = definition.operation === OperationTypeNode.QUERY;
  return {
    definition,
    maxAge: isQuery ? createCachePolicy(schema, document, definition) : () => 0,
    run: async (context, variables) => {
      const { data, errors } = await compiled.query(undefined, context, variables);
      return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(asGraphqlError) }) };
    },
  };
}

/** The compiled code has errors of its own kind; everybody else knows graphql-js's. */
function asGraphqlError({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
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
