import fc from 'fast-check';
import type { RestAnswer } from '../../gateway/rest/call.ts';
import type { Rest } from '../../gateway/rest/client.ts';
import type { Outcome } from '../../gateway/rest/read-outcome.ts';
import { stubRest } from './rest.ts';

export const CALLER_TOKEN = 'upstream-token-of-the-caller';
/** Stands in answers where the API has text that must never leave the gateway. */
export const SECRET = 'secret-c0ffee';

/** An upstream with one fixed answer, and the calls that it received. */
interface RecordingRest {
  rest: Rest;
  /** Each as `[call]` or `[call, body or query]`. */
  asked: unknown[][];
  /** Each unmapped answer as `operation status`. */
  unknown: string[];
  /** Skipped records as `endpoint: count`. */
  unreadable: string[];
}

export function answering(status: number, body: unknown): RecordingRest {
  const asked: unknown[][] = [];
  const unknown: string[] = [];
  const unreadable: string[] = [];
  const answer = async (...call: unknown[]): Promise<RestAnswer> => {
    asked.push(call.filter((part) => part !== undefined));
    return { status, body };
  };
  const rest = stubRest({
    token: CALLER_TOKEN,
    get: ({ call }, query) => answer(call, query),
    send: ({ call }, payload) => answer(call, payload),
    reportUnmappedOutcome: (operation, code) => void unknown.push(`${operation} ${code}`),
    reportUnreadableRecords: ({ name }, records) => void unreadable.push(`${name}: ${records}`),
  });
  return { rest, asked, unknown, unreadable };
}

/** Bodies that no call can use. The result must be a typed error, never "nothing". */
export const UNUSABLE: readonly [number, unknown][] = [
  [200, undefined],
  [200, null],
  [200, {}],
  [200, ''],
  [200, true],
  [404, undefined],
  [401, {}],
  [500, {}],
  [302, undefined],
];

const ODD_VALUES = [
  '',
  ' ',
  'NaN',
  '1999',
  '-1',
  '1e400',
  'null',
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  {},
  [],
];
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...ODD_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

/** JSON similar to `value`: parts are missing or of another type. */
export function nearly(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: partsNearly(value) }, { weight: 1, arbitrary: oddValue });
}

function partsNearly(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(nearly));
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const fields = Object.entries(value).map(([key, part]) => [key, nearly(part)] as const);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
}

/** A change: its name, how to make it, and what the API must receive. */
export type Change = [name: string, make: (rest: Rest) => Promise<Outcome<string>>, asked: unknown[]];
