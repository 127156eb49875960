import type { IncomingMessage, ServerResponse } from 'node:http';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { CatalogueAges } from '../cache/catalogue.ts';
import { withRequestId } from '../errors/shop-error.ts';
import type { OperationResult } from '../graphql/run-operation.ts';
import { nameOf } from '../lib/log.ts';

export interface CachedResponse {
  bytes: ResponseBytes;
  freshUntil: number; // ms since 1970
  /** Older than it should be: no browser or CDN may store it. */
  stale: boolean;
}

/** Undefined: the client has left. */
export type OperationResponse = CachedResponse | OperationResult | undefined;

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

export class ResponseBytes {
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  #body: Buffer | string;
  #etag: string | undefined;

  constructor(text: string) {
    this.#body = text;
  }

  /** From here on the text is kept as bytes alone. */
  get plain(): Buffer {
    if (typeof this.#body === 'string') {
      const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(this.#body));
      bytes.write(this.#body);
      this.#body = bytes;
    }
    return this.#body;
  }

  /** Text goes out in one packet with the headers, so only a reused body is worth turning into bytes. */
  get body(): Buffer | string {
    return this.#body;
  }

  /** Weak, because all encodings share it. */
  get etag(): string {
    this.#etag ??= `W/"${hash('sha1', this.plain, 'base64url')}"`;
    return this.#etag;
  }

  /** A promise the first time, the bytes from then on: a promise would cost another turn of its queue. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = COMPRESS[encoding](this.plain);
    this.#compressed.set(encoding, made);
    made.then(
      (bytes) => this.#compressed.set(encoding, withoutSlab(bytes)),
      () => this.#compressed.delete(encoding), // whoever asked is told
    );
    return made;
  }
}

/**
 * A copy with memory of its own. Node hands out small buffers as parts of a slab of 64 kB, which stays in memory whole as long as one
 * of its parts is kept (docs/decisions/0041-what-the-caches-cost.md).
 */
function withoutSlab(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

type Encoding = 'br' | 'gzip';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }; // smaller than 4 by an eighth; 6 takes more time for no bytes
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESS = {
  br: (bytes: Buffer) => compressBrotli(bytes, BROTLI),
  gzip: (bytes: Buffer) => compressGzip(bytes),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

const WORTH_COMPRESSING = 1_024; // bytes; less fits into one packet

/** The best first. A client may list what it does not take, with the weight 0. */
const ACCEPTED = (['br', 'gzip'] as const).map(
  (encoding) => [encoding, new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0+)?\\b)`)] as const,
);

/** Undefined: no compression. */
export function encodingFor({ headers }: IncomingMessage, { body }: ResponseBytes): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || Buffer.byteLength(body) < WORTH_COMPRESSING) return undefined;
  return ACCEPTED.find(([, pattern]) => pattern.test(accepted))?.[0];
}
