import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import { pino, type Logger } from 'pino';
import { openDatabase, type Database } from './database.ts';
import { faultAnswer, unknownPath } from './faults.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { productRoutes } from './products.routes.ts';
import { requestLog } from './request-log.ts';

/** How long, in ms, requests in flight may take to finish once the API closes. */
const DRAIN_MS = 5_000;

/** How to run the reference API. Everything has a default. */
export interface UpstreamOptions {
  /** Folder of the embedded database; absent: in memory, gone when closed. */
  dataDir?: string | undefined;
  /** A PostgreSQL server's database, in place of the embedded one. */
  databaseUrl?: string | undefined;
  /** Folder of the composed pictures. */
  picturesDir?: string | undefined;
  /** Where the log goes; absent: nowhere. */
  logger?: Logger | undefined;
}

/** The reference API with an open, seeded database. */
export interface Upstream {
  /** To be mounted or served by whoever asked for it. */
  app: Express;
  /** The database, for tests that arrange or look at data. */
  db: Database;
  /** Serves `app`; port 0 is any free one. Gives the address, without a slash at the end. */
  listen(at: { port: number; host: string }): Promise<{ url: string }>;
  /** Stops listening, lets requests in flight finish, and closes the database. */
  close(): Promise<void>;
}

/** Opens the database (making, migrating and seeding it where needed) and builds the app, without listening. */
export async function createUpstream(options: UpstreamOptions = {}): Promise<Upstream> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const { db, close: closeDatabase } = await openDatabase(options, logger);

  const app = express().disable('x-powered-by');
  app.use(requestLog(logger));
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.use(pictureRoutes(options.picturesDir ?? fileURLToPath(new URL('pictures', import.meta.url))));
  app.use(productRoutes(db));
  app.use(unknownPath);
  app.use(faultAnswer(logger));

  const servers: Server[] = [];
  let closing: Promise<void> | undefined;
  return {
    app,
    db,
    async listen({ port, host }) {
      const server = app.listen(port, host);
      await once(server, 'listening');
      servers.push(server);
      const address = server.address() as AddressInfo;
      return { url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}` };
    },
    close: () => (closing ??= Promise.all(servers.map(drain)).then(closeDatabase)),
  };
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(deadline);
}
