import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler, type Request } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { paths } from '../../schema/paths.ts';
import {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  knownLanguage,
  LANGUAGE_PARAM,
  languageCookie,
  type Language,
} from '../../schema/languages.ts';
import { oneSpelling } from '../lib/json-readers.ts';
import { fillIn } from './html.ts';
import type { PageStatus } from './page-status.ts';
import { admitNonce, admitNothing } from './security-headers.ts';

const MISSING = 'The web app is not built. Run `npm run build`, or use `npm start`, which does it by itself.';
const MAILED_LINK = '/reset_password/token{/*token}'; // Security: the token must not be sent as a referrer
const ENDS_WITH_ID = /:\w*id$/i;
const IMMUTABLE = { immutable: true, maxAge: '1y' }; // the name has a hash
const SHORT = { maxAge: '1h' }; // icon, robots.txt: names without a hash

export interface WebAppOptions {
  folder: string;
  shopName: string;
  publicUrl: string | undefined; // without a slash at the end
  https: boolean;
  pageStatus: PageStatus;
  /** Answers for pages that the server renders; undefined: browsers render all. */
  rendered: RequestHandler | undefined;
}

/** Files are compressed at build time. A path without a screen gets the page with status 404. */
export function createWebApp(options: WebAppOptions): Router {
  const { folder, shopName, publicUrl = '', https, pageStatus, rendered } = options;
  const router = Router();
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return router.use((_req, res) => void res.status(503).type('text').send(MISSING));

  router.use('/assets', (_req, res, next) => {
    admitNothing(res);
    next();
  });
  router.use('/assets', files(join(folder, 'assets'), IMMUTABLE));
  router.use('/assets', (_req, res) => void res.status(404).type('text').send('There is no such file.'));
  const rootFiles = files(folder, SHORT);
  router.use((req, res, next) => (req.path === '/index.html' ? next() : rootFiles(req, res, next)));
  router.get(MAILED_LINK, (_req, res, next) => {
    res.setHeader('referrer-policy', 'no-referrer');
    next();
  });
  router.get('/{*path}', refusePictures);
  for (const path of Object.values(paths)) if (ENDS_WITH_ID.test(path)) router.get(path, leadToOneSpelling(path));
  router.get('/{*path}', rememberLanguage(https));
  if (rendered) router.get('/{*path}', rendered);
  return router.get(
    '/{*path}',
    sendPage(readFileSync(page, 'utf8'), { SHOP_NAME: shopName, SHOP_URL: publicUrl }, pageStatus),
  );
}

/** An id is one address, and one page for caches and search engines. */
const leadToOneSpelling =
  (path: string): RequestHandler =>
  ({ originalUrl, params }, res, next) => {
    const id = Object.values(params).join();
    if (oneSpelling(id) === id) return next();
    // Security: the path is ours, and `id` one that the shop could have.
    res.redirect(
      301,
      path.replace(ENDS_WITH_ID, () => oneSpelling(id)) + new URL(originalUrl, 'https://shop.invalid').search,
    );
  };

function files(folder: string, caching: { maxAge: string; immutable?: boolean }): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: caching,
  });
}

/** Without `pageStatus` it is always 200. */
export function sendPage(template: string, texts: Record<string, string>, pageStatus?: PageStatus): RequestHandler {
  return async (req, res) => {
    res.status((await pageStatus?.(req)) ?? 200);
    res.setHeader('cache-control', 'no-store');
    res.type('html').send(fillIn(template, { ...texts, CSP_NONCE: admitNonce(res) }));
  };
}

/** Security: one of the known languages, whatever the address says; undefined: it names none of them. */
export function askedLanguage({ query }: Request): Language | undefined {
  const text = query[LANGUAGE_PARAM];
  return knownLanguage(typeof text === 'string' ? text : undefined);
}

/**
 * Security: others choose the addresses of pictures, such as a customer's for staff to see. No page is sent for one, so that none sets a
 * cookie. Browsers that do not say what they want it for say which types they take.
 */
const refusePictures: RequestHandler = ({ headers }, res, next) => {
  const { accept = '' } = headers;
  const isForPicture =
    headers['sec-fetch-dest'] === 'image' || (/\bimage\//.test(accept) && !/\btext\/html\b/.test(accept));
  if (!isForPicture) return next();
  res.status(404).setHeader('cache-control', 'no-store').type('text').send('There is no such picture.');
};

/** An address with a language chooses it for the pages after it, also without JavaScript. No cache may keep such a response. */
function rememberLanguage(https: boolean): RequestHandler {
  return (req, res, next) => {
    const language = askedLanguage(req);
    if (language && language !== (cookieLanguage(req.headers.cookie) ?? DEFAULT_LANGUAGE)) {
      res.setHeader('set-cookie', languageCookie(language, https));
    }
    next();
  };
}
