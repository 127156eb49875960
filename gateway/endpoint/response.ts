import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { CatalogueAges } from '../cache/catalogue.ts';
import { withRequestId } from '../errors/shop-error.ts';
import type { OperationResult } from '../graphql/run-operation.ts';
import { nameOf } from '../lib/log.ts';
import type { Answer, Exchange } from './answer.ts';
import { AnswerBytes, encodingFor } from './answer-bytes.ts';

/** GraphQL over HTTP: the type by which an answer goes, as the client prefers it; undefined: it wants something else. */
export function mediaTypeFor({ headers: { accept } }: IncomingMessage): string | undefined {
  if (accept === undefined || accept === '*/*') return 'application/json; charset=utf-8';
  if (accept.includes('text/html')) return undefined;
  const type = ['application/graphql-response+json', 'application/json', '*/*'].find((known) => accept.includes(known));
  return type && `${type === '*/*' ? 'application/json' : type}; charset=utf-8`;
}

/**
 * `cache-control` of an answer that anybody may reuse: for as many ms as it is fresh, and beyond, while a new one is asked for or
 * none is to be had, as long as the gateway itself would.
 */
function reusableFor(ages: CatalogueAges | undefined): (freshMs: number) => string {
  const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
  const beyond = ages
    ? `stale-while-revalidate=${seconds(ages.staleMs)}, stale-if-error=${seconds(ages.graceMs)}`
    : 'must-revalidate';
  return (freshMs) => `public, max-age=${seconds(freshMs)}, ${beyond}`;
}

/** Codes of errors that were found in the document or its variables, after the request itself was understood. */
const DOCUMENT_CODES: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

/**
 * GraphQL over HTTP: a wrong document is a 400 to clients that know `application/graphql-response+json`. To all others, whose
 * `application/json` may come from any proxy as well, it is an answer like any other: 200.
 */
function statusFor(
  { headers: { accept } }: IncomingMessage,
  { status, body: { errors = [] } }: OperationResult,
): number {
  const isAboutDocument =
    errors.length > 0 && errors.every(({ extensions }) => DOCUMENT_CODES.includes(extensions?.['code']));
  return status === 400 && isAboutDocument && !accept?.includes('application/graphql-response+json') ? 200 : status;
}

/** Sends the answer to an operation: the one way out of /graphql. */
export type SendAnswer = (exchange: Pick<Exchange, 'req' | 'res'>, type: string, answer: Answer) => Promise<void>;

export interface SendOptions {
  /** Headers of every answer, by name. */
  headers: Record<string, string>;
  /** How old what is read of the catalogue may be; undefined: it is read anew for each operation. */
  ages: CatalogueAges | undefined;
}

export function createSend({ headers, ages }: SendOptions): SendAnswer {
  const fixed = Object.entries(headers).flat();
  const publicFor = reusableFor(ages);

  return async ({ req, res }, type, answer) => {
    if (!answer) return;
    const requestId = nameOf(req);
    const head = [...fixed, 'x-request-id', requestId, 'content-type', type];
    if ('bytes' in answer) {
      const { bytes, freshUntil, stale } = answer;
      const isPublic = req.method === 'GET' && !stale;
      head.push('cache-control', isPublic ? publicFor(freshUntil - Date.now()) : 'no-store');
      return write(req, res, bytes, 200, head);
    }
    const { body, headers: own } = answer;
    const errors = body.errors?.map((error) => withRequestId(error, requestId));
    head.push('cache-control', 'no-store', ...own);
    return write(req, res, new AnswerBytes(JSON.stringify({ ...body, errors })), statusFor(req, answer), head);
  };
}

async function write(
  req: IncomingMessage,
  res: ServerResponse,
  answer: AnswerBytes,
  status: number,
  head: string[],
): Promise<void> {
  if (req.method === 'GET') {
    head.push('etag', answer.etag, 'vary', 'accept, accept-encoding');
    if (req.headers['if-none-match'] === answer.etag) return void res.writeHead(304, head).end();
  }
  const encoding = encodingFor(req, answer);
  if (encoding) head.push('content-encoding', encoding);
  const body = encoding ? await answer.in(encoding) : answer.body;
  head.push('content-length', String(Buffer.byteLength(body)));
  res.writeHead(status, head).end(body);
}
