import { fileURLToPath } from 'node:url';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Logger } from 'pino';
import { openEmbedded } from './embedded-database.ts';

/** The database, or a transaction in it, over either driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open and migrated database. */
interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** No connection to the server; the message says what to do. The address isn't in it, for it may hold a password. */
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

/** Where the data is; a server's address wins over a folder, and neither means: in memory, for tests. */
interface DatabaseLocation {
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  /** What a new embedded database begins with: another one, as `dumpDataDir` of PGlite gives it. */
  copy?: Blob | undefined;
  /** Fills a new database; nobody else uses it meanwhile. */
  setUp: (db: Database) => Promise<void>;
}

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/** Any number, the same in every process: whoever holds this lock of the server migrates it and sets it up. */
const SETUP_LOCK = 727_001;

/** How long, in ms, to wait for a connection; in a rush that is mostly waiting for one that is in use. */
const CONNECTION_MS = 15_000;

/** Opens the database, brings it to the newest migration, and sets it up. */
export async function openDatabase(location: DatabaseLocation, logger: Logger): Promise<OpenDatabase> {
  return location.databaseUrl ? openServer(location.databaseUrl, location, logger) : openFolder(location);
}

async function openFolder({ dataDir, copy, setUp }: DatabaseLocation): Promise<OpenDatabase> {
  const { client, close, markReady } = await openEmbedded(dataDir, copy);
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
  const { Pool } = (await import('pg')).default;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: CONNECTION_MS });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'An idle database connection broke'));
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnreachableError(error);
    });
    try {
      // One connection for all of it, for the lock belongs to the connection. Several processes may start at once.
      await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
      const db = overServer(client);
      await migrateServer(db, MIGRATIONS);
      await setUp(db);
      await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]);
    } finally {
      client.release(true);
    }
    return { db: overServer(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
