import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { nonceOf } from './security-headers.ts';

const MISSING = 'The web app is not built. Run `npm run build`, or use `npm start`, which does it by itself.';

/**
 * Serves the built shop: assets compressed beforehand and immutable (their names hold their hash), and for every other
 * path the page itself, with this answer's nonce and the shop's name put in.
 */
export function createWebApp({ folder, shopName }: { folder: string; shopName: string }): Router {
  const router = Router();
  router.use(
    '/assets',
    sirv(join(folder, 'assets'), { brotli: true, gzip: true, etag: true, immutable: true, maxAge: 31_536_000 }),
  );
  router.use('/assets', (_req, res) => void res.status(404).type('text').send('There is no such file.'));
  router.use(rootFiles(folder));
  router.get('/{*path}', page(folder, shopName));
  return router;
}

/** What lies beside the page: icon, robots.txt, manifest. The page itself is not handed out raw. */
function rootFiles(folder: string): RequestHandler {
  const serve = sirv(folder, { brotli: true, gzip: true, etag: true, maxAge: 3600, extensions: [] });
  return (req, res, next) => (req.path.endsWith('/') || req.path === '/index.html' ? next() : serve(req, res, next));
}

function page(folder: string, shopName: string): RequestHandler {
  const file = join(folder, 'index.html');
  const template = existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll('__SHOP_NAME__', escapeHtml(shopName))
    : undefined;
  return (_req, res) => {
    if (template === undefined) return void res.status(503).type('text').send(MISSING);
    res.setHeader('cache-control', 'no-store');
    res.type('html').send(template.replaceAll('__CSP_NONCE__', nonceOf(res)));
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
