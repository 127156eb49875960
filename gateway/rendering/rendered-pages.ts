import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { cookieLanguage, DEFAULT_LANGUAGE, type Language } from '../../schema/languages.ts';
import type { PageRenderer, PagePlan } from '../../schema/rendered-page.ts';
import type { CatalogueAges } from '../cache/catalogue.ts';
import { publicCacheControl, sendBytes } from '../endpoint/response.ts';
import { nameOf } from '../lib/log.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { hasFaults } from '../operations/fault-injection.ts';
import { securityHeadersOf } from '../pages/security-headers.ts';
import { memoryKey } from '../lib/limited-map.ts';
import { askedLanguage } from '../pages/web-app.ts';
import type { Handler } from '../endpoint/fast-path.ts';
import type { AllowedHosts } from '../limits/allowed-hosts.ts';
import type { FileCounter } from '../limits/rate-limit.ts';
import type { KeptPage, PageOutcome, PageSource, WantedPage } from './page-source.ts';

export interface RenderedPagesOptions {
  source: PageSource;
  renderer: PageRenderer;
  proxies: TrustedProxies;
  ages: CatalogueAges | undefined; // undefined: no cache
  https: boolean;
  /** Requests may ask for faults. The app shows them, so it renders. */
  faultInjection: boolean;
  onPage: (outcome: PageOutcome) => void;
}

export interface RenderedPages {
  /** The page in memory for this request, if its address was asked for before and names no language. */
  kept: (req: IncomingMessage) => KeptPage | undefined;
  send: (req: IncomingMessage, res: ServerResponse, page: KeptPage) => Promise<void>;
  /** What is not rendered in time goes on to the page that the browser renders. */
  answer: RequestHandler;
}

const RETRY_AFTER_SECONDS = 5;
const VARY = 'accept-encoding, cookie'; // the cookie may name a language

/** The guest's pages as HTML. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { ages, faultInjection, https, onPage, proxies, renderer, source } = options;
  const plans = createPagePlans(renderer);
  const cacheControlOf = publicCacheControl(ages);
  const { 'content-security-policy': _, ...headers } = securityHeadersOf({ https });
  const fixed = Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    vary: VARY,
  }).flat();

  function wantedBy(req: IncomingMessage, { plan, language: named }: PlannedPage): WantedPage | undefined {
    // In development only, and for the browser of whoever asks for faults.
    if (!plan || (faultInjection && hasFaults(req))) return undefined;
    const language = named ?? cookieLanguage(req.headers.cookie) ?? DEFAULT_LANGUAGE;
    const client = (): string => addressGroup(clientAddress(req, proxies));
    return { plan, language, key: `${language} ${plan.address}`, client };
  }

  async function send(req: IncomingMessage, res: ServerResponse, page: KeptPage): Promise<void> {
    const { bytes, freshUntil, policy, status } = page;
    const head = [...fixed, 'content-security-policy', policy];
    if (freshUntil > 0 && !res.hasHeader('set-cookie')) {
      head.push('cache-control', cacheControlOf(freshUntil - Date.now()));
    } else head.push('cache-control', 'no-store', 'x-request-id', nameOf(req));
    if (status === 503) head.push('retry-after', String(RETRY_AFTER_SECONDS));
    await sendBytes(req, res, bytes, status, head);
  }

  return {
    send,
    kept(req) {
      const planned = plans.known(req.url ?? '');
      // An address that names a language sets a cookie.
      const wanted = planned && !planned.language ? wantedBy(req, planned) : undefined;
      return wanted && source.kept(wanted);
    },
    async answer(req, res, next) {
      const wanted = wantedBy(req, plans.of(req));
      if (!wanted) return next();
      const kept = source.kept(wanted);
      if (kept) onPage('cached');
      const page = kept ?? (await source.render(wanted));
      return page ? send(req, res, page) : next();
    },
  };
}

/** What an address says. */
interface PlannedPage {
  plan: PagePlan | undefined; // undefined: the server renders nothing there
  language: Language | undefined; // undefined: it names none
}

const MAX_ADDRESSES = 2_000;

/** Finding an address's route takes 0.2 ms, more than sending a page that is kept. */
function createPagePlans(renderer: PageRenderer) {
  const plans = new LRUCache<string, PlannedPage>({ max: MAX_ADDRESSES });
  /** Undefined: nobody has asked for the address yet. */
  const known = (url: string): PlannedPage | undefined => plans.get(memoryKey(url));
  return {
    known,
    of(req: Request): PlannedPage {
      const { path, originalUrl } = req;
      const found = known(originalUrl);
      if (found) return found;
      const search = originalUrl.slice(originalUrl.split('?', 1).join().length);
      const planned = { plan: renderer.plan(path, search), language: askedLanguage(req) };
      plans.set(memoryKey(originalUrl), planned);
      return planned;
    },
  };
}

export interface PageFastPathOptions {
  pages: RenderedPages;
  isAllowedHost: AllowedHosts;
  countFile: FileCounter | undefined; // undefined: no limit
  log: Logger;
  onPage: (outcome: PageOutcome) => void;
}

/**
 * Sends pages from memory without Express, in a third of the time. All other requests go to `fallback`, and so does
 * every request that is to be refused or logged.
 */
export function createPageFastPath(options: PageFastPathOptions, fallback: Handler): Handler {
  const { pages, isAllowedHost, countFile, log, onPage } = options;
  return (req, res) => {
    const page = req.method === 'GET' && isAllowedHost(req) && !log.isLevelEnabled('debug') && pages.kept(req);
    if (!page || countFile?.(req)) return fallback(req, res);
    onPage('cached');
    // Express then tries it again, and logs what is wrong.
    pages.send(req, res, page).catch(() => fallback(req, res));
  };
}
