import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What a page may load: everything from here, pictures from any https host, since the API's records name them. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' https: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // No text becomes HTML or a script, by whatever mistake or library (web/src/trusted-types.ts says what little may).
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const SECURE = { 'upgrade-insecure-requests': '' };

/** Directives of a content security policy; undefined: it has none of that name. */
export type ContentPolicy = Record<string, string | undefined>;

/** Strict headers for every answer, name by name. `https`: also tells browsers never to come back over http. */
export function securityHeadersOf({ https }: { https: boolean }): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 365 * 24 * 3600, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Pictures from other hosts come without that header; the page holds nothing that must be isolated from them.
    crossOriginEmbedderPolicy: false,
  });
  set(answer.req, answer, () => undefined);
  answer.setHeader('content-security-policy', written({ ...PAGE_POLICY, ...(https && SECURE) }));
  return answer.getHeaders() as Record<string, string>;
}

/** What is worth saying of data, too, which no browser shows as a page. */
const FOR_DATA = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** A policy under which nothing of it could be shown. */
const DATA_POLICY: ContentPolicy = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The headers of those that concern data. */
export function dataHeadersOf(options: { https: boolean }): Record<string, string> {
  const all = Object.entries(securityHeadersOf(options)).filter(([name]) => FOR_DATA.includes(name));
  return { ...Object.fromEntries(all), 'content-security-policy': written(DATA_POLICY) };
}

/** For what is no page, even if a browser is led to open it as one: nothing in it is loaded or run. */
export function admitNothing(res: Response): void {
  res.setHeader('content-security-policy', written({ ...DATA_POLICY, sandbox: '' }));
}

/** Puts those of a page on every answer. */
export function securityHeaders(options: { https: boolean }): RequestHandler {
  const headers = Object.entries(securityHeadersOf(options));
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/**
 * Lets inline scripts and styles of a page run that carry the nonce that it gives, which is made for this answer. `other`
 * replaces directives.
 */
export function admitNonce(res: Response, other: ContentPolicy = {}): string {
  const nonce = randomBytes(16).toString('base64');
  const own = `'self' 'nonce-${nonce}'`;
  const secure = res.hasHeader('strict-transport-security') ? SECURE : {};
  res.setHeader(
    'content-security-policy',
    written({ ...PAGE_POLICY, 'script-src': own, 'style-src': own, ...secure, ...other }),
  );
  return nonce;
}

function written(policy: ContentPolicy): string {
  return Object.entries(policy)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
