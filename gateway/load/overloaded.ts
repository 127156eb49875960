import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { factsOf } from '../errors/codes.ts';
import { leaveOutOfLog, nameOf } from '../lib/log.ts';

const LEAST_SECONDS = 1; // `retry-after` is 1 to 3 s at random, so that clients do not retry in step
const MORE_SECONDS = 3;

const CODE = 'OVERLOADED';
/** The body around the request id. It is serialized once, since an answer under overload must cost little. */
const [BEFORE, AFTER] = JSON.stringify({
  errors: [
    {
      message:
        'The shop has more to do than it can at the moment. Nothing was changed; please try again in a few seconds.',
      extensions: { code: CODE, ...factsOf(CODE), requestId: '|' },
    },
  ],
}).split('|') as [string, string];

const DELAY_MS = 1_000; // the mean delay of a refusal; it is random, so that clients do not retry in step
const MOST_DELAYED = 5_000; // refusals; about 10 kB each: 50 MB

export type AnswerOverloaded = (res: ServerResponse) => void;

/** A refusal costs up to a fifth of an operation. A client that is refused late cannot retry at once. */
export function createOverloadAnswer(headers: Record<string, string>): AnswerOverloaded {
  const fixed = Object.entries(headers).flat();
  let delayed = 0;
  return (res) => {
    leaveOutOfLog(res.req); // load-shedding.ts logs for all
    if (delayed >= MOST_DELAYED) return sendOverloaded(res, fixed);
    delayed += 1;
    const send = (): void => {
      delayed -= 1;
      sendOverloaded(res, fixed);
    };
    setTimeout(send, DELAY_MS * (0.5 + Math.random()));
  };
}

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
