import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { factsOf, type ErrorCode } from './codes.ts';
import { nameOf } from '../lib/log.ts';

/** By status, for requests that Express refuses. */
const ADVICE: Record<number, string> = {
  400: 'The request body is not what its content type says. Send valid JSON.',
  413: 'The request body is too large. Send fewer or shorter values at a time.',
  415: 'The request body has an encoding that is not supported. Send plain JSON in UTF-8.',
};

/** Without a message, `ADVICE` has it. */
export class RequestFault extends Error {
  readonly status: number;

  constructor(status: number, message = '') {
    super(message);
    this.status = status;
  }
}

/** The last handler. Security: the cause goes to the log only. */
export function answerFault(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = clientStatus(error);
    if (status === 500) log.error({ requestId: nameOf(req), err: error }, 'unexpected fault');
    const message =
      (error instanceof RequestFault && error.message) ||
      ADVICE[status] ||
      'Something went wrong on our side. Try again; if it stays, report the request id.';
    sendError(req, res, status, status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR', message);
  };
}

export const answerNotFound: RequestHandler = (req, res) => {
  const message = `There is nothing for ${req.method} here. The shop’s API is GraphQL: send operations to POST /graphql.`;
  sendError(req, res, 404, 'NOT_FOUND', message);
};

/** Answers a request outside GraphQL with one error in the shape of a GraphQL response. */
export function sendError(
  req: Request,
  res: Response,
  status: number,
  code: ErrorCode,
  message: string,
  details: Record<string, unknown> = {},
): void {
  const extensions = { code, ...factsOf(code), ...details, requestId: nameOf(req) };
  res
    .status(status)
    .setHeader('cache-control', 'no-store')
    .json({ errors: [{ message, extensions }] });
}

/** A body parser or the router sets `status`. */
function clientStatus(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
