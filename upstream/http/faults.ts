import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** What a fault's details are called where the API tells them: no cause, which is for the log alone. */
export const FAULT_DETAIL = 'Internal fault';

/** Answers what no route has answered. */
export const unknownPath: RequestHandler = (req, res) => {
  res.status(404).json({ message: `Cannot ${req.method} ${req.path}` });
};

/** Answers a failed request. What the caller did wrong is told; of any other fault only the log hears. */
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

/** Says, ahead of a route's handler, in which words the call answers a fault; the old API has others for every noun. */
export function faultsAs(body: Record<string, string>): RequestHandler {
  return (_req, res, next) => {
    res.locals['fault'] = body;
    next();
  };
}

function faultBody({ fault }: { fault?: Record<string, string> }): Record<string, string> {
  return fault ?? { error: 'Internal server error' };
}

/** The 4xx status that Express gave an error, such as for a path whose percent signs make no sense. */
function callerFault(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
