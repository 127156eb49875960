import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { factsOf } from '../errors/codes.ts';
import { nameOf } from '../lib/log.ts';

/** `retry-after` is 1 to 3 seconds at random, so that clients do not retry in step. */
const LEAST_SECONDS = 1;
const MORE_SECONDS = 3;

const CODE = 'OVERLOADED';
/** The body around the request id. Serialized once, since an answer under overload must cost little. */
const [BEFORE, AFTER] = JSON.stringify({
  errors: [
    {
      message:
        'The shop has more to do than it can at the moment. Nothing was changed; please try again in a few seconds.',
      extensions: { code: CODE, ...factsOf(CODE), requestId: '|' },
    },
  ],
}).split('|') as [string, string];

/** Refusals are delayed by about this many ms, and so many at most: with about 10 kB each, 50 MB. */
const DELAY_MS = 1_000;
const MOST_DELAYED = 5_000;
/** Delays are spread over 16 slots, so that clients do not retry in step. */
const SLOTS = 16;

/** Answers 503 to an operation of which nothing has been run. */
export type AnswerOverloaded = (res: ServerResponse) => void;

/**
 * A refusal costs up to a fifth of an operation, and a client that is refused at once retries at once: refusals would take up the
 * CPU. So each is sent about a second late, and its connection sends nothing until then. `headers`:
 * those of every answer, by name.
 */
export function createOverloadAnswer(headers: Record<string, string>): AnswerOverloaded {
  const fixed = Object.entries(headers).flat();
  let delayed = 0;
  return (res) => {
    if (delayed >= MOST_DELAYED) return sendOverloaded(res, fixed);
    delayed += 1;
    const slot = delayed % SLOTS;
    setTimeout(
      () => {
        delayed -= 1;
        sendOverloaded(res, fixed);
      },
      DELAY_MS * (0.5 + slot / SLOTS),
    );
  };
}

/** 503 with `retry-after` and a GraphQL error. */
function sendOverloaded(res: ServerResponse, fixed: readonly string[]): void {
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
