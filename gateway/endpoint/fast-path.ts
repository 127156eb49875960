import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import type { AllowedHosts } from '../limits/allowed-hosts.ts';
import type { ContextOptions } from '../domains/context.ts';
import { retryAfterOf, withRequestId } from '../errors/shop-error.ts';
import { AnswerBytes, mediaTypeFor, sendAnswer } from './response.ts';
import { hasPlainJson, parseJson, readBody, readQueryString, readRequest, type GraphqlRequest } from './request.ts';
import type { GuestAnswer, GuestAnswers } from './response-cache.ts';
import { IDEMPOTENCY_KEY } from '../graphql/idempotency-key.ts';
import { createInFlight } from '../lib/single-flight.ts';
import type { CompiledOperation, CompiledOperations } from '../operations/compiled-operations.ts';
import { nameOf } from '../lib/log.ts';
import type { LoadKind, LoadShedding } from '../load/load-shedding.ts';
import { memoryKey } from '../lib/memory-key.ts';
import type { OperationLog } from '../graphql/operation-log.ts';
import type { AnswerOverloaded } from '../load/overloaded.ts';
import { createContext } from '../graphql/request-context.ts';
import { runOperation, type OperationResult } from '../graphql/run-operation.ts';
import { hasFaults } from '../operations/fault-injection.ts';
import { hasMoreValues } from '../lib/json-values.ts';

export interface DirectLaneOptions extends ContextOptions {
  known: CompiledOperations;
  log: OperationLog;
  /** Answers that guests share; undefined: each operation is run. */
  answers: GuestAnswers | undefined;
  /** Says what is to be refused for want of time. */
  load: LoadShedding;
  refuse: AnswerOverloaded;
  /** What was sent to another host is left to the other lane, which refuses it. */
  isAllowedHost: AllowedHosts;
  /** The most bytes that a request body may have. */
  maxBody: number;
  /** The most values that variables may have. */
  maxValues: number;
  /** `cache-control` of an answer that anybody may reuse, by the ms for which it is fresh. */
  publicFor: (freshMs: number) => string;
  /** How long what was read of the catalogue is fresh, in ms. */
  freshMs: number;
  /** True in development: a request may say how fields misbehave for it, which is left to the other lane. */
  simulated: boolean;
  /** Headers of every answer, by name. */
  headers: Record<string, string>;
}

/** A request, with what has been read of it, or why it can't be answered. */
export type ReadRequest = IncomingMessage & { body?: unknown; fault?: unknown };
export type Lane = (req: ReadRequest, res: ServerResponse) => void;

/** One request on its way, with the type that its answer goes by. */
interface Passage {
  req: ReadRequest;
  res: ServerResponse;
  type: string;
}

/** What came of a guest's operation: what may be shared, or where something failed, what may not. */
type GuestResult = { answer: GuestAnswer } | { failed: OperationResult };

/**
 * The short way of an operation that is known: from node:http to the compiled operation and back, or, for a guest's, straight
 * to the finished answer. Whatever is in any way unusual takes the other lane, through Express and Apollo Server, to the same
 * answer; so does everything that is to be refused, before anything of it has been run.
 */
export function createDirectLane(options: DirectLaneOptions, other: Lane): Lane {
  const { answers, catalogue, freshMs, known, load, log, maxBody, publicFor, refuse, sessions, simulated } = options;
  const fixed = Object.entries(options.headers).flat();
  const running = createInFlight<GuestResult | undefined>();

  function find({ text, hash, operationName, variables }: GraphqlRequest): CompiledOperation | undefined {
    // A hash that comes with its text is Apollo Server's to check.
    if (text !== undefined && hash !== undefined) return undefined;
    if (hasMoreValues(variables, options.maxValues)) return undefined;
    const operation = hash === undefined ? known.byText(text ?? '') : known.byHash(hash);
    return !operationName || operationName === operation?.definition.name?.value ? operation : undefined;
  }

  async function runForGuests(
    { req, res }: Passage,
    operation: CompiledOperation,
    request: GraphqlRequest,
    key: string,
  ) {
    const changes = catalogue?.changes ?? 0;
    const context = await createContext(options, req, res);
    const result = await runOperation(operation, request.variables, context, log);
    if (!result || result.errors) return result && { failed: result };
    const { oldest } = context.freshness;
    // What was read of the catalogue is fresh for as long as the gateway itself takes it to be.
    const forMs = Math.min(operation.maxAge(request.variables) * 1000, oldest === Infinity ? Infinity : freshMs);
    const freshUntil = Math.min(oldest, Date.now()) + forMs;
    const { data, extensions } = result;
    const bytes = new AnswerBytes(JSON.stringify({ data, ...(extensions && { extensions }) }));
    const answer = { bytes, freshUntil, stale: extensions !== undefined };
    answers?.keep(key, answer, changes);
    return { answer };
  }

  /** Equal operations of guests that come while one of them is run are answered with it, unless something has changed since. */
  async function answerGuest(passage: Passage, operation: CompiledOperation, request: GraphqlRequest, key: string) {
    const start = () => load.run(() => runForGuests(passage, operation, request, key));
    const result = await (answers ? running.join(key, start, catalogue?.changes) : start());
    if (!result) return other(passage.req, passage.res);
    return 'answer' in result ? sendToGuest(passage, result.answer) : send(passage, result.failed);
  }

  async function answerCaller(passage: Passage, operation: CompiledOperation, variables: GraphqlRequest['variables']) {
    const { req, res } = passage;
    // Its client has gone while it waited.
    if (res.destroyed) return;
    const result = await runOperation(operation, variables, await createContext(options, req, res), log);
    return result ? send(passage, result) : other(req, res);
  }

  function sendToGuest({ req, res, type }: Passage, { bytes, freshUntil, stale }: GuestAnswer) {
    const cacheControl = req.method === 'GET' && !stale ? publicFor(freshUntil - Date.now()) : 'no-store';
    return sendAnswer(req, res, bytes, { type, cacheControl, fixed });
  }

  /** Sends what is for this caller alone. */
  function send({ req, res, type }: Passage, { data, errors, extensions }: OperationResult) {
    const requestId = nameOf(req);
    const named = errors && { errors: errors.map((error) => withRequestId(error, requestId)) };
    const headers = [...fixed, 'x-request-id', requestId];
    const retryAfter = errors && retryAfterOf(errors);
    if (retryAfter !== undefined) headers.push('retry-after', String(retryAfter));
    return sendAnswer(req, res, new AnswerBytes(JSON.stringify({ ...named, data, extensions })), {
      type,
      cacheControl: 'no-store',
      fixed: headers,
      status: retryAfter === undefined ? 200 : 429,
    });
  }

  async function takeGet(passage: Passage): Promise<void> {
    const { req, res } = passage;
    const url = req.url ?? '';
    const key = memoryKey(url);
    const kept = answers?.get(key);
    if (kept) return sendToGuest(passage, kept);
    if (load.refuses('guest read')) return refuse(res, fixed);
    const request = readQueryString(url);
    const operation = request && find(request);
    // Only what anybody may ask for: a GET of anything else has to prove where it comes from.
    if (!operation || operation.maxAge(request.variables) === 0) return other(req, res);
    return answerGuest(passage, operation, request, key);
  }

  async function takePost(passage: Passage): Promise<void> {
    const { req, res } = passage;
    req.body = parseJson(await readBody(req));
    const request = readRequest(req.body);
    const operation = request && find(request);
    if (!operation) return other(req, res);
    const guest = sessions.isGuest(req);
    if (operation.maxAge(request.variables) > 0 && guest) {
      const key = memoryKey(`${request.hash ?? request.text} ${JSON.stringify(request.variables)}`);
      const kept = answers?.get(key);
      if (kept) return sendToGuest(passage, kept);
      if (load.refuses('guest read')) return refuse(res, fixed);
      return answerGuest(passage, operation, request, key);
    }
    if (load.refuses(kindOf(operation, guest))) return refuse(res, fixed);
    return load.run(() => answerCaller(passage, operation, request.variables));
  }

  function take(req: ReadRequest, res: ServerResponse): Promise<void> | undefined {
    const type = mediaTypeFor(req);
    // Answers by their key are the other lane's.
    if (!type || req.headers[IDEMPOTENCY_KEY] !== undefined) return undefined;
    if (simulated && hasFaults(req)) return undefined;
    if (!options.isAllowedHost(req)) return undefined;
    if (req.method === 'GET' && req.url?.startsWith('/graphql?') && sessions.isGuest(req)) {
      return takeGet({ req, res, type });
    }
    const plain = req.method === 'POST' && req.url === '/graphql' && hasPlainJson(req, maxBody);
    return plain ? takePost({ req, res, type }) : undefined;
  }

  return (req, res) => {
    load.countRequest();
    const taken = take(req, res);
    if (!taken) return other(req, res);
    taken.catch((error: unknown) => {
      req.fault = error;
      other(req, res);
    });
  };
}

function kindOf({ definition }: CompiledOperation, guest: boolean): LoadKind {
  const reads = definition.operation === OperationTypeNode.QUERY;
  if (guest) return reads ? 'guest read' : 'guest change';
  return reads ? 'personal read' : 'personal change';
}
