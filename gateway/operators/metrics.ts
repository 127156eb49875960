// What operators measure, for Prometheus: counted here as it happens, or asked of the part that knows when metrics are read.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CatalogueReads } from '../cache/catalogue.ts';
import type { SearchState } from '../domains/products/products.search.ts';
import { ERRORS } from '../errors/codes.ts';
import type { MeasuredOperation } from '../graphql/run-operation.ts';
import { LOAD_KINDS, type LoadShedding } from '../load/load-shedding.ts';
import type { ExchangeReport } from '../rest/call.ts';
import type { RestClient, UnreadableRecords } from '../rest/client.ts';
import { addressGroup, clientAddress, NO_PROXIES, type TrustedProxies } from '../limits/client-address.ts';
import type { Vital } from './vitals.ts';

/** Parts that are asked when metrics are read. */
export interface Watched {
  load: Pick<LoadShedding, 'state'>;
  client: RestClient;
  revocations: { readonly unpublished: number }; // ended sessions that other gateways do not know
  redis: { inUse: boolean } | undefined; // undefined: there is none
  catalogue: { reads: Readonly<CatalogueReads> } | undefined;
  responseCache: { lookups: Readonly<{ hit: number; miss: number }> } | undefined;
  search: { state: () => SearchState } | undefined; // undefined: there is no index
}

export type Metrics = ReturnType<typeof createMetrics>;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]; // seconds
/** Around what search engines call good and poor: LCP 2.5 and 4 s, INP 0.2 and 0.5 s, TTFB 0.8 and 1.8 s. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10]; // seconds
const SHIFT_BUCKETS = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5]; // CLS: good up to 0.1, poor above 0.25
const OTHER = 'other'; // for unknown names: callers must not be able to add label values
const BREAKER_STATES = ['closed', 'half-open', 'open'];

/** `operationNames`: operations with a label of their own. */
export function createMetrics(operationNames: ReadonlySet<string>) {
  const registry = new Registry();
  const registers = [registry];
  let withProcess = false;

  const operations = new Counter({
    name: 'haat_operations_total',
    help: 'GraphQL operations that were run, by name, type and result; those of unregistered names are "other".',
    labelNames: ['operation', 'type', 'result'],
    registers,
  });
  const durations = new Histogram({
    name: 'haat_operation_duration_seconds',
    help: 'Duration of operations that were run.',
    labelNames: ['operation', 'type'],
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'haat_errors_total',
    help: 'Errors in answers to operations, by code (docs/errors.md).',
    labelNames: ['code'],
    registers,
  });
  const unmapped = new Counter({
    name: 'haat_unmapped_outcomes_total',
    help: 'Answers of the API with words that have no outcome (gateway/rest/outcomes.ts).',
    registers,
  });
  const unreadable = new Counter({
    name: 'haat_upstream_unreadable_records_total',
    help: 'Records in answers of the API that could not be read and were left out, by endpoint.',
    labelNames: ['endpoint'],
    registers,
  });
  const vitals = new Histogram({
    name: 'haat_web_vital_seconds',
    help: 'LCP, INP and TTFB that browsers have reported, by screen.',
    labelNames: ['vital', 'screen'],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: 'haat_web_vital_layout_shift',
    help: 'CLS that browsers have reported, by screen.',
    labelNames: ['screen'],
    buckets: SHIFT_BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: 'haat_upstream_calls_total',
    help: 'Calls of the API by endpoint, status ("none": it gave no answer) and outcome.',
    labelNames: ['endpoint', 'status', 'outcome'],
    registers,
  });
  const callDurations = new Histogram({
    name: 'haat_upstream_call_duration_seconds',
    help: 'Duration of calls of the API.',
    labelNames: ['endpoint'],
    buckets: BUCKETS,
    registers,
  });

  const pages = new Counter({
    name: 'haat_page_renders_total',
    help: 'Pages for guests by outcome: "rendered", "cached", "renewed" in the background, or "failed", "slow" or "shed": then the browser renders it, or the page in memory stays.',
    labelNames: ['outcome'],
    registers,
  });

  return {
    registry,
    operation: ({ name, type = OTHER, ms, codes, unmapped: words }: MeasuredOperation): void => {
      const operation = name !== undefined && operationNames.has(name) ? name : OTHER;
      operations.inc({ operation, type, result: codes ? 'errors' : 'ok' });
      durations.observe({ operation, type }, ms / 1000);
      for (const code of codes ?? []) errors.inc({ code: Object.hasOwn(ERRORS, code) ? code : OTHER });
      if (words > 0) unmapped.inc(words);
    },
    exchange: ({ endpoint, status, ms, outcome }: ExchangeReport): void => {
      calls.inc({ endpoint, status: String(status ?? 'none'), outcome });
      callDurations.observe({ endpoint }, ms / 1000);
    },
    unreadableRecords: ({ endpoint, records }: UnreadableRecords): void => unreadable.inc({ endpoint }, records),
    page: (outcome: string): void => pages.inc({ outcome }),
    vital: ({ name, value, screen }: Vital): void => {
      if (name === 'CLS') shifts.observe({ screen }, value);
      else vitals.observe({ vital: name, screen }, value / 1000);
    },
    contentType: registry.contentType,
    /** In the text format of Prometheus. */
    print(): Promise<string> {
      if (!withProcess) collectDefaultMetrics({ register: registry });
      withProcess = true;
      return registry.metrics();
    },
  };
}

/** Adds what the parts of the gateway know themselves. */
export function watchParts(registry: Registry, parts: Watched): void {
  const { catalogue, client, load, redis, responseCache, revocations, search } = parts;
  const registers = [registry];

  /** `read` gives the counts by the value of the label. */
  function counts(name: string, help: string, label: string, read: () => Record<string, number>): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    });
  }
  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  counts('haat_requests_shed_total', 'Operations that were refused for overload, by kind.', 'kind', () =>
    Object.fromEntries(LOAD_KINDS.map((kind) => [kind.replace(' ', '_'), load.state().shed[kind]])),
  );
  counts('haat_catalogue_reads_total', 'Reads of the catalogue, by where the value came from.', 'result', () => ({
    ...catalogue?.reads,
  }));
  counts(
    'haat_guest_answers_total',
    'Operations of guests: a finished answer was in memory, or not.',
    'result',
    () => ({ ...responseCache?.lookups }),
  );
  counts('haat_searches_total', 'Searches by who has answered them: the index or the API.', 'answered_by', () => ({
    api: 0,
    index: 0,
    ...search?.state().answered,
  }));
  gauge(
    'haat_search_index_products',
    'Products that the search index finds; 0: the API answers searches.',
    () => search?.state().products ?? 0,
  );
  gauge('haat_operations_in_flight', 'Operations in flight.', () => load.state().inFlight);
  gauge('haat_operations_waiting', 'Operations in flight that wait for the CPU.', () => load.state().waiting);
  gauge('haat_operations_limit', 'Operations that may be in flight.', () => load.state().limit);
  gauge('haat_upstream_calls_in_flight', 'Calls of the API in flight.', () => client.state().active);
  gauge('haat_upstream_calls_waiting', 'Calls of the API that wait for a connection.', () => client.state().waiting);
  gauge(
    'haat_untold_session_ends',
    'Ended sessions that other gateways do not know yet, because Redis is out of reach.',
    () => revocations.unpublished,
  );
  new Gauge({
    name: 'haat_redis_up',
    help: '1: Redis is in use; 0: it is slow or away, and the gateway works alone; absent: there is none.',
    registers,
    collect() {
      if (redis) this.set(Number(redis.inUse));
      else this.remove();
    },
  });
  new Gauge({
    name: 'haat_breaker_state',
    help: 'The state of the circuit breaker in front of the API: 1 for the current one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { breaker } = client.state();
      for (const state of BREAKER_STATES) this.set({ state }, state === breaker ? 1 : 0);
    },
  });
}

const REQUEST = 'http.server.request.start';
const FINISH = 'http.server.response.finish';
const MOST_PEERS = 100; // more are not told apart: then they are clients, not proxies

/** Counts what `shop` is asked and refuses, in GraphQL and outside, and whether it knows its proxies, until it closes. */
export function watchHttp(registry: Registry, isTrusted: TrustedProxies, shop: Server): void {
  countRefusals(registry, shop);
  countRequests(registry, isTrusted, shop);
}

function countRefusals(registry: Registry, shop: Server): void {
  const refusals = new Counter({
    name: 'haat_http_refusals_total',
    help: 'Answers with a status of 400 or above.',
    labelNames: ['status'],
    registers: [registry],
  });
  listen(FINISH, shop, (message) => {
    const { response } = message as { response: ServerResponse };
    if (response.statusCode >= 400) refusals.inc({ status: response.statusCode });
  });
}

/**
 * Also those with an `x-forwarded-for` that is not believed. If nearly all have one, and come from few addresses, TRUST_PROXY does not
 * name the proxy, and all visitors count as one.
 */
function countRequests(registry: Registry, isTrusted: TrustedProxies, shop: Server): void {
  const peers = new Set<string>();
  const registers = [registry];
  const requests = new Counter({ name: 'haat_http_requests_total', help: 'Requests of any kind.', registers });
  const ignored = new Counter({
    name: 'haat_forwarded_ignored_total',
    help: 'Requests with x-forwarded-for from an address that is no proxy of TRUST_PROXY.',
    registers,
  });
  new Gauge({
    name: 'haat_forwarded_ignored_peers',
    help: `Addresses that these requests came from, ${MOST_PEERS} at most.`,
    registers,
    collect() {
      this.set(peers.size);
    },
  });
  listen(REQUEST, shop, (message) => {
    requests.inc();
    const { request } = message as { request: IncomingMessage };
    if (request.headers['x-forwarded-for'] === undefined) return;
    const peer = clientAddress(request, NO_PROXIES);
    if (isTrusted(peer, 0)) return;
    ignored.inc();
    if (peers.size < MOST_PEERS) peers.add(addressGroup(peer));
  });
}

/** Node tells of all servers of the process. */
function listen(channel: string, shop: Server, on: (message: unknown) => void): void {
  const ofShop = (message: unknown): void => {
    if ((message as { server: Server }).server === shop) on(message);
  };
  subscribe(channel, ofShop);
  shop.once('close', () => unsubscribe(channel, ofShop));
}
