import express, { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { answerNotFound, RequestFault, sendError } from '../errors/http.ts';
import { requireAllowedHost } from '../limits/allowed-hosts.ts';
import type { TrustedProxies } from '../limits/client-address.ts';
import { limitOperations, type OperationCounter } from '../limits/rate-limit.ts';
import { record } from '../lib/json-readers.ts';
import { leaveOutOfLog } from '../lib/log.ts';
import { readFaults } from '../operations/fault-injection.ts';
import type { CompiledOperations } from '../operations/compiled-operations.ts';
import type { createApollo } from './apollo.ts';
import type { FastPathOptions, ReadRequest } from './fast-path.ts';
import { assertShallow, parseJson } from './request.ts';
import { mediaTypeFor } from './response.ts';

export interface EndpointOptions extends Omit<FastPathOptions, 'respond' | 'responseCache'> {
  apollo: Pick<Awaited<ReturnType<typeof createApollo>>, 'answer'>;
  headers: Record<string, string>;
  schema: GraphQLSchema;
  proxies: TrustedProxies;
  counter: OperationCounter | undefined; // undefined: no rate limit
  registeredOnly: boolean;
  /** Browsers are led to the sandbox. */
  explorable: boolean;
}

/** The requests to /graphql that the fast path does not take. */
export function createEndpoint(options: EndpointOptions): Router {
  const { apollo, counter, explorable, headers, known, load, maxBody, answerOverloaded, send, sessions } = options;
  const router = Router();
  router.use((_req, res, next) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    next();
  });
  router.use(requireAllowedHost(options.isAllowedHost));
  router.use(leadBrowsers(explorable));
  // The operation is not known yet, so the session decides.
  router.use((req, res, next) =>
    load.refuses(sessions.isGuest(req) ? 'guest read' : 'personal change') ? answerOverloaded(res) : next(),
  );
  if (counter) router.use(limitOperations(counter, options.proxies));
  router.use('/:below', answerNotFound);
  if (options.faultInjection) router.use(readFaults(options.schema));
  router.use(throwReadError, express.raw({ limit: maxBody, type: 'application/json' }), parseBody, checkQueryString);
  if (options.registeredOnly) router.use(admitRegistered(known));
  router.use(async (req, res) => {
    const { response, mediaType, isOperation } = await load.run(() => apollo.answer(req, res));
    if (isOperation) leaveOutOfLog(req);
    await send(req, res, mediaTypeFor(req) ?? mediaType, response);
  });
  return router;
}

/** Only browsers are redirected. */
export function leadBrowsers(sandbox: boolean): RequestHandler {
  return (req, res, next) => {
    if (!['GET', 'HEAD'].includes(req.method) || req.accepts(['json', 'html']) !== 'html') return next();
    if (sandbox) return res.redirect('/sandbox');
    const advice =
      'This is the GraphQL endpoint. It takes operations as JSON by POST; there is no page to look at here.';
    res.status(406).type('text').send(advice);
  };
}

/** Passes on the fast path's error. Express answers 500 unless `body` exists, and a cut connection leaves none. */
const throwReadError: RequestHandler = (req, _res, next) => {
  const read = req as ReadRequest;
  read.body ??= undefined;
  next(read.fault);
};

const parseBody: RequestHandler = (req, _res, next) => {
  const bytes: unknown = req.body;
  if (!Buffer.isBuffer(bytes)) return next(); // the fast path has read a plain body
  // JSON is UTF-8 (RFC 8259).
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(req.headers['content-type'] ?? '') ?? [];
  if (charset.toLowerCase() !== 'utf-8') throw new RequestFault(415);
  req.body = parseJson(bytes.toString());
  next();
};

/** Apollo Server parses these two itself, so their depth is checked before. */
const checkQueryString: RequestHandler = ({ url }, _res, next) => {
  const params = new URLSearchParams(url.slice(url.indexOf('?')));
  for (const name of ['variables', 'extensions']) params.getAll(name).forEach(assertShallow);
  next();
};

const ADVICE =
  'This gateway only runs operations that are registered with it. Add this one to its manifest, or have it take any: OPERATIONS=any.';

/**
 * Security: it refuses before validation, because errors of validation tell about the schema.
 * A hash alone only finds registered operations.
 */
function admitRegistered({ isRegistered }: Pick<CompiledOperations, 'isRegistered'>): RequestHandler {
  return (req, res, next) => {
    const text = req.method === 'POST' ? record(req.body)?.['query'] : queryIn(req.url);
    if (typeof text !== 'string' || text === '' || isRegistered(text)) return next();
    sendError(req, res, 403, 'OPERATION_NOT_REGISTERED', ADVICE);
  };
}

const queryIn = (url: string): string | null => new URLSearchParams(url.slice(url.indexOf('?'))).get('query');
