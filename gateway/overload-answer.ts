import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { factsOf } from './error-table.ts';
import type { LoadShedding } from './load-shedding.ts';
import { nameOf } from './log.ts';

/** Seconds after which it is worth trying again: 1 to 3, so that those who were refused together don't come back together. */
const LEAST_SECONDS = 1;
const MORE_SECONDS = 3;

const CODE = 'OVERLOADED';
/** Made once: under overload an answer has to cost next to nothing. The request's name is put in last. */
const [BEFORE, AFTER] = JSON.stringify({
  errors: [
    {
      message:
        'The shop has more to do than it can at the moment. Nothing was changed; please try again in a few seconds.',
      extensions: { code: CODE, ...factsOf(CODE), requestId: '|' },
    },
  ],
}).split('|') as [string, string];

/** Refuses an operation of which nothing has been run: 503, when to come again, and an error as GraphQL has them. */
export function sendOverloaded(res: ServerResponse, fixed: readonly string[] = []): void {
  const requestId = nameOf(res.req);
  const body = BEFORE + requestId + AFTER;
  const headers: OutgoingHttpHeader[] = [
    ...fixed,
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(body)),
    'cache-control',
    'no-store',
    'retry-after',
    String(LEAST_SECONDS + Math.floor(Math.random() * MORE_SECONDS)),
    'x-request-id',
    requestId,
  ];
  res.writeHead(503, headers).end(body);
}

/**
 * For what goes through Apollo Server. What it asks for isn't known yet, so a guest counts as one who reads, and anybody else as
 * one who changes something.
 */
export function shedLoad(load: LoadShedding, isGuest: (req: Parameters<RequestHandler>[0]) => boolean): RequestHandler {
  return (req, res, next) => {
    if (load.refuses(isGuest(req) ? 'guest read' : 'personal change')) return sendOverloaded(res);
    const begun = load.begin();
    res.once('close', () => load.end(begun));
    next();
  };
}
