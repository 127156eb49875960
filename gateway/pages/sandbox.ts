import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import { ERRORS } from '../errors/codes.ts';
import { fillIn } from './html.ts';
import { admitNonce, type ContentPolicy } from './security-headers.ts';

/** `role`: in the words of the API. */
export interface SandboxAccount {
  role: string;
  email: string;
  password: string;
}

export interface SandboxOptions {
  shopName: string;
  folder: string;
  accounts: readonly SandboxAccount[]; // with passwords
  /** Requests may ask for faults. */
  faultInjection: boolean;
}

const MISSING =
  'The sandbox is not built yet. `npm start` builds it once the shop is open, and this page waits for it. Otherwise run `npm run build`.';
const TRY_AGAIN_S = 2;

const EDITOR_POLICY: ContentPolicy = {
  'worker-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'form-action': "'none'",
  'require-trusted-types-for': undefined,
  'trusted-types': undefined,
};

/** Security: the editor creates styles, and HTML from texts, so this page alone allows them. */
export function createSandbox({ folder, accounts, faultInjection, shopName }: SandboxOptions): Router {
  const router = Router();
  const page = join(folder, 'index.html');
  const settings = { shopName, accounts, errorCodes: faultInjection ? Object.keys(ERRORS) : [] };
  const texts = { SHOP_NAME: shopName, SETTINGS: JSON.stringify(settings) };
  router.use('/assets', express.static(join(folder, 'assets'), { index: false, immutable: true, maxAge: '1y' }));
  router.use('/assets', (_req, res) => void res.status(404).type('text').send('There is no such file.'));
  return router.get('/', (_req, res) => {
    if (!existsSync(page)) return res.status(404).set('refresh', String(TRY_AGAIN_S)).type('text').send(MISSING);
    const nonce = admitNonce(res, EDITOR_POLICY);
    res.setHeader('cache-control', 'no-store');
    const text = fillIn(readFileSync(page, 'utf8'), { ...texts, CSP_NONCE: nonce });
    return res.type('html').send(text);
  });
}
