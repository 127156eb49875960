import type { RequestHandler } from 'express';
import { sendError } from '../errors/http.ts';
import type { CompiledOperations } from '../operations/compiled-operations.ts';
import { record } from '../lib/json-readers.ts';

const ADVICE =
  'This gateway only runs operations that are registered with it. Add this one to its manifest, or have it take any: OPERATIONS=any.';

/**
 * Security: it refuses before validation, because errors of validation tell about the schema.
 * A hash alone only finds registered operations.
 */
export function admitRegistered({ isRegistered }: Pick<CompiledOperations, 'isRegistered'>): RequestHandler {
  return (req, res, next) => {
    const text = req.method === 'POST' ? record(req.body)?.['query'] : queryIn(req.url);
    if (typeof text !== 'string' || text === '' || isRegistered(text)) return next();
    sendError(req, res, 403, 'OPERATION_NOT_REGISTERED', ADVICE);
  };
}

const queryIn = (url: string): string | null => new URLSearchParams(url.slice(url.indexOf('?'))).get('query');
