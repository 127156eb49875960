import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Pictures may come from any https host, because records of the API name them. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' https: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // Text never becomes HTML or a script. Exceptions: web/src/main.tsx and web/src/offline/service-worker-registration.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default service-worker',
};

const SECURE = { 'upgrade-insecure-requests': '' };

/** Undefined removes a directive. */
export type ContentPolicy = Record<string, string | undefined>;

/** `https`: adds strict-transport-security. */
export function securityHeadersOf({ https }: { https: boolean }): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 365 * 24 * 3600, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Other hosts' pictures lack the header that this policy requires.
    crossOriginEmbedderPolicy: false,
  });
  set(answer.req, answer, () => undefined);
  answer.setHeader('content-security-policy', written({ ...PAGE_POLICY, ...(https && SECURE) }));
  return answer.getHeaders() as Record<string, string>;
}

/** Headers that browsers read on pages only. A page has some thirty other files, each of which would carry them. */
const FOR_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const DATA_POLICY: ContentPolicy = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

export function dataHeadersOf(options: { https: boolean }): Record<string, string> {
  const all = Object.entries(securityHeadersOf(options)).filter(([name]) => !FOR_PAGES.includes(name));
  return { ...Object.fromEntries(all), 'content-security-policy': written(DATA_POLICY) };
}

/** Security: for an answer that is no page, in case a browser opens it as one. */
export function admitNothing(res: Response): void {
  for (const name of FOR_PAGES) res.removeHeader(name);
  res.setHeader('content-security-policy', written({ ...DATA_POLICY, sandbox: '' }));
}

export function securityHeaders(options: { https: boolean }): RequestHandler {
  const headers = Object.entries(securityHeadersOf(options));
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** Allows inline scripts and styles with the returned nonce, new for each answer. `other` replaces directives. */
export function admitNonce(res: Response, other: ContentPolicy = {}): string {
  const nonce = createNonce();
  const own = `'self' 'nonce-${nonce}'`;
  const secure = res.hasHeader('strict-transport-security') ? SECURE : {};
  res.setHeader(
    'content-security-policy',
    written({ ...PAGE_POLICY, 'script-src': own, 'style-src': own, ...secure, ...other }),
  );
  return nonce;
}

/**
 * Security: for a rendered page, which is sent to many. Inline scripts run by their hash alone. Styles need the page's nonce, which is
 * younger than any text of the API in it. Style attributes are admitted, since Mantine writes its variables into them: they have no
 * selector and no import, so they cannot read anything.
 */
export function renderedPagePolicy(of: { scripts: readonly string[]; nonce: string; https: boolean }): string {
  return written({
    ...PAGE_POLICY,
    'script-src': ["'self'", ...of.scripts].join(' '),
    'style-src': `'self' 'nonce-${of.nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    ...(of.https && SECURE),
  });
}

/** For the inline styles of one answer or rendering. */
export const createNonce = (): string => randomBytes(16).toString('base64');

function written(policy: ContentPolicy): string {
  return Object.entries(policy)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
