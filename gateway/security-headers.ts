import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The nonce of this answer: the one thing that may run inline script or style. */
export function nonceOf(res: Response): string {
  const nonce: unknown = res.locals['nonce'];
  if (typeof nonce !== 'string') throw new Error('securityHeaders must come before what needs a nonce.');
  return nonce;
}

/** Strict headers on every answer. `https`: also tells browsers never to come back over http. */
export function securityHeaders({ https }: { https: boolean }): RequestHandler[] {
  const addNonce = (_req: Request, res: Response, next: NextFunction): void => {
    res.locals['nonce'] = randomBytes(16).toString('base64');
    next();
  };
  const nonce = (_req: unknown, res: unknown): string => `'nonce-${nonceOf(res as Response)}'`;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", nonce],
        // Product pictures may lie on any https host: the API's records name them.
        imgSrc: ["'self'", 'https:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 3600, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Pictures from other hosts come without that header; the page holds nothing that must be isolated from them.
    crossOriginEmbedderPolicy: false,
  });
  return [addNonce, headers];
}
