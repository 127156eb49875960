import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Language } from '../../schema/languages.ts';
import type { PagePlan, PageRenderer, ShopFacts } from '../../schema/rendered-page.ts';
import type { Catalogue, CatalogueAges } from '../cache/catalogue.ts';
import { publicCacheControl, sendBytes } from '../endpoint/response.ts';
import { ResponseBytes } from '../endpoint/response-bytes.ts';
import { withTimeout } from '../lib/deadline.ts';
import { memoryKey } from '../lib/memory-key.ts';
import { SingleFlight, type Flight } from '../lib/single-flight.ts';
import { hasFaults } from '../operations/fault-injection.ts';
import { addressGroup, clientAddress, type TrustedProxies } from '../limits/client-address.ts';
import { createMinuteCounts } from '../limits/minute-counts.ts';
import type { LoadShedding } from '../load/load-shedding.ts';
import { pageLanguage } from '../pages/page-language.ts';
import type { AnswerPage, GuestAnswer } from './guest-answer.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import type { PageTemplate } from './page-template.ts';

/** `failed`, `slow` and `shed`: the browser renders the page. `rendered`: also for those who waited for the same page. */
export type PageOutcome = 'rendered' | 'cached' | 'failed' | 'slow' | 'shed';

export interface RenderedPagesOptions {
  renderer: PageRenderer;
  template: PageTemplate;
  answer: AnswerPage;
  proxies: TrustedProxies;
  catalogue: Catalogue | undefined;
  ages: CatalogueAges | undefined; // undefined: no cache
  load: LoadShedding;
  log: Logger;
  https: boolean;
  shop: ShopFacts;
  /** Requests may ask for faults. The app shows them, so it renders. */
  faultInjection: boolean;
  earlyHints: boolean; // 103 before a page that is not kept
  limits?: RenderingLimits;
  onPage: (outcome: PageOutcome) => void;
}

export interface RenderingLimits {
  cpuMs: number; // processor time of one page
  waitMs: number; // for its data
  perMinute: number; // pages that are not kept, for one address
}

export const RENDERING_LIMITS: RenderingLimits = {
  cpuMs: 150, // a page takes 5 to 15 ms
  waitMs: 500, // as long as a browser would show an empty page
  perMinute: 120, // as many products as page-status.ts looks up
};

const AVOID_MS = 10_000; // a page that was too slow or has failed is not tried again so soon
const LOG_MS = 10_000; // one log line in this time
const STATIC_MS = 60_000; // how long others may use a page without data
const RETRY_AFTER_SECONDS = 5;
const VARY = 'accept-encoding, cookie'; // the cookie may name a language

/** A page in a language. Equal pages have equal keys. */
interface Wanted {
  plan: PagePlan;
  language: Language;
  key: string;
}

class Unrendered extends Error {
  readonly outcome: 'failed' | 'slow' | 'shed';

  constructor(outcome: Unrendered['outcome'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

/** Answers with the guest's page as HTML. What it cannot render in time goes on to the page that the browser renders. */
export function createRenderedPages(options: RenderedPagesOptions): RequestHandler {
  const { ages, catalogue, faultInjection, https, load, log, onPage, proxies, renderer, shop, template } = options;
  const limits = options.limits ?? RENDERING_LIMITS;
  const cache = createPageCache();
  const running = new SingleFlight<Flight<KeptPage>>();
  // Finding an address's route takes 0.2 ms, as long as sending a page that is kept.
  const plans = new LRUCache<string, { plan: PagePlan | undefined }>({ max: 2_000 });
  const avoided = new LRUCache<string, PageOutcome>({ max: 1_000, ttl: AVOID_MS });
  const counts = createMinuteCounts();
  let loggedAt = -Infinity;
  const policy = template.policy(https);
  const cacheControlOf = publicCacheControl(ages);

  function planOf({ path, originalUrl }: Request): PagePlan | undefined {
    const key = memoryKey(originalUrl);
    let known = plans.get(key);
    if (!known) {
      const search = originalUrl.slice(originalUrl.split('?', 1).join().length);
      plans.set(key, (known = { plan: renderer.plan(path, search) }));
    }
    return known.plan;
  }

  async function dataOf({ address, operation }: PagePlan): Promise<GuestAnswer> {
    const staticUntil = Date.now() + STATIC_MS;
    if (!operation) return { answer: {}, freshUntil: staticUntil, keptUntil: staticUntil };
    const late = () => new Unrendered('slow', `The data of ${address} takes too long.`);
    return withTimeout(options.answer(operation), performance.now() + limits.waitMs, late);
  }

  async function render({ plan, language }: Wanted, version: number): Promise<KeptPage> {
    const { answer, ...ages } = await dataOf(plan);
    const page = await load.run(() => renderer.render(plan, answer, shop, language));
    if (page.cpuMs > limits.cpuMs) throw new Unrendered('slow', `Rendering took ${Math.round(page.cpuMs)} ms.`);
    return { bytes: new ResponseBytes(template.fill(page, language)), status: page.status, version, ...ages };
  }

  /** Equal pages share one rendering while the catalogue is unchanged. */
  async function start(req: IncomingMessage, wanted: Wanted, version: number): Promise<KeptPage> {
    const key = memoryKey(wanted.key);
    const underWay = running.find(key, version);
    if (underWay) return underWay.value;
    const known = avoided.get(key);
    if (known === 'slow' || known === 'failed') throw new Unrendered(known, 'It was so a moment ago.');
    if (load.refuses('page')) throw new Unrendered('shed', 'The gateway is overloaded.');
    if (counts.add(addressGroup(clientAddress(req, proxies)), 1) > limits.perMinute) {
      throw new Unrendered('shed', 'The client asks for too many pages.');
    }
    const page = await running.add(key, { value: render(wanted, version), version }).value;
    if (page.keptUntil > Date.now() && version === (catalogue?.version ?? 0)) cache.keep(wanted.key, page);
    return page;
  }

  function explain(error: unknown, { key, plan: { address } }: Wanted): Unrendered['outcome'] {
    const outcome = error instanceof Unrendered ? error.outcome : 'failed';
    if (outcome === 'shed') return outcome;
    if (!avoided.has(memoryKey(key))) avoided.set(memoryKey(key), outcome);
    if (performance.now() - loggedAt > LOG_MS) {
      loggedAt = performance.now();
      log.warn({ err: error, address, outcome }, 'a page was not rendered: the browser renders it');
    }
    return outcome;
  }

  return async (req, res, next) => {
    // In development only, and for the browser of whoever asks for faults.
    if (faultInjection && hasFaults(req)) return next();
    const plan = planOf(req);
    if (!plan) return next();
    const language = pageLanguage(req);
    const wanted = { plan, language, key: `${language} ${plan.address}` };
    const version = catalogue?.version ?? 0;
    const kept = cache.get(wanted.key, version);
    if (options.earlyHints && !kept) res.writeEarlyHints({ link: template.hints });
    let page: KeptPage;
    try {
      page = kept ?? (await start(req, wanted, version));
      onPage(kept ? 'cached' : 'rendered');
    } catch (error) {
      onPage(explain(error, wanted));
      return next();
    }
    const { bytes, freshUntil, status } = page;
    const isPublic = freshUntil > 0 && !res.hasHeader('set-cookie');
    const cacheControl = isPublic ? cacheControlOf(freshUntil - Date.now()) : 'no-store';
    res.setHeader('content-security-policy', policy);
    if (status === 503) res.setHeader('retry-after', RETRY_AFTER_SECONDS);
    const head = ['content-type', 'text/html; charset=utf-8', 'cache-control', cacheControl, 'vary', VARY];
    await sendBytes(req, res, bytes, status, head);
  };
}
