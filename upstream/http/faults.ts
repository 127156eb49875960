import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Security: replaces an error's details, which only the log gets. */
export const FAULT_DETAIL = 'Internal fault';

export const unknownPath: RequestHandler = (req, res) => {
  res.status(404).json({ message: `Cannot ${req.method} ${req.path}` });
};

/** Explains a client's mistake. Any other error goes to the log only. */
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

/** Sets a route's body for an unexpected error. In the contract it differs from route to route. */
export function faultsAs(body: Record<string, string>): RequestHandler {
  return (_req, res, next) => {
    res.locals['fault'] = body;
    next();
  };
}

function faultBody({ fault }: { fault?: Record<string, string> }): Record<string, string> {
  return fault ?? { error: 'Internal server error' };
}

/** The 4xx status that Express gave the error, for example for invalid percent-encoding in the path. */
function callerFault(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
