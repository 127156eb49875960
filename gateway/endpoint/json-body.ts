import express, { type RequestHandler } from 'express';
import { RequestFault } from '../errors/http.ts';
import { assertShallow, parseJson } from './request.ts';

export function readJsonBody(maxBytes: number): RequestHandler[] {
  return [express.raw({ limit: maxBytes, type: 'application/json' }), parseBody, checkQueryString];
}

const parseBody: RequestHandler = (req, _res, next) => {
  const bytes: unknown = req.body;
  if (!Buffer.isBuffer(bytes)) return next(); // the fast path has read a plain body
  // JSON is UTF-8 (RFC 8259).
  const [, charset = 'utf-8'] = /;\s*charset="?([^";\s]+)/i.exec(req.headers['content-type'] ?? '') ?? [];
  if (charset.toLowerCase() !== 'utf-8') throw new RequestFault(415);
  req.body = parseJson(bytes.toString());
  next();
};

/** Apollo Server parses these two itself, so their depth is checked before. */
const checkQueryString: RequestHandler = ({ url }, _res, next) => {
  const params = new URLSearchParams(url.slice(url.indexOf('?')));
  for (const name of ['variables', 'extensions']) params.getAll(name).forEach(assertShallow);
  next();
};
