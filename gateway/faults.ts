import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from './log.ts';

/** What to do about a request that Express itself could not take, by status. */
const ADVICE: Record<number, string> = {
  400: 'The request body is not what its content type says. Send valid JSON.',
  413: 'The request body is too large. Send at most 100 kB.',
  415: 'The request body has an encoding that is not supported. Send plain JSON.',
};

/** The end of the line for what no handler dealt with: a short JSON answer, the original in the log only. */
export function answerFault(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = clientStatus(error);
    const requestId = requestIdOf(req);
    if (status === 500) log.error({ requestId, err: error }, 'unexpected fault');
    const message =
      ADVICE[status] ?? 'Something went wrong on our side. Try again; if it stays, report the request id.';
    const code = status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    res.status(status).json({ errors: [{ message, extensions: { code, retryable: status >= 500, requestId } }] });
  };
}

/** The 4xx that a body parser or router put on its error; 500 for anything else. */
function clientStatus(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
