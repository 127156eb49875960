import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

/** PostgreSQL by `url`; else PGlite in `folder`; with neither, PGlite in memory, for tests. */
export interface StorePlace {
  url?: string | undefined;
  folder?: string | undefined;
}

/** Runs one statement. Rows are arrays of values, or objects for a statement that is only executed. */
export type RunStatement = (sql: string, values: unknown[], method: 'all' | 'execute') => Promise<{ rows: unknown[] }>;

export interface StoreDatabase {
  run: RunStatement;
  close: () => Promise<void>;
}

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
  migrationsTable: 'staff_store_migrations', // the reference API may keep its own in the same database
};
const SETUP_LOCK = 727_002; // advisory lock of the process that migrates; any number that nobody else uses
const CONNECTION_MS = 15_000;
const QUERY_MS = 30_000; // with the wait for another gateway that migrates
const READY = 'ready'; // a file beside a database that was made whole

/** Opens and migrates. Libraries are loaded here, so a gateway without staff has none of them in memory. */
export const openStoreDatabase = ({ url, folder }: StorePlace): Promise<StoreDatabase> =>
  url === undefined ? openFolder(folder) : openServer(url);

async function openFolder(folder: string | undefined): Promise<StoreDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const unlock = folder === undefined ? undefined : lockFolder(folder);
  try {
    const client = await PGlite.create(folder === undefined ? {} : { dataDir: folderOfDatabase(folder) });
    await migrate(drizzle({ client }), MIGRATIONS);
    if (folder !== undefined) writeFileSync(join(folder, READY), '', { mode: 0o600 });
    return {
      run: (sql, values, method) => client.query(sql, values, { rowMode: method === 'all' ? 'array' : 'object' }),
      async close() {
        await client.close();
        unlock?.();
      },
    };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

/** A process that was killed while it made the database has left one that cannot be opened: that one is made again. */
function folderOfDatabase(folder: string): string {
  const path = join(folder, 'database');
  if (!existsSync(join(folder, READY))) rmSync(path, { recursive: true, force: true });
  return path;
}

/** Two processes would destroy a folder of PGlite. The system releases a lock of SQLite when its process ends, however it ends. */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(`Another process uses ${folder}. Set STORE_URL to a PostgreSQL that both can use.`, { cause });
  }
  return () => lock.close();
}

async function openServer(connectionString: string): Promise<StoreDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: QUERY_MS,
    max: 4,
  });
  pool.on('error', () => undefined); // an idle connection broke; the next statement opens another
  try {
    const client = await pool.connect();
    try {
      // Several gateways may start at once. The lock belongs to one connection, which does all the work.
      await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
      await migrate(drizzle(client), MIGRATIONS);
    } finally {
      client.release(true); // and with it the lock
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    run: (text, values, method) =>
      method === 'all' ? pool.query({ text, values, rowMode: 'array' }) : pool.query({ text, values }),
    close: () => pool.end(),
  };
}
