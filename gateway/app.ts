import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { createAccountThrottle } from './account-throttle.ts';
import { createCatalogue, type CatalogueAges } from './catalogue.ts';
import { createDirectLane } from './direct-lane.ts';
import { createDocs } from './docs/router.ts';
import { answerFault, answerNotFound } from './faults.ts';
import { reusableFor } from './graphql-answer.ts';
import { createGraphql } from './graphql.ts';
import { createGuestAnswers } from './guest-answers.ts';
import { createHealth } from './health.ts';
import { createLimitedServer } from './http-limits.ts';
import { createKnownOperations } from './known-operations.ts';
import { createRequestLog } from './log.ts';
import { createOperationLog } from './operations.ts';
import { createPictures } from './pictures.ts';
import type { Protection } from './protection.ts';
import { createOperationCounter } from './rate-limits.ts';
import { connectRedis } from './redis.ts';
import { createRestClient, type RestOptions } from './rest.ts';
import { createRevocations } from './revocations.ts';
import { createSchema } from './schema.ts';
import { createSandbox, leadBrowsers, type SandboxAccount } from './sandbox.ts';
import { createSessions } from './session.ts';
import { dataHeadersOf, securityHeaders } from './security-headers.ts';
import { createSharedTier } from './shared-tier.ts';
import { createTracing, type TracingOptions } from './tracing.ts';
import { createWebApp } from './web-app.ts';

export interface GatewayOptions {
  /** Address of the REST API without a trailing slash. */
  upstreamUrl: string;
  /** How many connections it has to that, and how they are used; absent: as rest.ts says. */
  upstream?: Pick<RestOptions, 'connections' | 'pipelining'>;
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
  /** Where traces go; undefined: operations are not traced. */
  tracing: TracingOptions | undefined;
  /** Texts of the operations that clients may name by their SHA-256 (hex) alone. */
  registeredOperations: ReadonlyMap<string, string>;
  /** What the gateway lets happen to it. */
  protection: Protection;
}

export interface Gateway {
  /** Starts serving; port 0 takes any free one. Rejects with EADDRINUSE where the port is taken. */
  listen(address: { port: number; host: string }): Promise<{ url: string }>;
  /** Stops cleanly: no new requests, those in flight are answered. */
  close(): Promise<void>;
}

/** Builds the gateway: HTTP app and GraphQL in front of one upstream. Listens to nothing yet. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { catalogueAges, log, maxUpstreamCalls, production, protection, publicUrl, redisUrl, sandbox, shopName } =
    options;
  const { webFolder } = options;
  const https = publicUrl?.startsWith('https:') ?? false;
  const client = createRestClient({ ...options.upstream, baseUrl: options.upstreamUrl });
  const app = express();
  const simulated = !production;
  const schema = createSchema();
  const known = createKnownOperations(schema, options.registeredOperations);
  const redis = redisUrl ? connectRedis({ url: redisUrl, log }) : undefined;
  const revocations = createRevocations({ redis, log });
  const sessions = createSessions({ secrets: options.sessionSecrets, https, revocations });
  const { proxies, rates } = protection;
  const counter = rates && createOperationCounter(rates);
  const throttle = rates && createAccountThrottle({ limits: rates, redis });
  const tier = catalogueAges && redisUrl ? createSharedTier({ url: redisUrl, log, ages: catalogueAges }) : undefined;
  const catalogue = catalogueAges && createCatalogue(catalogueAges, tier);
  const operationLog = createOperationLog(log);
  const tracing = options.tracing && createTracing(options.tracing);
  const callers = { sessions, proxies, counter, throttle };
  const shared = { ...callers, client, catalogue, maxUpstreamCalls, tracing, known, simulated };
  const lane = createDirectLane(
    {
      ...shared,
      log: operationLog,
      answers: catalogue && createGuestAnswers(catalogue),
      maxBody: protection.http.bodyBytes,
      freshMs: catalogueAges?.freshMs ?? 0,
      publicFor: reusableFor(catalogueAges),
      headers: dataHeadersOf({ https }),
    },
    app,
  );
  const httpServer = createLimitedServer(protection.http, lane);
  const health = createHealth(client);
  const graphql = await createGraphql({
    ...shared,
    schema: simulated ? createSchema({ simulated }) : schema,
    httpServer,
    log,
    operationLog,
    explorable: sandbox,
    protection,
  });

  app.disable('x-powered-by');
  app.use(createRequestLog(log), securityHeaders({ https }));
  app.use(health.router);
  app.use(createPictures(client));
  app.use(compression());
  app.use('/graphql', leadBrowsers(sandbox), graphql.router);
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
    listen: (address) => listen(httpServer, address),
    async close() {
      health.drain();
      await graphql.stop();
      await client.close();
      await tier?.close();
      revocations.close();
      redis?.destroy();
      await tracing?.close();
    },
  };
}

async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<{ url: string }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}` };
}
