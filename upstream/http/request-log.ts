import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Writes one line per request at debug. It omits the query string, which may hold what a person typed. */
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
