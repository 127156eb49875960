import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import type { ChangeFeed } from './cache/change-feed.ts';
import { requireAllowedHost } from './limits/allowed-hosts.ts';
import { createCallerCheck } from './domains/auth/auth.caller-check.ts';
import { createLoginThrottle } from './limits/login-throttle.ts';
import { createRevocations } from './session/revocations.ts';
import { createSessions } from './session/sessions.ts';
import { createCatalogue } from './cache/catalogue.ts';
import { createFastPath } from './endpoint/fast-path.ts';
import { answerFault, answerNotFound } from './errors/http.ts';
import { createOneAtATime } from './endpoint/idempotency.ts';
import { createRespond } from './endpoint/respond.ts';
import { createApollo, DRAIN_MS } from './endpoint/apollo.ts';
import { createSend } from './endpoint/response.ts';
import { createEndpoint } from './endpoint/router.ts';
import { createResponseCache } from './endpoint/response-cache.ts';
import { createLimitedServer } from './limits/http-server.ts';
import { createCompiledOperations, namesOf } from './operations/compiled-operations.ts';
import { listen, stopListening } from './lib/listen.ts';
import { createLoadShedding } from './load/load-shedding.ts';
import { createRequestLog } from './lib/log.ts';
import { createShared, type SharedOptions } from './shared.ts';
import { createMetrics } from './operators/metrics.ts';
import { createOperationLog } from './graphql/run-operation.ts';
import { createOperators } from './operators/operators.ts';
import { createOverloadAnswer } from './load/overloaded.ts';
import { createPages } from './pages/router.ts';
import { createPictureParts } from './pictures.ts';
import type { Config } from './config/config.ts';
import { limitRequests, createFileCounter, createOperationCounter } from './limits/rate-limit.ts';
import { createRestClient, type RestClient } from './rest/client.ts';
import { shopSchema } from './graphql/schema.ts';
import type { SandboxAccount } from './pages/sandbox.ts';
import { dataHeadersOf, securityHeaders } from './pages/security-headers.ts';
import type { StaffChange } from './domains/context.ts';
import { createStaffLists } from './domains/staff-lists.ts';
import { createProductSearch } from './domains/products/products.search.ts';
import type { StoragePlace } from './uploads/storage.ts';
import type { UpstreamLimits } from './rest/limits.ts';
import { createPageFastPath } from './rendering/rendered-pages.ts';
import { createRendering } from './rendering/rendering.ts';
import type { RenderingLimits } from './rendering/page-source.ts';

const HAND_OVER_MS = 1_000; // without new connections, in which clients learn that the open ones are about to close

/** What an operator has set (gateway/config/config.ts), and what `main.ts` has found for it. */
export interface GatewayOptions
  extends
    SharedOptions,
    Pick<
      Config,
      | 'catalogueAges'
      | 'maxUpstreamCalls'
      | 'offline'
      | 'operating'
      | 'production'
      | 'protection'
      | 'publicUrl'
      | 'sandbox'
      | 'searchIndex'
      | 'serverRendering'
      | 'shopName'
      | 'tracing'
    > {
  upstreamUrl: string;
  upstream?: Partial<UpstreamLimits>; // what is absent is as in UPSTREAM_LIMITS
  webFolder: string; // has `shop` and `sandbox`
  accounts: readonly SandboxAccount[]; // of the sandbox, with passwords; production ignores them
  sessionSecrets: readonly string[]; // newest first
  registeredOperations: ReadonlyMap<string, string>; // text by SHA-256 (hex)
  uploads?: StoragePlace | undefined; // undefined: no pictures of staff are kept
  rendering?: RenderingLimits;
}

export interface Gateway {
  /**
   * Port 0 takes any free port. Rejects with EADDRINUSE if the port is taken.
   * `adminUrl` is undefined without an admin port.
   */
  listen(address: { port: number; host: string }): Promise<{ url: string; adminUrl: string | undefined }>;
  /** First /readyz says no. After the drain delay it takes no more requests, and ends the open ones. */
  close(): Promise<void>;
}

/** Makes the parts, each from those before it, and puts them in the order in which a request meets them. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { catalogueAges: ages, log, operating, production, protection, publicUrl, registeredOperations } = options;
  const { documents, hosts: isAllowedHost, http, idle, proxies, rates, registeredOnly, resetLinkS } = protection;
  const https = publicUrl?.startsWith('https:') ?? false;
  const faultInjection = !production;
  const explorable = options.sandbox;
  const headers = dataHeadersOf({ https });

  // What is measured, how much is taken on at a time, and what is shared with other gateways.
  const metrics = createMetrics(namesOf(registeredOperations));
  const operationLog = createOperationLog(log, metrics.operation);
  const tracing = options.tracing && (await import('./lib/tracing.ts')).createTracing(options.tracing); // 400 files
  const load = createLoadShedding(operating.maxOperationsInFlight, log);
  const answerOverloaded = createOverloadAnswer(headers);
  const shared = await createShared(options);
  const { idempotency, redis, shareCounts } = shared;

  // The API, what is kept of its answers, and who calls.
  const client = createRestClient({
    ...options.upstream,
    baseUrl: options.upstreamUrl,
    onExchange: metrics.exchange,
    onUnreadableRecords(unreadable) {
      metrics.unreadableRecords(unreadable);
      log.warn(unreadable, 'records of the API cannot be read');
    },
  });
  const catalogue = ages && createCatalogue(ages);
  const responseCache = catalogue && createResponseCache(catalogue);
  const search = createProductSearch({ limits: options.searchIndex, ages, catalogue, client, load, log });
  const ofStaff = createStaffLists(client, search);
  const revocations = createRevocations({ redis, file: shared.endedSessions, resetLinkS, log });
  const sessions = createSessions({ secrets: options.sessionSecrets, https, idle, revocations });
  const callerCheck = createCallerCheck();
  const counter = rates && createOperationCounter(rates, shareCounts);
  const throttle = rates && createLoginThrottle({ limits: rates, resetLinkS, makeLimiter: shared.makeLimiter });
  const onChange = tellOfChanges(shared.changes, client, [
    catalogue,
    search,
    callerCheck,
    ofStaff.accounts,
    ofStaff.allOrders,
    ofStaff.wholeCatalogue,
  ]);

  // How an operation is answered.
  const schema = shopSchema();
  const known = createCompiledOperations(schema, registeredOperations);
  const context = {
    ...ofStaff,
    sessions,
    callerCheck,
    counter,
    throttle,
    proxies,
    client,
    catalogue,
    search,
    tracing,
    onChange,
    onStaffChange: (change: StaffChange) => log.info(change, 'change by staff'),
    oneAtATime: createOneAtATime(idempotency),
    maxUpstreamCalls: options.maxUpstreamCalls,
  };
  const freshMs = ages?.freshMs ?? 0;
  const respond = createRespond({ ...context, log: operationLog, responseCache, idempotency, documents, freshMs });
  const send = createSend({ headers, ages });

  // What browsers get beside answers.
  const rendered = createRendering({
    ...options,
    ...context,
    pagesPerMinute: rates?.pages,
    shareCounts,
    https,
    faultInjection,
    known,
    load,
    respond,
    responseCache,
    ages,
    onPage: metrics.page,
  });
  const pictures = createPictureParts({ ...options, context, client, shareCounts, load, answerOverloaded, proxies });

  // The way of a request: the fast paths, then Express from top to bottom.
  const app = express();
  const endpoint = { known, load, answerOverloaded, send, sessions, isAllowedHost, faultInjection };
  const countFile = rates && createFileCounter(rates, proxies, shareCounts);
  const guests = rendered
    ? createPageFastPath({ isAllowedHost, countFile, log, onPage: metrics.page, pages: rendered }, app)
    : app;
  const fastPath = createFastPath({ ...endpoint, maxBody: http.bodyBytes, respond, responseCache }, guests);
  const httpServer = createLimitedServer(http, fastPath, proxies);
  const { health, ...operators } = createOperators({
    metrics,
    parts: { load, client, revocations, redis, catalogue, responseCache, search },
    instance: options,
    shop: httpServer,
    log,
    operating,
    http,
    production,
    proxies,
  });
  const apollo = await createApollo({
    ...context,
    schema,
    faultySchema: shopSchema({ faultInjection }),
    httpServer,
    known,
    log,
    operationLog,
    respond,
    documents,
    explorable,
  });
  const graphql = { apollo, headers, schema, counter, proxies, registeredOnly, explorable, maxBody: http.bodyBytes };
  app.disable('x-powered-by');
  app.use(createRequestLog(log));
  app.use('/graphql', createEndpoint({ ...endpoint, ...graphql }));
  // Before the check of the host: probes may use an IP address, and learn only whether the shop is up.
  app.use(securityHeaders({ https }), health.router);
  app.use(requireAllowedHost(isAllowedHost));
  if (countFile) app.use(limitRequests(countFile));
  app.use(operators.router, pictures.router);
  const pages = { ...options, client, catalogue, proxies, https, faultInjection, rendered: rendered?.answer };
  app.use(createPages({ ...pages, accounts: production ? [] : options.accounts }));
  app.use(answerNotFound, answerFault(log));

  return {
    async listen(address) {
      await revocations.ready;
      const url = await listen(httpServer, address);
      search?.start();
      pictures.start();
      setImmediate(() => void rendered?.load()); // takes a third of the start, and everything else can be answered before
      const { server } = operators;
      const adminUrl = server && (await listen(server, { port: operating.adminPort ?? 0, host: operating.adminHost }));
      return { url, adminUrl };
    },
    async close() {
      const lastMs = Math.min(operating.drainDelayMs, HAND_OVER_MS);
      httpServer.prependListener('request', (_req, res) => res.setHeader('connection', 'close'));
      health.drain();
      await pause(operating.drainDelayMs - lastMs);
      const ended = stopListening(httpServer);
      await pause(lastMs);
      await apollo.stop();
      await Promise.race([ended, pause(DRAIN_MS, undefined, { ref: false })]);
      await Promise.all([search?.stop(), pictures.stop()]);
      operators.server?.close();
      operators.server?.closeAllConnections();
      await client.close();
      revocations.close();
      redis?.close();
      await tracing?.close();
    },
  };
}

/** Returns what is called after each change: all that is kept of it becomes outdated, here and at the other gateways. */
function tellOfChanges(
  others: ChangeFeed | undefined,
  client: RestClient,
  keepers: readonly ({ invalidate: (tags: readonly string[]) => void } | undefined)[],
): (tags: readonly string[]) => void {
  const outdate = (tags: readonly string[]): void => keepers.forEach((keeper) => keeper?.invalidate(tags));
  others?.listen((tags) => {
    client.noteChange();
    outdate(tags);
  });
  return (tags) => {
    outdate(tags);
    others?.publish(tags);
  };
}
