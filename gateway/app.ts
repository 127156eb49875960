import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { createDocs } from './docs/router.ts';
import { answerFault, answerNotFound } from './faults.ts';
import { createGraphql } from './graphql.ts';
import { createHealth } from './health.ts';
import { createRequestLog } from './log.ts';
import { createPictures } from './pictures.ts';
import { createRestClient } from './rest.ts';
import { createSandbox, leadBrowsers, type SandboxAccount } from './sandbox.ts';
import { createSessions } from './session.ts';
import { securityHeaders } from './security-headers.ts';
import { createWebApp } from './web-app.ts';

export interface GatewayOptions {
  /** Address of the REST API without a trailing slash. */
  upstreamUrl: string;
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
}

export interface Gateway {
  /** Starts serving; port 0 takes any free one. Rejects with EADDRINUSE where the port is taken. */
  listen(address: { port: number; host: string }): Promise<{ url: string }>;
  /** Stops cleanly: no new requests, those in flight are answered. */
  close(): Promise<void>;
}

/** Builds the gateway: HTTP app and GraphQL in front of one upstream. Listens to nothing yet. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { log, maxUpstreamCalls, production, publicUrl, sandbox, shopName, webFolder } = options;
  const https = publicUrl?.startsWith('https:') ?? false;
  const client = createRestClient({ baseUrl: options.upstreamUrl });
  const app = express();
  const httpServer = createServer(app);
  const health = createHealth(client);
  const sessions = createSessions({ secrets: options.sessionSecrets, https });
  const simulated = !production;
  const graphql = await createGraphql({
    httpServer,
    client,
    sessions,
    maxUpstreamCalls,
    log,
    explorable: sandbox,
    simulated,
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
