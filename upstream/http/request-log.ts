import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Writes one line per request at level debug. It omits the query string, which may contain what a person typed. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const { method, path } = req;
    res.once('finish', () => {
      logger.debug({ method, path, status: res.statusCode, ms: Math.round(performance.now() - started) }, 'request');
    });
    next();
  };
}
