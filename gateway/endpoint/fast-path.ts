import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import type { AllowedHosts } from '../limits/allowed-hosts.ts';
import type { LoadKind, LoadShedding } from '../load/load-shedding.ts';
import type { Refuse } from '../load/overloaded.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { asksForSimulation } from '../operations/fault-injection.ts';
import type { KnownOperation, KnownOperations } from '../operations/known-operations.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AnswerOperation, Asked } from './answer.ts';
import { hasPlainJson, parseJson, readBody, readQueryString, readRequest, type GraphqlRequest } from './request.ts';
import { mediaTypeFor, type SendAnswer } from './response.ts';
import type { GuestAnswers } from './response-cache.ts';

export interface FastPathOptions {
  known: KnownOperations;
  sessions: Pick<Sessions, 'isGuest'>;
  answer: AnswerOperation;
  send: SendAnswer;
  /** Answers that guests share; undefined: each operation is run. */
  answers: GuestAnswers | undefined;
  /** Says what is to be refused for want of time. */
  load: LoadShedding;
  refuse: Refuse;
  /** What was sent to another host is left to Express, which refuses it. */
  isAllowedHost: AllowedHosts;
  /** The most bytes that a request body may have. */
  maxBody: number;
  /** True in development: a request may ask for faults, which is left to Apollo Server. */
  simulated: boolean;
}

/** A request, with what has been read of it, or why it can't be answered. */
export type ReadRequest = IncomingMessage & { body?: unknown; fault?: unknown };
export type Handler = (req: ReadRequest, res: ServerResponse) => void;

/**
 * Answers operations that are known, from node:http to the operation and back. Everything else goes to `fallback`: what is no
 * operation, what has yet to be parsed, and what is in any way unusual. Of that nothing has been run.
 */
export function createFastPath(options: FastPathOptions, fallback: Handler): Handler {
  const { answer, answers, known, load, maxBody, refuse, send, sessions, simulated } = options;

  function find({ text, hash, operationName }: GraphqlRequest): KnownOperation | undefined {
    // A hash that comes with its text is Apollo Server's to check.
    if (text !== undefined && hash !== undefined) return undefined;
    const operation = hash === undefined ? known.byText(text ?? '') : known.byHash(hash);
    return !operationName || operationName === operation?.definition.name?.value ? operation : undefined;
  }

  async function run(req: ReadRequest, res: ServerResponse, type: string, kind: LoadKind, asked: Asked): Promise<void> {
    if (load.refuses(kind)) return refuse(res);
    return send({ req, res }, type, await answer({ req, res }, asked, load.run));
  }

  async function takeGet(req: ReadRequest, res: ServerResponse, type: string): Promise<void> {
    const url = req.url ?? '';
    const key = memoryKey(url);
    const kept = answers?.get(key);
    if (kept) return send({ req, res }, type, kept);
    const request = readQueryString(url);
    const operation = request && find(request);
    // Only what anybody may ask for: a GET of anything else has to prove where it comes from.
    if (!operation || operation.maxAge(request.variables) === 0) return fallback(req, res);
    return run(req, res, type, 'guest read', { operation, variables: request.variables, key });
  }

  async function takePost(req: ReadRequest, res: ServerResponse, type: string): Promise<void> {
    req.body = parseJson(await readBody(req));
    const request = readRequest(req.body);
    const operation = request && find(request);
    if (!operation) return fallback(req, res);
    const { variables } = request;
    const guest = sessions.isGuest(req);
    const key = guest && operation.maxAge(variables) > 0 ? keyOf(request.hash ?? request.text, variables) : undefined;
    const kept = key === undefined ? undefined : answers?.get(key);
    if (kept) return send({ req, res }, type, kept);
    return run(req, res, type, kindOf(operation, guest), { operation, variables, key });
  }

  function take(req: ReadRequest, res: ServerResponse): Promise<void> | undefined {
    const type = mediaTypeFor(req);
    if (!type || !options.isAllowedHost(req) || (simulated && asksForSimulation(req))) return undefined;
    if (req.method === 'GET' && req.url?.startsWith('/graphql?') && sessions.isGuest(req))
      return takeGet(req, res, type);
    const plain = req.method === 'POST' && req.url === '/graphql' && hasPlainJson(req, maxBody);
    return plain ? takePost(req, res, type) : undefined;
  }

  return (req, res) => {
    load.arrived();
    const taken = take(req, res);
    if (!taken) return fallback(req, res);
    taken.catch((error: unknown) => {
      req.fault = error;
      fallback(req, res);
    });
  };
}

/** Names an answer that guests share, for those who ask by POST. */
export const keyOf = (operation: string | undefined, variables: unknown): string =>
  memoryKey(`${operation} ${JSON.stringify(variables)}`);

function kindOf({ definition }: KnownOperation, guest: boolean): LoadKind {
  const reads = definition.operation === OperationTypeNode.QUERY;
  if (guest) return reads ? 'guest read' : 'guest change';
  return reads ? 'personal read' : 'personal change';
}
