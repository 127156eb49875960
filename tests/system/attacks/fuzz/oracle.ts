import { expect } from 'vitest';
import { ERRORS } from '../../../../gateway/errors/codes.ts';
import { SECRET } from '../../../support/answers.ts';

/** What a request was answered with. */
export interface FuzzAnswer {
  status: number;
  text: string;
}

/** How long, in ms, an answer may take before it counts as none: the machine may have other things to do. */
export const PATIENCE_MS = 20_000;
const ERROR_LEVEL = 50;
/** What no answer may hold: a stack, a path, an address of the API, a token of its, what only it said. */
const LEAKS =
  /node_modules|file:\/\/\/|[/\\]gateway[/\\][\w-]+\.ts|\\n +at |ECONN|UND_ERR|eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/;
const STATUSES = new Set([200, 304, 400, 403, 404, 405, 406, 408, 413, 414, 415, 417, 421, 422, 429, 431, 503, 505]);

interface Body {
  data?: unknown;
  errors?: { message: string; path?: unknown; extensions?: Record<string, unknown> }[];
  extensions?: unknown;
}

/** Fails unless an answer is one of the closed list, and tells nothing. `private`: what else it must not hold. */
export function expectSane({ status, text }: FuzzAnswer, ...secrets: string[]): Body {
  expect(STATUSES.has(status), `${status}: ${text.slice(0, 500)}`).toBe(true);
  expect(text).not.toMatch(LEAKS);
  for (const secret of [SECRET, process.cwd(), ...secrets]) expect(text).not.toContain(secret);
  if (text === '') return {};
  const body = JSON.parse(text) as Body;
  for (const { message, extensions } of body.errors ?? []) {
    const code = String(extensions?.['code']);
    expect(Object.hasOwn(ERRORS, code), `${code}: ${message}`).toBe(true);
    expect(code, message).not.toBe('INTERNAL_SERVER_ERROR');
  }
  return body;
}

/** An answer without what differs each time: the request's name and the token of a new session, and places in the text. */
export function comparable({ status, text }: FuzzAnswer): unknown {
  const { data, errors = [], extensions } = JSON.parse(text || '{}') as Body;
  const told = errors.map(({ message, path, extensions: of }) => ({
    message,
    path,
    code: of?.['code'],
    fields: of?.['fields'],
  }));
  const sorted = told.map((error) => JSON.stringify(error)).sort();
  return JSON.parse(
    JSON.stringify({ status, data, errors: sorted, extensions }).replaceAll(/csrf-[\w-]{43}/g, 'csrf'),
  ) as unknown;
}

/** True for a refusal that says nothing of the request: the machine had too much to do. */
export const isOverload = ({ status, text }: FuzzAnswer): boolean => status === 503 && text.includes('OVERLOADED');

/** Takes the lines of a log that tell of a fault, and empties it. */
export function takeAlarms(lines: string[]): string[] {
  const alarms = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL);
  lines.length = 0;
  return alarms;
}

/** What a request's own library did not find in time is a hung request. */
export async function answerOf(response: Promise<Response>): Promise<FuzzAnswer> {
  const got = await response;
  return { status: got.status, text: await got.text() };
}
