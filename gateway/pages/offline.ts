import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../schema/languages.ts';
import { paths } from '../../schema/paths.ts';
import { fillIn } from './html.ts';
import { askedLanguage, sendPage } from './web-app.ts';

const SHORT = 'public, max-age=3600'; // its name has no hash

/** Of the offline page; web/offline.html has the other texts. */
const TITLES: Record<Language, string> = { en: 'You are offline', hi: 'आप ऑफ़लाइन हैं' };

const BRAND = '#0B7A75';
const PAPER = '#FBF9F4';

/** Takes the place of any earlier service worker, and of itself: afterwards the browser has none. */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

export interface OfflineOptions {
  webFolder: string;
  shopName: string;
  publicUrl: string | undefined;
  /** False: browsers remove the service worker that they have. */
  enabled: boolean;
}

/** What makes the shop installable, and readable without a connection. web/service-worker-plugin.ts builds its files. */
export function createOffline({ webFolder, shopName, publicUrl = '', enabled }: OfflineOptions): Router {
  const router = Router();
  const built = ['shop/index.html', 'offline/offline.html', 'offline/service-worker.js'].map((file) =>
    join(webFolder, file),
  );
  const manifest = JSON.stringify(manifestOf(shopName));
  router.get('/manifest.webmanifest', (_req, res) => {
    res.setHeader('cache-control', SHORT);
    res.type('application/manifest+json').send(manifest);
  });
  if (!enabled || !built.every((file) => existsSync(file)))
    return router.get('/service-worker.js', sendScript(REMOVER));

  const [app = '', offline = '', script = ''] = built.map((file) => readFileSync(file, 'utf8'));
  const texts = { SHOP_NAME: shopName, SHOP_URL: publicUrl };
  const revision = hash('sha256', [app, offline, shopName, publicUrl].join('\n'));
  router.get('/service-worker.js', sendScript(fillIn(script, { PAGES_REVISION: revision })));
  // Only service workers read these two.
  router.use(['/app-page', '/offline'], (_req, res, next) => {
    res.setHeader('x-robots-tag', 'noindex');
    next();
  });
  router.get('/app-page', sendPage(app, texts));
  const inLanguage = (language: Language): RequestHandler =>
    sendPage(offline, { ...texts, LANGUAGE: LANGUAGES[language].tag, TITLE: TITLES[language] });
  const pages: Record<Language, RequestHandler> = { en: inLanguage('en'), hi: inLanguage('hi') };
  return router.get('/offline', (req, res, next) => pages[askedLanguage(req) ?? DEFAULT_LANGUAGE](req, res, next));
}

/** Browsers look for a new one at each visit. */
function sendScript(code: string): RequestHandler {
  return (_req, res) => {
    res.setHeader('cache-control', 'no-cache');
    res.type('text/javascript').send(code);
  };
}

function manifestOf(name: string): object {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (text: string, url: string) => ({ name: text, url, icons: [icon('icon-192.png', 192, 'any')] });
  return {
    id: '/',
    name,
    short_name: name,
    description: `${name}: an online shop for electronics, accessories and clothing.`,
    lang: 'en-IN',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    theme_color: BRAND,
    background_color: PAPER,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut('Products', paths.products),
      shortcut('Cart', paths.cart),
      shortcut('My orders', paths.orders),
    ],
  };
}
