import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Text in answers in place of an error's details, which only the log gets. */
export const FAULT_DETAIL = 'Internal fault';

/** Answers requests without a route. */
export const unknownPath: RequestHandler = (req, res) => {
  res.status(404).json({ message: `Cannot ${req.method} ${req.path}` });
};

/** Answers a failed request. A caller's mistake is explained; any other error only goes to the log. */
export function faultAnswer(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = callerFault(error);
    if (status !== undefined) return void res.status(status).json({ error: 'The request cannot be read' });
    const { method, path } = req;
    logger.error({ err: error, method, path }, 'A request failed');
    res.status(500).json(faultBody(res.locals));
  };
}

/** Sets the words in which a route answers an error, before its handler runs; the old API has others for each noun. */
export function faultsAs(body: Record<string, string>): RequestHandler {
  return (_req, res, next) => {
    res.locals['fault'] = body;
    next();
  };
}

function faultBody({ fault }: { fault?: Record<string, string> }): Record<string, string> {
  return fault ?? { error: 'Internal server error' };
}

/** The 4xx status that Express gave an error, such as for a path with invalid percent-encoding. */
function callerFault(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
