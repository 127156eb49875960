import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * Lets in whoever shows the token, `Authorization: Bearer TOKEN`, or types it as a password when a browser asks for one, with any
 * name.
 */
export function requireToken(token: string): RequestHandler {
  const expected = hash('sha256', token, 'buffer');
  return (req, res, next) => {
    const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(req.headers.authorization ?? '') ?? [];
    const shown = scheme.toLowerCase() === 'basic' ? passwordIn(value) : value;
    // Hashes are equally long, and tell nothing of how much of the token was right.
    if (timingSafeEqual(hash('sha256', shown, 'buffer'), expected)) return next();
    res.setHeader(
      'www-authenticate',
      'Basic realm="Operators: any name, METRICS_TOKEN as the password", charset="UTF-8"',
    );
    res.setHeader('cache-control', 'no-store');
    res.status(401).type('text').send('This page is for operators: send `Authorization: Bearer` with METRICS_TOKEN.\n');
  };
}

const passwordIn = (credentials: string): string => {
  const text = Buffer.from(credentials, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
};
