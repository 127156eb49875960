import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../schema/languages.ts';
import type { PagePlan, PageRenderer, ShopFacts } from '../../schema/rendered-page.ts';
import { ResponseBytes } from '../endpoint/response.ts';
import { withTimeout } from '../lib/deadline.ts';
import { SingleFlight, type Flight } from '../lib/single-flight.ts';
import { createMinuteCounts, type ShareCounts } from '../limits/minute-counts.ts';
import type { LoadShedding } from '../load/load-shedding.ts';
import { createNonce } from '../pages/security-headers.ts';
import { memoryKey } from '../lib/limited-map.ts';
import type { AnswerPage, GuestAnswer } from './guest-answer.ts';
import type { PageTemplate } from './page-template.ts';

/**
 * `failed`, `slow` and `shed`: the browser renders the page. `rendered`: also for those who waited for the same page.
 * `renewed`: in the background, while guests are sent the page as it was.
 */
export type PageOutcome = 'rendered' | 'cached' | 'renewed' | 'failed' | 'slow' | 'shed';

export interface PageSourceOptions {
  renderer: PageRenderer;
  template: PageTemplate;
  answer: AnswerPage;
  catalogueVersion: () => number;
  load: LoadShedding;
  log: Logger;
  shop: ShopFacts;
  limits?: RenderingLimits;
  pagesPerMinute: number | undefined; // rendered for one address; undefined: no limit
  shareCounts: ShareCounts | undefined; // of them, with the other gateways
  onPage: (outcome: PageOutcome) => void;
}

export type RenderingLimits = typeof RENDERING_LIMITS;

export const RENDERING_LIMITS = {
  cpuMs: 150, // processor time of one page; it takes 5 to 15 ms
  waitMs: 500, // for its data, as long as a browser would show an empty page
};

/** A page in a language. Equal pages have equal keys. */
export interface WantedPage {
  plan: PagePlan;
  language: Language;
  key: string;
  client: () => string; // the key of the address that asks
}

export interface PageSource {
  /** The page in memory. One that is no longer fresh is rendered again in the background. */
  kept: (wanted: WantedPage) => KeptPage | undefined;
  /** Undefined: the browser has to render it. The outcome is counted. */
  render: (wanted: WantedPage) => Promise<KeptPage | undefined>;
}

const AVOID_MS = 10_000; // a page that was too slow or has failed is not tried again so soon
const LOG_MS = 10_000; // one log line in this time
const RENEW_MS = 1_000; // between two tries to render a page again
const STATIC_MS = 60_000; // how long a page without data is used

class Unrendered extends Error {
  readonly outcome: 'failed' | 'slow' | 'shed';

  constructor(outcome: Unrendered['outcome'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

export function createPageSource(options: PageSourceOptions): PageSource {
  const {
    catalogueVersion,
    load,
    log,
    onPage,
    pagesPerMinute = Infinity,
    renderer,
    shareCounts,
    shop,
    template,
  } = options;
  const limits = options.limits ?? RENDERING_LIMITS;
  const cache = createPageCache();
  const running = new SingleFlight<Flight<KeptPage>>();
  const avoided = new LRUCache<string, PageOutcome>({ max: 1_000, ttl: AVOID_MS });
  const counts = createMinuteCounts({ name: 'pages', limit: pagesPerMinute, share: shareCounts });
  let loggedAt = -Infinity;

  async function dataOf({ address, operation }: PagePlan): Promise<GuestAnswer> {
    const until = Date.now() + STATIC_MS;
    if (!operation) return { answer: {}, freshUntil: until, renewAt: until, usableUntil: until };
    const late = () => new Unrendered('slow', `The data of ${address} takes too long.`);
    return withTimeout(options.answer(operation), performance.now() + limits.waitMs, late);
  }

  async function make({ plan, language }: WantedPage, version: number): Promise<KeptPage> {
    const { answer, ...ages } = await dataOf(plan);
    const nonce = createNonce();
    const page = await load.run(() => renderer.render(plan, answer, shop, language, nonce));
    if (page.cpuMs > limits.cpuMs) throw new Unrendered('slow', `Rendering took ${Math.round(page.cpuMs)} ms.`);
    const bytes = new ResponseBytes(template.fill(page, language, nonce));
    return { bytes, policy: template.policy(nonce), status: page.status, version, ...ages };
  }

  /** Equal pages share one rendering while the catalogue is unchanged. */
  async function start(wanted: WantedPage): Promise<KeptPage> {
    const key = memoryKey(wanted.key);
    const version = catalogueVersion();
    const underWay = running.find(key, version);
    if (underWay) return underWay.value;
    const known = avoided.get(key);
    if (known === 'slow' || known === 'failed') throw new Unrendered(known, 'It was so a moment ago.');
    if (load.refuses('page')) throw new Unrendered('shed', 'The gateway is overloaded.');
    if (counts.add(wanted.client(), 1) > pagesPerMinute) {
      throw new Unrendered('shed', 'The client asks for too many pages.');
    }
    const page = await running.add(key, { value: make(wanted, version), version }).value;
    if (page.usableUntil > Date.now() && version === catalogueVersion()) cache.keep(wanted.key, page);
    return page;
  }

  function explain(error: unknown, { key, plan: { address } }: WantedPage): Unrendered['outcome'] {
    const outcome = error instanceof Unrendered ? error.outcome : 'failed';
    if (outcome === 'shed') return outcome;
    if (!avoided.has(memoryKey(key))) avoided.set(memoryKey(key), outcome);
    if (performance.now() - loggedAt > LOG_MS) {
      loggedAt = performance.now();
      log.warn({ err: error, address, outcome }, 'a page was not rendered: the browser renders it');
    }
    return outcome;
  }

  async function render(wanted: WantedPage, success: 'rendered' | 'renewed'): Promise<KeptPage | undefined> {
    try {
      const page = await start(wanted);
      onPage(success);
      return page;
    } catch (error) {
      onPage(explain(error, wanted));
      return undefined;
    }
  }

  return {
    kept(wanted) {
      const page = cache.get(wanted.key, catalogueVersion());
      if (page && page.renewAt <= Date.now()) {
        page.renewAt = Date.now() + RENEW_MS;
        void render(wanted, 'renewed');
      }
      return page;
    },
    render: (wanted) => render(wanted, 'rendered'),
  };
}

export interface KeptPage {
  bytes: ResponseBytes;
  policy: string; // with the nonce of its styles
  status: number;
  freshUntil: number; // ms since 1970; 0: no browser or CDN may store it
  renewAt: number; // ms since 1970: from then on it is rendered again while it is used
  usableUntil: number; // ms since 1970
  version: number; // the catalogue's before the rendering
}

const MAX_BYTES = 16 * 1024 * 1024; // about 90 pages
const KEPT = 1.4; // times the plain bytes: the compressed forms
const OVERHEAD_BYTES = 700; // as in response-cache.ts

/** Security: the key is a known language and the address alone, and only what every guest may see is kept. */
function createPageCache() {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.plain.length * KEPT) + key.length + OVERHEAD_BYTES,
  });
  return {
    get(key: string, version: number): KeptPage | undefined {
      const page = pages.get(memoryKey(key));
      return page && page.version === version && page.usableUntil > Date.now() ? page : undefined;
    },
    keep(key: string, page: KeptPage): void {
      pages.set(memoryKey(key), page);
    },
  };
}
