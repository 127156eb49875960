import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import { pino, type Logger } from 'pino';
import { addressRoutes } from './address/address.routes.ts';
import { createGuard } from './auth/auth.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { openDatabase, type Database, type OpenDatabase } from './database/database.ts';
import { faultAnswer, unknownPath } from './http/faults.ts';
import { createMailer, type Mail } from './users/mail.ts';
import { orderAdminRoutes } from './orders/orders.admin.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { passwordResetRoutes } from './users/password-reset.routes.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { makePrivate } from './database/private-folder.ts';
import { productAdminRoutes } from './products/products.admin.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { quirks } from './http/quirks.ts';
import { requestLog } from './http/request-log.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { setUp, type SeedName } from './seed/seed.ts';
import type { ProductionAccounts } from './seed/super-admin.ts';
import { tokenSecret } from './auth/token-secret.ts';
import { createTokens } from './auth/tokens.ts';
import { userAdminRoutes } from './users/users.admin.routes.ts';
import { userRoutes } from './users/users.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

const DRAIN_MS = 5_000; // ms that requests in flight have when the API closes
const TOKEN_LIFETIME_SECONDS = 24 * 60 * 60;
const MAX_BODY = '100kb'; // no call needs a tenth of it
/** Where an API without a data folder, as in tests, keeps the pictures that it composed. */
const PICTURES_DIR = fileURLToPath(new URL('pictures', import.meta.url));

export interface UpstreamOptions {
  /** Folder of the embedded database, the token secret, the outbox and the pictures; absent: all but pictures are in memory. */
  dataDir?: string | undefined;
  databaseUrl?: string | undefined; // a PostgreSQL server, in place of the embedded database
  tokenSecret?: string | undefined; // of all APIs that share a database; absent: one of the folder's own
  database?: OpenDatabase | undefined; // seeded and open, in place of one of its own; for tests
  logger?: Logger | undefined; // absent: no log
  tokenLifetimeSeconds?: number | undefined; // default: one day; 0: every token has expired at once
  storefrontUrl?: string | undefined; // for links in mails, without a trailing slash; default: http://localhost:4000
  smtpUrl?: string | undefined; // absent: mails are kept in `dataDir/outbox` or in memory
  seed?: SeedName | undefined; // content of a new database; default: catalogue
  production?: ProductionAccounts | undefined; // absent: the seed's demo accounts may log in
  quirks?: boolean | undefined; // answer as the contract's other deployments do: see quirks.ts
}

export interface Upstream {
  app: Express;
  db: Database; // for tests
  outbox: readonly Mail[]; // the latest mails in memory, oldest first; empty if mails go elsewhere
  /** With port 0 on a free port. The returned address has no trailing slash. */
  listen(at: { port: number; host: string }): Promise<{ url: string }>;
  /** Stops listening, waits for requests in flight, and closes the database. */
  close(): Promise<void>;
}

/** Creates, migrates and seeds the database if needed. Does not listen yet. */
export async function createUpstream(options: UpstreamOptions = {}): Promise<Upstream> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const { dataDir, storefrontUrl = 'http://localhost:4000' } = options;
  if (dataDir !== undefined) makePrivate(dataDir);
  const tokens = createTokens(
    tokenSecret(dataDir, options.tokenSecret),
    options.tokenLifetimeSeconds ?? TOKEN_LIFETIME_SECONDS,
  );
  const mailer = createMailer(options, logger);
  const { db, close: closeDatabase } =
    options.database ??
    (await openDatabase(
      { ...options, setUp: (db) => setUp(db, options.seed ?? 'catalogue', options.production) },
      logger,
    ));
  const guard = createGuard(db, tokens);

  const app = express().disable('x-powered-by');
  app.use(requestLog(logger));
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  const picturesDir = dataDir === undefined ? PICTURES_DIR : join(dataDir, 'pictures');
  app.use(pictureRoutes(picturesDir, (error) => logger.warn({ err: error }, 'a picture could not be kept')));
  app.use(express.json({ limit: MAX_BODY }));
  if (options.quirks) app.use(quirks(db));
  app.use(
    productRoutes(db),
    productAdminRoutes(db, guard),
    reviewRoutes(db, guard),
    userRoutes(db, tokens, guard),
    userAdminRoutes(db, guard),
    passwordResetRoutes(db, mailer, storefrontUrl, logger),
    wishlistRoutes(db, guard),
    cartRoutes(db, guard),
    addressRoutes(db, guard),
    orderRoutes(db, guard),
    orderAdminRoutes(db, guard),
  );
  app.use(unknownPath);
  app.use(faultAnswer(logger));

  const servers: Server[] = [];
  let closing: Promise<void> | undefined;
  return {
    app,
    db,
    outbox: mailer.outbox,
    async listen({ port, host }) {
      const server = app.listen(port, host);
      await once(server, 'listening');
      servers.push(server);
      const address = server.address() as AddressInfo;
      return { url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}` };
    },
    close: () =>
      (closing ??= Promise.all(servers.map(drain)).then(() => {
        mailer.close();
        return closeDatabase();
      })),
  };
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(deadline);
}
