import type { Language } from './languages.ts';

/** What the gateway and the web app's server bundle (web/src/entry-server.tsx) tell each other about a page. */

/** The id of the script element with the data for the app. */
export const PAGE_DATA = 'page-data';

/** A page that the server can render. */
export interface PagePlan {
  /** Path and query without what does not change the page: equal pages have equal addresses. */
  address: string;
  /** The registered operation that brings its data; undefined: it has none. */
  operation: PageOperation | undefined;
}

export interface PageOperation {
  hash: string; // SHA-256 (hex)
  variables: Record<string, unknown>;
}

/** What the operator has set. */
export interface ShopFacts {
  name: string;
  url: string; // where people reach the shop, without a slash at the end; empty: not known
}

/** The operation's answer, as GraphQL has it. */
export interface PageAnswer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> | undefined }[] | undefined;
  extensions?: { stale?: boolean } | undefined;
}

export interface RenderedPage {
  status: 200 | 400 | 404 | 503;
  head: string; // HTML
  body: string; // HTML of the root element
  /** JSON for a script element; `null`: the browser has to read the data itself. */
  data: string;
  cpuMs: number; // ms of processor time
}

export interface PageRenderer {
  /** Undefined: the browser renders this page. */
  plan: (pathname: string, search: string) => PagePlan | undefined;
  /** `nonce`: for the styles that are made with the markup. */
  render: (
    plan: PagePlan,
    answer: PageAnswer,
    shop: ShopFacts,
    language: Language,
    nonce: string,
  ) => Promise<RenderedPage>;
  /** What a browser without JavaScript is told. */
  needsScript: (language: Language) => string;
  /** Paths of the style sheets that `head` links to. */
  styleSheets: () => string[];
}
