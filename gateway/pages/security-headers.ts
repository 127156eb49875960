import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** A page may load everything from this origin, and pictures from any https host, since the API's records name them. */
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
  // No text becomes HTML or a script. web/src/trusted-types.ts has the exceptions.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const SECURE = { 'upgrade-insecure-requests': '' };

/** Directives of a content security policy; undefined removes one. */
export type ContentPolicy = Record<string, string | undefined>;

/** The security headers of a page, by name. `https`: with strict-transport-security. */
export function securityHeadersOf({ https }: { https: boolean }): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 365 * 24 * 3600, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Pictures of other hosts do not send the header that it would require.
    crossOriginEmbedderPolicy: false,
  });
  set(answer.req, answer, () => undefined);
  answer.setHeader('content-security-policy', written({ ...PAGE_POLICY, ...(https && SECURE) }));
  return answer.getHeaders() as Record<string, string>;
}

/** Headers for data (JSON), too. */
const FOR_DATA = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** A policy that loads and runs nothing. */
const DATA_POLICY: ContentPolicy = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The security headers of data. */
export function dataHeadersOf(options: { https: boolean }): Record<string, string> {
  const all = Object.entries(securityHeadersOf(options)).filter(([name]) => FOR_DATA.includes(name));
  return { ...Object.fromEntries(all), 'content-security-policy': written(DATA_POLICY) };
}

/** For an answer that is no page, in case a browser opens it as one: nothing in it is loaded or run. */
export function admitNothing(res: Response): void {
  res.setHeader('content-security-policy', written({ ...DATA_POLICY, sandbox: '' }));
}

/** Sets the headers of a page on every answer. */
export function securityHeaders(options: { https: boolean }): RequestHandler {
  const headers = Object.entries(securityHeadersOf(options));
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/**
 * Allows the inline scripts and styles with the returned nonce, which is new for each answer. `other` replaces directives.
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
