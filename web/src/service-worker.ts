/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import {
  addressIn,
  knownLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '../../schema/languages.ts';
import { paths } from '../../schema/paths.ts';
import { addressOf } from './apollo/operation-request.ts';
import { firstScreen } from './features/products/first-requests.ts';
import { CATALOGUE_CACHE, PICTURE_CACHE } from './lib/kept-caches.ts';

declare const self: ServiceWorkerGlobalScope;

declare global {
  /** Addresses of what the shop's screens need without a connection. Set by web/service-worker-plugin.ts. */
  const CORE_FILES: string[];
  /** Of the shop's entry. */
  const ENTRY_FILE: string;
  /** Of the two pages below. Set by the gateway, which fills in the shop's name. */
  const PAGES_REVISION: string;
}

/** The page of every screen that the browser renders, of this release. */
const APP_PAGE = '/app-page';
const offlinePage = (language: Language): string => addressIn(language, '/offline');
const DAY_S = 24 * 3600;

addPlugins([{ fetchDidSucceed: async ({ request, response }) => requireOwnPage(request, response) }]);
precacheAndRoute(
  [
    ...CORE_FILES.map((url) => ({ url, revision: null })),
    { url: APP_PAGE, revision: PAGES_REVISION },
    ...(Object.keys(LANGUAGES) as Language[]).map((key) => ({ url: offlinePage(key), revision: PAGES_REVISION })),
  ],
  { directoryIndex: '', cleanURLs: false },
);
registerRoute(({ request, url }) => request.mode === 'navigate' && isScreen(url), answerPage);
// An address has a hash of the file, so a file that is kept never differs.
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), keepFiles('haat-files', 200));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  keepFiles(PICTURE_CACHE, 150),
);
enableNavigationPreload();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// oxlint-disable-next-line own/pages-stay-alone -- Only pages of this origin can write to it, and nothing that they write is kept.
self.addEventListener('message', (event) => {
  const { type, entry } = event.data as { type?: string; entry?: string };
  if (type === 'TAKE_OVER') event.waitUntil(takeOver(entry));
});

/** A page of another release needs the service worker that it has. */
async function takeOver(entry: string | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length === 1 && entry === new URL(ENTRY_FILE, self.location.href).href) await self.skipWaiting();
}

/** While a release is put in place, a gateway of the other release may answer: then this worker is not installed. */
async function requireOwnPage({ url }: Request, response: Response): Promise<Response> {
  if (new URL(url).pathname !== APP_PAGE) return response;
  if (!(await response.clone().text()).includes(ENTRY_FILE)) throw new Error('The page is of another release.');
  return response;
}

/** Everything else is left alone: sandbox, reference, status, metrics, and what an operator may add. */
function isScreen({ pathname }: URL): boolean {
  const firstPart = (path: string) => path.split('/')[1]?.toLowerCase();
  return Object.values(paths).some((path) => firstPart(path) === firstPart(pathname));
}

function keepFiles(cacheName: string, maxEntries: number): CacheFirst {
  const expiration = new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true });
  return new CacheFirst({ cacheName, plugins: [expiration] });
}

const network = new NetworkOnly();

/** From the network, with every status. Without it: the app if it has what it shows, else the page that says so. */
async function answerPage({
  event,
  request,
  url,
}: {
  event: ExtendableEvent;
  request: Request;
  url: URL;
}): Promise<Response> {
  try {
    // Offline, the browser's own cache would answer for minutes, without saying how old the page is.
    const isOnline = navigator.onLine;
    return await (isOnline ? network.handle({ event, request }) : fetch(url, { cache: 'no-store' }));
  } catch {
    const page = (await isReadable(url)) ? APP_PAGE : offlinePage(await chosenLanguage());
    return (await matchPrecache(page)) ?? Response.error();
  }
}

/** English in old browsers, in which a service worker cannot read the cookie. */
async function chosenLanguage(): Promise<Language> {
  const cookie = await (self as { cookieStore?: CookieStore }).cookieStore?.get(LANGUAGE_COOKIE).catch(() => null);
  return knownLanguage(cookie?.value) ?? DEFAULT_LANGUAGE;
}

async function isReadable({ pathname, searchParams }: URL): Promise<boolean> {
  // It has no data.
  if (pathname === paths.about) return true;
  const screen = firstScreen(pathname, searchParams);
  if (!screen) return false;
  return (
    (await caches.match(addressOf(screen.request), { cacheName: CATALOGUE_CACHE, ignoreVary: true })) !== undefined
  );
}
