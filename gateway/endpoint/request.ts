import type { IncomingMessage } from 'node:http';
import { RequestFault } from '../errors/http.ts';
import { record } from '../lib/json-readers.ts';

export interface GraphqlRequest {
  text: string | undefined;
  hash: string | undefined;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** Undefined: unusual parameters, for Apollo Server to judge. */
export function readRequest(params: unknown): GraphqlRequest | undefined {
  const { query, operationName, variables, extensions } = record(params) ?? {};
  const hash = record(record(extensions)?.['persistedQuery'])?.['sha256Hash'];
  const known = record(variables ?? {});
  if (
    !known ||
    !record(extensions ?? {}) ||
    !isTextOrNothing(query) ||
    !isTextOrNothing(hash) ||
    !isTextOrNothing(operationName)
  )
    return undefined;
  return {
    text: query ?? undefined,
    hash: hash ?? undefined,
    operationName: operationName ?? undefined,
    variables: known,
  };
}

const PARAMS = ['query', 'operationName', 'variables', 'extensions'];

export function readQueryString(url: string): GraphqlRequest | undefined {
  const params = new URLSearchParams(url.slice(url.indexOf('?')));
  // Security: a cache on the way may read the other one of two. Apollo Server refuses them.
  if (PARAMS.some((name) => params.getAll(name).length > 1)) return undefined;
  const json = (name: string): unknown => parseJson(params.get(name) ?? '{}');
  try {
    const [variables, extensions] = [record(json('variables')), record(json('extensions'))];
    // Apollo Server takes no null here.
    if (!variables || !extensions) return undefined;
    return readRequest({
      query: params.get('query'),
      operationName: params.get('operationName'),
      variables,
      extensions,
    });
  } catch (error) {
    if (error instanceof RequestFault) return undefined;
    throw error;
  }
}

/** `maxBytes` needs a known length, so chunked bodies do not count as plain. */
export function hasPlainJson({ headers }: IncomingMessage, maxBytes: number): boolean {
  const length = headers['content-length'];
  return (
    length !== undefined &&
    Number(length) <= maxBytes &&
    headers['content-encoding'] === undefined &&
    /^application\/json(; ?charset="?utf-8"?)?$/i.test(headers['content-type'] ?? '')
  );
}

/** Never resolves if the client leaves. */
export function readBody(req: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => resolve(Buffer.concat(chunks).toString()));
  });
}

export function parseJson(text: string): unknown {
  assertShallow(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RequestFault(400);
  }
}

export const MAX_JSON_DEPTH = 20; // levels of lists and objects; the shop's largest request has 5

/** Deep JSON would exhaust the stack of recursive functions. */
export function assertShallow(text: string): void {
  if (isNestedDeeper(text, MAX_JSON_DEPTH)) {
    throw new RequestFault(
      400,
      `The JSON of the request has more than ${MAX_JSON_DEPTH} levels of lists and objects. Send values that are nested less deeply.`,
    );
  }
}

const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string';

const TOKEN = /"(?:[^"\\]|\\.?)*"?|[[\]{}]/gs;

/** Reads the text, so that nothing is built of what is refused. The result means nothing if the text is not JSON. */
export function isNestedDeeper(text: string, most: number): boolean {
  // Few brackets cannot be deep. To count them takes a tenth of the time of the full check.
  const lists = countUpTo(most + 1, text, '[');
  if (lists + countUpTo(most + 1 - lists, text, '{') <= most) return false;
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function countUpTo(most: number, text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count < most; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}
