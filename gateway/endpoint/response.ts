import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { CatalogueAges } from '../cache/catalogue.ts';
import { withRequestId } from '../errors/shop-error.ts';
import type { OperationResult } from '../graphql/run-operation.ts';
import { nameOf } from '../lib/log.ts';
import type { OperationResponse } from './respond.ts';
import { encodingFor, ResponseBytes } from './response-bytes.ts';

/** By GraphQL over HTTP. Undefined: the client accepts none of our types. */
export function mediaTypeFor({ headers: { accept } }: IncomingMessage): string | undefined {
  if (accept === undefined || accept === '*/*') return 'application/json; charset=utf-8';
  if (accept.includes('text/html')) return undefined;
  const type = ['application/graphql-response+json', 'application/json', '*/*'].find((known) => accept.includes(known));
  return type && `${type === '*/*' ? 'application/json' : type}; charset=utf-8`;
}

/** Past `freshMs`, others may use a response as long as the gateway itself would. */
export function publicCacheControl(ages: CatalogueAges | undefined): (freshMs: number) => string {
  const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
  const beyond = ages
    ? `stale-while-revalidate=${seconds(ages.staleMs)}, stale-if-error=${seconds(ages.graceMs)}`
    : 'must-revalidate';
  return (freshMs) => `public, max-age=${seconds(freshMs)}, ${beyond}`;
}

/** Errors in the document or its variables, not in the HTTP request. */
const DOCUMENT_CODES: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

/**
 * GraphQL over HTTP: a wrong document is a 400 only for a client that accepts `application/graphql-response+json`.
 * Others get 200, because a 400 with `application/json` may come from any proxy.
 */
function statusFor(
  { headers: { accept } }: IncomingMessage,
  { status, body: { errors = [] } }: OperationResult,
): number {
  const isAboutDocument =
    errors.length > 0 && errors.every(({ extensions }) => DOCUMENT_CODES.includes(extensions?.['code']));
  return status === 400 && isAboutDocument && !accept?.includes('application/graphql-response+json') ? 200 : status;
}

const VARY = ['vary', 'accept, accept-encoding'];

export type SendResponse = (
  req: IncomingMessage,
  res: ServerResponse,
  mediaType: string,
  response: OperationResponse,
) => Promise<void>;

export interface SendOptions {
  headers: Record<string, string>;
  ages: CatalogueAges | undefined; // undefined: not cached
}

export function createSend({ headers, ages }: SendOptions): SendResponse {
  const fixed = Object.entries(headers).flat();
  const cacheControlOf = publicCacheControl(ages);

  return async (req, res, mediaType, response) => {
    if (!response) return;
    const head = [...fixed, 'content-type', mediaType, ...(req.method === 'GET' ? VARY : [])];
    if ('bytes' in response) {
      const { bytes, freshUntil, stale } = response;
      const isPublic = req.method === 'GET' && !stale;
      if (isPublic) head.push('cache-control', cacheControlOf(freshUntil - Date.now()));
      else head.push('cache-control', 'no-store', 'x-request-id', nameOf(req));
      return sendBytes(req, res, bytes, 200, head);
    }
    const { body } = response;
    const requestId = nameOf(req);
    const errors = body.errors?.map((error) => withRequestId(error, requestId));
    head.push('cache-control', 'no-store', 'x-request-id', requestId, ...response.headers);
    return sendBytes(req, res, new ResponseBytes(JSON.stringify({ ...body, errors })), statusFor(req, response), head);
  };
}

/** Compressed as the client likes it. `head`: names and values in turn. */
export async function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  bytes: ResponseBytes,
  status: number,
  head: string[],
): Promise<void> {
  if (req.method === 'GET') {
    head.push('etag', bytes.etag);
    if (req.headers['if-none-match'] === bytes.etag) return void res.writeHead(304, head).end();
  }
  const encoding = encodingFor(req, bytes);
  if (encoding) head.push('content-encoding', encoding);
  const made = encoding ? bytes.in(encoding) : bytes.body;
  const body = made instanceof Promise ? await made : made;
  head.push('content-length', String(Buffer.byteLength(body)));
  res.writeHead(status, head).end(body);
}
