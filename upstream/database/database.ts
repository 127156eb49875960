import { fileURLToPath } from 'node:url';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Logger } from 'pino';
import { openEmbedded } from './embedded-database.ts';
import { openPool } from './server-database.ts';

/** The database or a transaction, with either driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** Security: the message omits the address, which may contain a password. */
class DatabaseUnreachableError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database that DATABASE_URL names cannot be reached: ${reason}. Start it or correct DATABASE_URL; without ` +
        'DATABASE_URL the embedded database is used.',
      { cause },
    );
  }
}

/** `databaseUrl` wins over `dataDir`; with neither, the data is in memory, for tests. */
interface DatabaseLocation {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  setUp: (db: Database) => Promise<void>; // fills a new database; no other process uses it then
}

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/** Advisory lock: the process that holds it migrates and sets up the database. The number is arbitrary. */
const SETUP_LOCK = 727_001;

const CONNECTION_MS = 15_000; // ms to connect at the start

export async function openDatabase(location: DatabaseLocation, logger: Logger): Promise<OpenDatabase> {
  return location.databaseUrl ? openServer(location.databaseUrl, location, logger) : openFolder(location);
}

async function openFolder({ dataDir, setUp }: DatabaseLocation): Promise<OpenDatabase> {
  const { client, close, markReady } = await openEmbedded(dataDir);
  try {
    const db = overEmbedded({ client });
    await migrateEmbedded(db, MIGRATIONS);
    await setUp(db);
    markReady();
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openServer(
  connectionString: string,
  { setUp }: DatabaseLocation,
  logger: Logger,
): Promise<OpenDatabase> {
  const pg = (await import('pg')).default;
  // Several processes may start at once. The lock belongs to one connection, which does all the work and may wait for others.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTION_MS });
  client.on('error', () => undefined); // the statement under way fails
  try {
    await client.connect().catch((error: unknown) => {
      throw new DatabaseUnreachableError(error);
    });
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    const db = overServer(client);
    await migrateServer(db, MIGRATIONS);
    await setUp(db);
  } finally {
    await client.end(); // and with it the lock
  }
  const { db, end } = openPool(pg, { connectionString }, logger);
  return { db, close: end };
}
