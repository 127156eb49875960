import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { factsOf } from '../errors/codes.ts';
import { nameOf } from '../lib/log.ts';

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

/** How long, in ms, refusals are held back, and how many at most: with about 10 kB each, 50 MB. */
const HELD_MS = 1_000;
const MOST_HELD = 5_000;
/** They are sent in so many parts, spread over as long again, for who is answered together comes again together. */
const PARTS = 16;

/** Refuses an operation of which nothing has been run. */
export type Refuse = (res: ServerResponse) => void;

/**
 * A refusal costs up to a fifth of what an operation does, and who is refused at once asks again at once: the processor would be
 * busy with refusals. So they are held back for about a second, for which their connections are quiet. `headers`: those of every
 * answer, by name.
 */
export function createRefusals(headers: Record<string, string>): Refuse {
  const fixed = Object.entries(headers).flat();
  let held = 0;
  return (res) => {
    if (held >= MOST_HELD) return sendOverloaded(res, fixed);
    held += 1;
    const part = held % PARTS;
    setTimeout(
      () => {
        held -= 1;
        sendOverloaded(res, fixed);
      },
      HELD_MS * (0.5 + part / PARTS),
    );
  };
}

/** 503, when to come again, and an error as GraphQL has them. */
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
