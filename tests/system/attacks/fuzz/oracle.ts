import { expect } from 'vitest';
import { ERRORS } from '../../../../gateway/errors/codes.ts';
import { SECRET } from '../../../support/answers.ts';

export interface FuzzAnswer {
  status: number;
  text: string;
}

/** After so many ms a request counts as unanswered. The machine may be busy. */
export const PATIENCE_MS = 20_000;
const ERROR_LEVEL = 50;
/** What no answer may contain: a stack trace, a path, an address or token of the API, or text of the API. */
const LEAKS =
  /node_modules|file:\/\/\/|[/\\]gateway[/\\][\w-]+\.ts|\\n +at |ECONN|UND_ERR|eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/;
const STATUSES = new Set([200, 304, 400, 403, 404, 405, 406, 408, 413, 414, 415, 417, 421, 422, 429, 431, 503, 505]);

interface Body {
  data?: unknown;
  errors?: { message: string; path?: unknown; extensions?: Record<string, unknown> }[];
  extensions?: unknown;
}

/** The answer must have a known error code and contain no secret. `secrets`: further texts that it must not contain. */
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

/** What holds for any record: no number is negative, and no picture is anything but a path of the shop or a web address. */
export function expectWhole(data: unknown): void {
  JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'number') expect(value, key).toBeGreaterThanOrEqual(0);
    if (/^(image|images|avatar)$/.test(key)) expect(JSON.stringify(value)).not.toMatch(/"(?!https?:\/\/|\/(?!\/))/i);
    return value;
  });
}

/** The answer without what differs each time: request id, token of a new session, and locations in the text. */
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

/** A refusal for overload: it depends on the machine, not on the request. */
export const isOverload = ({ status, text }: FuzzAnswer): boolean => status === 503 && text.includes('OVERLOADED');

/** Returns the log lines about a fault, and empties the log. */
export function takeAlarms(lines: string[]): string[] {
  const alarms = lines.filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL);
  lines.length = 0;
  return alarms;
}

/** The answer to a request. One without an answer in time counts as hung. */
export async function answerFrom(url: string, init: RequestInit = {}): Promise<FuzzAnswer> {
  const got = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: got.status, text: await got.text() };
}

/** The answer of a gateway to a GraphQL body. */
export const answerTo = (url: string, body: string, headers: Record<string, string> = {}): Promise<FuzzAnswer> =>
  answerFrom(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
