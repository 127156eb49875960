import { Router, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { addressIn, LANGUAGES, type Language } from '../../schema/languages.ts';
import { paths } from '../../schema/paths.ts';
import { catalogueRest, type Catalogue } from '../cache/catalogue.ts';
import { listProducts } from '../domains/products/products.rest.ts';
import { countProducts, PRODUCTS_PER_CALL } from '../domains/products/products.summary.ts';
import { ShopError } from '../errors/shop-error.ts';
import { nameOf } from '../lib/log.ts';
import type { Rest, RestClient } from '../rest/client.ts';
import { escapeHtml } from './html.ts';

const PER_FILE = 1_000; // products; a sitemap may have 50,000 (sitemaps.org), but this one is read at once
const MAX_FILES = 50; // 50,000 products
const FRESH_MS = 600_000; // crawlers come daily
const CALLS = PER_FILE / PRODUCTS_PER_CALL;

/** What a crawler has no use for: it is behind a log-in, changes something, or is in the browser. */
const PRIVATE = [
  paths.cart,
  paths.wishlist,
  paths.orders,
  paths.profile,
  paths.checkout,
  paths.admin,
  paths.superAdmin,
  paths.changePassword,
  '/reset_password',
  '/vitals',
];

const INDEX = 'index';
const PUBLIC = [paths.home, paths.products, paths.about];

export interface SitemapOptions {
  client: RestClient;
  catalogue: Catalogue | undefined;
  /** Undefined: the address that the request was sent to. */
  publicUrl: string | undefined;
}

/** `/robots.txt`, and `/sitemap.xml` with a file for each 1,000 products. When a product was changed is not known. */
export function createSitemap({ client, catalogue, publicUrl }: SitemapOptions): Router {
  const files = new LRUCache<string, readonly string[], Request>({
    max: MAX_FILES + 1,
    ttl: FRESH_MS,
    fetchMethod: (key, _old, { context: req }) => (key === INDEX ? listFiles(req) : listScreens(Number(key), req)),
  });
  const router = Router();

  const restFor = (req: Request): Rest => catalogueRest(client, catalogue, nameOf(req));
  // Security: requireAllowedHost has checked the host. Production requires a public URL.
  const origin = (req: Request): string => publicUrl ?? `${req.protocol}://${req.headers.host}`;

  async function listFiles(req: Request): Promise<string[]> {
    const count = Math.min(Math.ceil((await countProducts(restFor(req))) / PER_FILE), MAX_FILES);
    const names = ['screens', ...Array.from({ length: count }, (_, place) => `products-${place + 1}`)];
    return names.map((name) => `/sitemap/${name}.xml`);
  }

  async function listScreens(file: number, req: Request): Promise<string[]> {
    const rest = restFor(req);
    const pages = Array.from({ length: CALLS }, (_, place) => (file - 1) * CALLS + place + 1);
    const products = await Promise.all(
      pages.map((page) => listProducts(rest, { _sort: '_id', _order: 'asc', page, limit: PRODUCTS_PER_CALL })),
    );
    return products.flat().flatMap((product) => (product ? paths.product.replace(':id', () => product.id) : []));
  }

  async function send(req: Request, res: Response, key: string, missing: () => void): Promise<void> {
    try {
      const found = (await files.fetch(key, { context: req })) ?? [];
      // Without addresses it would be no valid sitemap.
      if (found.length === 0) return missing();
      const addresses = found.map((path) => origin(req) + path);
      res.setHeader('cache-control', `public, max-age=${FRESH_MS / 1000}`);
      res.type('xml').send(key === INDEX ? sitemapIndex(addresses) : urlSet(addresses));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      res.setHeader('retry-after', '60');
      res.status(503).setHeader('cache-control', 'no-store').type('text').send('The catalogue can’t be read now.');
    }
  }

  router.get('/robots.txt', (req, res) => {
    const lines = [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin(req)}/sitemap.xml`,
    ];
    res.type('text').send(`${lines.join('\n')}\n`);
  });
  router.get('/sitemap.xml', (req, res, next) => send(req, res, INDEX, next));
  router.get('/sitemap/screens.xml', (req, res) => {
    res.type('xml').send(urlSet(PUBLIC.map((path) => origin(req) + path)));
  });
  router.get('/sitemap/products-:file.xml', (req, res, next) => {
    const { file } = req.params;
    if (!/^[1-9]\d?$/.test(file) || Number(file) > MAX_FILES) return next();
    return send(req, res, file, next);
  });
  return router;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const sitemapIndex = (addresses: readonly string[]): string => {
  const files = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return [HEAD, `<sitemapindex xmlns="${NAMESPACE}">`, ...files, '</sitemapindex>'].join('\n');
};

const urlSet = (addresses: readonly string[]): string => {
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc>${alternates(address)}</url>`);
  const spaces = `xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return [HEAD, `<urlset ${spaces}>`, ...urls, '</urlset>'].join('\n');
};

/** The same page in each language. */
function alternates(address: string): string {
  const keys = Object.keys(LANGUAGES) as Language[];
  const all = [...keys.map((key) => [key, addressIn(key, address)] as const), ['x-default', address] as const];
  return all
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`)
    .join('');
}
