import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { createAccountThrottle } from './account-throttle.ts';
import { createAdminServer } from './admin-server.ts';
import { createCatalogue, type CatalogueAges } from './catalogue.ts';
import { createDirectLane } from './direct-lane.ts';
import { createDocs } from './docs/router.ts';
import { answerFault, answerNotFound } from './faults.ts';
import { reusableFor } from './graphql-answer.ts';
import { createGraphql } from './graphql.ts';
import { createGuestAnswers } from './guest-answers.ts';
import { createHealth } from './health.ts';
import { createLimitedServer } from './http-limits.ts';
import { createKnownOperations, namesOf } from './known-operations.ts';
import { createLoadShedding } from './load-shedding.ts';
import { createMemoryStore, createRedisStore, type IdempotencyLimits } from './idempotency-store.ts';
import { createRequestLog } from './log.ts';
import { countRefusals, createMetrics, type CountedElsewhere } from './metrics.ts';
import type { OperatingSettings } from './operating-settings.ts';
import { createOperationLog } from './operations.ts';
import { requireToken } from './operator-access.ts';
import { createRefusals, shedLoad } from './overload-answer.ts';
import { createPictures } from './pictures.ts';
import type { Protection } from './protection.ts';
import { createOperationCounter } from './rate-limits.ts';
import { connectRedis } from './redis.ts';
import { createRestClient } from './rest.ts';
import { createRevocations } from './revocations.ts';
import { createSchema } from './schema.ts';
import { createSandbox, leadBrowsers, type SandboxAccount } from './sandbox.ts';
import { createSessions } from './session.ts';
import { dataHeadersOf, securityHeaders } from './security-headers.ts';
import { createSharedTier } from './shared-tier.ts';
import { createOperatorPages } from './status/router.ts';
import { createTracing, type TracingOptions } from './tracing.ts';
import type { UpstreamLimits } from './upstream-limits.ts';
import { createWebApp } from './web-app.ts';

export interface GatewayOptions {
  /** Address of the REST API without a trailing slash. */
  upstreamUrl: string;
  /** How much is asked of that, and how long it is waited for; what is absent is as UPSTREAM_LIMITS says. */
  upstream?: Partial<UpstreamLimits>;
  /** Folder of what is built for browsers: `shop` and `sandbox`. */
  webFolder: string;
  shopName: string;
  /** Address that people use; https makes the headers demand it. */
  publicUrl: string | undefined;
  production: boolean;
  /** True: the sandbox is served, and the schema tells about itself. */
  sandbox: boolean;
  /** Accounts that the sandbox may switch between, with their passwords; heeded in development only. */
  accounts: readonly SandboxAccount[];
  log: Logger;
  /** What session cookies are sealed with, newest first. */
  sessionSecrets: readonly string[];
  /** Upstream calls that one operation may make. */
  maxUpstreamCalls: number;
  /** How old what is told of the catalogue may be; undefined: it is read anew for each operation. */
  catalogueAges: CatalogueAges | undefined;
  /** Address of a Redis that several gateways share; undefined: this one keeps to itself. */
  redisUrl: string | undefined;
  /** How long, and how many of, answers to mutations with a key are kept. */
  idempotency: IdempotencyLimits;
  /** Where traces go; undefined: operations are not traced. */
  tracing: TracingOptions | undefined;
  /** Texts of the operations that clients may name by their SHA-256 (hex) alone. */
  registeredOperations: ReadonlyMap<string, string>;
  /** What the gateway lets happen to it. */
  protection: Protection;
  operating: OperatingSettings;
}

export interface Gateway {
  /**
   * Starts serving; port 0 takes any free one. Rejects with EADDRINUSE where the port is taken. `adminUrl`: where operators look,
   * if there is a port for them.
   */
  listen(address: { port: number; host: string }): Promise<{ url: string; adminUrl: string | undefined }>;
  /** Stops cleanly: /readyz says no, and after the delay for load balancers what is in flight is answered, and nothing new. */
  close(): Promise<void>;
}

/** Where those who run the gateway look. */
const OPERATOR_PATHS = ['/metrics', '/status'];

/** Builds the gateway: HTTP app and GraphQL in front of one upstream. Listens to nothing yet. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { catalogueAges, log, maxUpstreamCalls, operating, production, protection, publicUrl, redisUrl } = options;
  const { registeredOperations, sandbox, shopName, webFolder } = options;
  const https = publicUrl?.startsWith('https:') ?? false;
  const load = createLoadShedding(operating.maxOperationsInFlight, log);
  const refuse = createRefusals();
  const counted: CountedElsewhere = {
    catalogueReads: () => catalogue?.reads,
    guestAnswers: () => answers?.looks,
    load: load.state,
    upstream: () => client.state(),
  };
  const metrics = createMetrics(namesOf(registeredOperations), counted);
  const client = createRestClient({
    ...options.upstream,
    baseUrl: options.upstreamUrl,
    onExchange: metrics.exchange,
  });
  const app = express();
  const simulated = !production;
  const schema = createSchema();
  const known = createKnownOperations(schema, registeredOperations);
  const redis = redisUrl ? connectRedis({ url: redisUrl, log }) : undefined;
  const revocations = createRevocations({ redis, log });
  const sessions = createSessions({ secrets: options.sessionSecrets, https, revocations });
  const { proxies, rates } = protection;
  const counter = rates && createOperationCounter(rates);
  const throttle = rates && createAccountThrottle({ limits: rates, redis });
  const tier = catalogueAges && redisUrl ? createSharedTier({ url: redisUrl, log, ages: catalogueAges }) : undefined;
  const catalogue = catalogueAges && createCatalogue(catalogueAges, tier);
  const answers = catalogue && createGuestAnswers(catalogue);
  const operationLog = createOperationLog(log, metrics.operation);
  const tracing = options.tracing && createTracing(options.tracing);
  const callers = { sessions, proxies, counter, throttle };
  const shared = { ...callers, client, catalogue, maxUpstreamCalls, tracing, known, simulated };
  const lane = createDirectLane(
    {
      ...shared,
      log: operationLog,
      answers,
      load,
      maxBody: protection.http.bodyBytes,
      refuse,
      freshMs: catalogueAges?.freshMs ?? 0,
      publicFor: reusableFor(catalogueAges),
      headers: dataHeadersOf({ https }),
    },
    app,
  );
  const httpServer = createLimitedServer(protection.http, lane);
  const idempotency = redis
    ? createRedisStore(redis, options.idempotency, log)
    : createMemoryStore(options.idempotency);
  const health = createHealth(client);
  const graphql = await createGraphql({
    ...shared,
    schema: simulated ? createSchema({ simulated }) : schema,
    httpServer,
    log,
    operationLog,
    idempotency,
    explorable: sandbox,
    protection,
  });

  const { readiness } = health;
  const { recentCalls, recentErrors } = metrics;
  const operatorPages = createOperatorPages({
    ...counted,
    ...{ metrics, readiness, recentCalls, recentErrors, shopName, webFolder: join(webFolder, 'shop') },
  });
  const adminServer =
    operating.adminPort === undefined ? undefined : createAdminServer([health.router, operatorPages], log);

  app.disable('x-powered-by');
  app.use(createRequestLog(log), securityHeaders({ https }), countRefusals(metrics));
  app.use(health.router);
  if (operating.metricsToken !== undefined) app.use(OPERATOR_PATHS, requireToken(operating.metricsToken));
  else if (production) app.use(OPERATOR_PATHS, answerNotFound);
  app.use(operatorPages);
  app.use(createPictures(client));
  app.use(compression());
  app.use('/graphql', leadBrowsers(sandbox), shedLoad(load, refuse, sessions.isGuest), graphql.router);
  app.use('/api', answerNotFound);
  const shopFolder = join(webFolder, 'shop');
  if (sandbox) {
    const accounts = production ? [] : options.accounts;
    app.use('/sandbox', createSandbox({ folder: join(webFolder, 'sandbox'), shopName, accounts, simulated }));
    app.use('/docs', createDocs({ shopName, webFolder: shopFolder }));
  }
  app.use(createWebApp({ folder: shopFolder, shopName }));
  app.use(answerNotFound, answerFault(log));

  return {
    async listen(address) {
      const url = await listen(httpServer, address);
      const adminUrl = adminServer && (await listen(adminServer, { ...address, port: operating.adminPort ?? 0 }));
      return { url, adminUrl };
    },
    async close() {
      health.drain();
      // Whoever has a connection is told not to send anything more on it, so that no request meets one that is being closed.
      httpServer.prependListener('request', (_req, res) => res.setHeader('connection', 'close'));
      await pause(operating.drainDelayMs);
      await graphql.stop();
      adminServer?.close();
      adminServer?.closeAllConnections();
      await client.close();
      await tier?.close();
      revocations.close();
      redis?.destroy();
      await tracing?.close();
    },
  };
}

async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}
