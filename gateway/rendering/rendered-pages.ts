import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { cookieLanguage, DEFAULT_LANGUAGE } from '../../schema/languages.ts';
import type { PageRenderer } from '../../schema/rendered-page.ts';
import type { CatalogueAges } from '../cache/catalogue.ts';
import { publicCacheControl, sendBytes } from '../endpoint/response.ts';
import { nameOf } from '../lib/log.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { hasFaults } from '../operations/fault-injection.ts';
import { securityHeadersOf } from '../pages/security-headers.ts';
import type { KeptPage } from './page-cache.ts';
import { createPagePlans, type PlannedPage } from './page-plans.ts';
import type { PageOutcome, PageSource, WantedPage } from './page-source.ts';

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
