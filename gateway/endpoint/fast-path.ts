import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import type { AllowedHosts } from '../limits/allowed-hosts.ts';
import type { LoadKind, LoadShedding } from '../load/load-shedding.ts';
import type { AnswerOverloaded } from '../load/overloaded.ts';
import { hasFaults } from '../operations/fault-injection.ts';
import type { CompiledOperation, CompiledOperations } from '../operations/compiled-operations.ts';
import type { Sessions } from '../session/sessions.ts';
import { hasPlainJson, parseJson, readBody, readQueryString, readRequest, type GraphqlRequest } from './request.ts';
import type { OperationRequest, Respond } from './respond.ts';
import { mediaTypeFor, type SendResponse } from './response.ts';
import { cacheKeyOf, type ResponseCache } from './response-cache.ts';

export interface FastPathOptions {
  known: CompiledOperations;
  sessions: Pick<Sessions, 'isGuest'>;
  respond: Respond;
  send: SendResponse;
  responseCache: ResponseCache | undefined; // undefined: no cache
  load: LoadShedding;
  answerOverloaded: AnswerOverloaded;
  isAllowedHost: AllowedHosts;
  maxBody: number; // bytes
  /** Requests may ask for faults. */
  faultInjection: boolean;
}

export type ReadRequest = IncomingMessage & { body?: unknown; fault?: unknown };
export type Handler = (req: ReadRequest, res: ServerResponse) => void;

interface Taken {
  req: ReadRequest;
  res: ServerResponse;
  type: string;
}

/**
 * Answers known operations without Express and Apollo Server (docs/decisions/0014).
 * All other requests go to `fallback` before anything of them is run; errors go there to be answered.
 */
export function createFastPath(options: FastPathOptions, fallback: Handler): Handler {
  const { known, load, maxBody, answerOverloaded, respond, responseCache, send, sessions, faultInjection } = options;

  function find({ text, hash, operationName }: GraphqlRequest): CompiledOperation | undefined {
    // Apollo Server checks that the hash belongs to the text.
    if (text !== undefined && hash !== undefined) return undefined;
    const operation = hash === undefined ? known.byText(text ?? '') : known.byHash(hash);
    return operationName === undefined || operationName === operation?.definition.name?.value ? operation : undefined;
  }

  async function answer(taken: Taken, kind: LoadKind, request: OperationRequest): Promise<void> {
    if (load.refuses(kind)) return answerOverloaded(taken.res);
    const { req, res, type } = taken;
    return respond({ req, res }, request, load.run, (response) => send(req, res, type, response));
  }

  async function takeGet(taken: Taken): Promise<void> {
    const { req, res, type } = taken;
    const cacheKey = cacheKeyOf(req);
    const cached = responseCache?.get(cacheKey);
    if (cached) return send(req, res, type, cached);
    const request = readQueryString(req.url ?? '');
    const operation = request && find(request);
    // Security: Apollo Server checks where a GET comes from. Only public operations need no check.
    if (!operation || operation.maxAge(request.variables) === 0) return fallback(req, res);
    return answer(taken, 'guest read', { operation, variables: request.variables, cacheKey });
  }

  async function takePost(taken: Taken): Promise<void> {
    const { req, res, type } = taken;
    req.body = parseJson(await readBody(req));
    const request = readRequest(req.body);
    const operation = request && find(request);
    if (!operation) return fallback(req, res);
    const { variables } = request;
    const guest = sessions.isGuest(req);
    const isShared = guest && operation.maxAge(variables) > 0;
    const cacheKey = isShared ? cacheKeyOf(req, request.hash ?? request.text, variables) : undefined;
    const cached = cacheKey === undefined ? undefined : responseCache?.get(cacheKey);
    if (cached) return send(req, res, type, cached);
    return answer(taken, kindOf(operation, guest), { operation, variables, cacheKey });
  }

  function take(req: ReadRequest, res: ServerResponse): Promise<void> | undefined {
    const type = mediaTypeFor(req);
    if (!type || !options.isAllowedHost(req) || (faultInjection && hasFaults(req))) return undefined;
    if (req.method === 'GET' && req.url?.startsWith('/graphql?') && sessions.isGuest(req)) {
      return takeGet({ req, res, type });
    }
    const isPlain = req.method === 'POST' && req.url === '/graphql' && hasPlainJson(req, maxBody);
    return isPlain ? takePost({ req, res, type }) : undefined;
  }

  return (req, res) => {
    const taken = take(req, res);
    if (!taken) return fallback(req, res);
    taken.catch((error: unknown) => {
      req.fault = error;
      fallback(req, res);
    });
  };
}

function kindOf({ definition }: CompiledOperation, guest: boolean): LoadKind {
  const reads = definition.operation === OperationTypeNode.QUERY;
  if (guest) return reads ? 'guest read' : 'guest change';
  return reads ? 'personal read' : 'personal change';
}
