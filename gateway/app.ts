import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { requireAllowedHost } from './limits/allowed-hosts.ts';
import { createIdentity } from './identity.ts';
import { createCatalogue, type CatalogueAges } from './cache/catalogue.ts';
import { createFastPath } from './endpoint/fast-path.ts';
import { answerFault, answerNotFound } from './errors/http.ts';
import { createOneAtATime } from './endpoint/idempotency-store.ts';
import { createRespond } from './endpoint/respond.ts';
import { createApollo, DRAIN_MS } from './endpoint/apollo.ts';
import { createSend } from './endpoint/response.ts';
import { createEndpoint } from './endpoint/router.ts';
import { createResponseCache } from './endpoint/response-cache.ts';
import { createHealth } from './operators/health.ts';
import { createLimitedServer } from './limits/http-server.ts';
import { createCompiledOperations, namesOf } from './operations/compiled-operations.ts';
import { listen, stopListening } from './lib/listen.ts';
import { createLoadShedding } from './load/load-shedding.ts';
import { createRequestLog } from './lib/log.ts';
import { createShared, type SharedOptions } from './shared.ts';
import { createMetrics, type CountedElsewhere } from './operators/metrics.ts';
import { countRefusals } from './operators/refusals.ts';
import { createOperationLog } from './graphql/operation-log.ts';
import { describeInstance } from './operators/instance-info.ts';
import { createOperators, type OperatingSettings } from './operators/operators.ts';
import { createOverloadAnswer } from './load/overloaded.ts';
import { createPages } from './pages/router.ts';
import { createPictureParts } from './pictures.ts';
import type { Protection } from './config/config.ts';
import { countFiles, createFileCounter } from './limits/rate-limit.ts';
import { createRestClient } from './rest/client.ts';
import { shopSchema } from './graphql/schema.ts';
import type { SandboxAccount } from './pages/sandbox.ts';
import { dataHeadersOf, securityHeaders } from './pages/security-headers.ts';
import type { StaffChange } from './domains/context.ts';
import { createStaffLists } from './domains/staff-lists.ts';
import { createProductSearch, type SearchIndexLimits } from './domains/products/products.search.ts';
import type { TracingOptions } from './lib/tracing.ts';
import type { StoragePlace } from './uploads/storage.ts';
import type { UpstreamLimits } from './rest/limits.ts';
import { createPageFastPath } from './rendering/page-fast-path.ts';
import { createRendering } from './rendering/rendering.ts';
import type { RenderingLimits } from './rendering/page-source.ts';

const HAND_OVER_MS = 1_000; // without new connections, in which clients learn that the open ones are about to close

export interface GatewayOptions extends SharedOptions {
  upstreamUrl: string;
  /** What is absent is as in UPSTREAM_LIMITS. */
  upstream?: Partial<UpstreamLimits>;
  webFolder: string; // has `shop` and `sandbox`
  shopName: string;
  /** False: browsers render all screens. */
  serverRendering: boolean;
  /** False: browsers remove the service worker that they have. */
  offline: boolean;
  rendering?: RenderingLimits;
  /** With https, browsers are told to use https only. */
  publicUrl: string | undefined;
  production: boolean;
  /** Serves the sandbox, and allows introspection. */
  sandbox: boolean;
  /** Accounts of the sandbox, with passwords. Production ignores them. */
  accounts: readonly SandboxAccount[];
  sessionSecrets: readonly string[]; // newest first
  maxUpstreamCalls: number; // for one operation
  catalogueAges: CatalogueAges | undefined; // undefined: no cache, and no search index
  searchIndex: SearchIndexLimits;
  /** Where pictures of staff are kept; absent: nowhere. */
  uploads?: StoragePlace | undefined;
  tracing: TracingOptions | undefined; // undefined: off
  registeredOperations: ReadonlyMap<string, string>; // text by SHA-256 (hex)
  protection: Protection;
  operating: OperatingSettings;
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

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { catalogueAges, log, maxUpstreamCalls, operating, production, protection, publicUrl } = options;
  const { registeredOperations, sandbox } = options;
  const https = publicUrl?.startsWith('https:') ?? false;
  const load = createLoadShedding(operating.maxOperationsInFlight, log);
  const counted: CountedElsewhere = {
    catalogueReads: () => catalogue?.reads,
    responseCache: () => responseCache?.lookups,
    load: load.state,
    upstream: () => client.state(),
    unpublishedRevocations: () => identity.unpublished(),
    redisInUse: () => redis?.inUse,
    search: () => search?.state(),
  };
  const metrics = createMetrics(namesOf(registeredOperations), counted);
  const client = createRestClient({
    ...options.upstream,
    baseUrl: options.upstreamUrl,
    onExchange: metrics.exchange,
    onUnreadableRecords(unreadable) {
      metrics.unreadableRecords(unreadable);
      log.warn(unreadable, 'records of the API cannot be read');
    },
  });
  const app = express();
  const faultInjection = !production;
  const schema = shopSchema();
  const shared = await createShared(options);
  const { changes, idempotency, redis, shareCounts } = shared;
  const identity = createIdentity({ protection, secrets: options.sessionSecrets, https, shared, log });
  const catalogue = catalogueAges && createCatalogue(catalogueAges);
  const responseCache = catalogue && createResponseCache(catalogue);
  const search = createProductSearch({
    limits: options.searchIndex,
    ages: catalogueAges,
    catalogue,
    client,
    load,
    log,
  });
  const operationLog = createOperationLog(log, metrics.operation);
  const tracing = options.tracing && (await import('./lib/tracing.ts')).createTracing(options.tracing); // 400 files
  const known = createCompiledOperations(schema, registeredOperations);
  const headers = dataHeadersOf({ https });
  const send = createSend({ headers, ages: catalogueAges });
  const answerOverloaded = createOverloadAnswer(headers);
  const ofStaff = createStaffLists(client, search);
  const lists = [ofStaff.accounts, ofStaff.allOrders, ofStaff.wholeCatalogue];
  const outdate = (tags: readonly string[]): void => {
    for (const kept of [catalogue, search, identity.callerCheck, ...lists]) kept?.invalidate(tags);
  };
  changes?.listen((tags) => {
    client.noteChange();
    outdate(tags);
  });
  const onChange = (tags: readonly string[]): void => {
    outdate(tags);
    changes?.publish(tags);
  };
  const readers = { client, catalogue, ...ofStaff, search, tracing };
  const context = {
    ...identity,
    ...readers,
    onChange,
    onStaffChange: (change: StaffChange) => log.info(change, 'change by staff'),
    oneAtATime: createOneAtATime(idempotency),
    maxUpstreamCalls,
  };
  const respond = createRespond({
    ...context,
    log: operationLog,
    responseCache,
    idempotency,
    documents: protection.documents,
    freshMs: catalogueAges?.freshMs ?? 0,
  });
  const { counter, proxies, sessions } = identity;
  const { hosts: isAllowedHost, http, registeredOnly } = protection;
  const maxBody = http.bodyBytes;
  const rendered = createRendering({
    ...options,
    ...context,
    pagesPerMinute: protection.rates?.pages,
    shareCounts,
    https,
    faultInjection,
    known,
    load,
    respond,
    responseCache,
    ages: catalogueAges,
    onPage: metrics.page,
  });
  const countFile = protection.rates && createFileCounter(protection.rates, protection.proxies, shareCounts);
  const fastPages = { isAllowedHost, countFile, log, onPage: metrics.page };
  const guests = rendered ? createPageFastPath({ ...fastPages, pages: rendered }, app) : app;
  const served = { ...options, context, client, shareCounts, load, answerOverloaded, proxies: protection.proxies };
  const pictures = createPictureParts(served);
  const endpoint = { known, load, answerOverloaded, send, sessions, isAllowedHost, faultInjection, maxBody };
  const fastPath = createFastPath({ ...endpoint, respond, responseCache }, guests);
  const httpServer = createLimitedServer(http, fastPath, protection.proxies);
  const stopCounting = countRefusals(metrics, httpServer);
  describeInstance(metrics.registry, options, httpServer);
  const health = createHealth(client, counted.redisInUse);
  const apollo = await createApollo({
    ...context,
    schema,
    faultySchema: shopSchema({ faultInjection }),
    httpServer,
    known,
    log,
    operationLog,
    respond,
    documents: protection.documents,
    explorable: sandbox,
  });
  const operators = createOperators({
    metrics,
    health,
    log,
    operating,
    http,
    production,
    proxies: protection.proxies,
  });
  app.disable('x-powered-by');
  app.use(createRequestLog(log));
  const routerOptions = { apollo, headers, schema, counter, proxies, registeredOnly, explorable: sandbox };
  app.use('/graphql', createEndpoint({ ...endpoint, ...routerOptions }));
  // Before the check of the host: probes may use an IP address, and learn only whether the shop is up.
  app.use(securityHeaders({ https }), health.router);
  app.use(requireAllowedHost(isAllowedHost));
  if (countFile) app.use(countFiles(countFile));
  app.use(operators.router, pictures.router);
  const pages = { ...options, client, catalogue, proxies, https, faultInjection, rendered: rendered?.answer };
  app.use(createPages({ ...pages, accounts: production ? [] : options.accounts }));
  app.use(answerNotFound, answerFault(log));
  return {
    async listen(address) {
      await identity.ready;
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
      stopCounting();
      operators.server?.close();
      operators.server?.closeAllConnections();
      await client.close();
      identity.close();
      redis?.close();
      await tracing?.close();
    },
  };
}
