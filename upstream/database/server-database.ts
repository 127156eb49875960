import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';

const CONNECTION_MS = 15_000; // ms to get a connection from the pool
const QUERY_MS = 15_000; // ms for a statement, after which nobody waits for the request any more

export interface ServerOptions {
  connectionString: string;
  connections?: number | undefined; // the most at a time; absent: 10
  queryMs?: number | undefined; // ms that a statement may take; absent: QUERY_MS
}

/** A PostgreSQL server behind a pool, which survives that the server is restarted, fails over or falls silent. */
export function openPool(
  { Pool }: typeof pg,
  { connectionString, connections = 10, queryMs = QUERY_MS }: ServerOptions,
  logger: Logger,
): { db: NodePgDatabase; end: () => Promise<void> } {
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: queryMs, // a server that lost its power never closes the connection
  });
  // Security: without listeners, a broken connection would end the process. The pool listens only while nobody uses one.
  pool.on('error', ({ message }) => logger.warn({ message }, 'An idle database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined)); // the statement under way fails, and is logged
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client).transaction(async (tx) => {
        // A process that vanishes in the middle must not hold its locks until the server misses it, which may take hours.
        await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${queryMs}`));
        return work(tx);
      }, config);
    } catch (error) {
      // drizzle's own transaction keeps a connection that fell silent, and loses the place of one that could not begin.
      broken = error instanceof DrizzleQueryError;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return { db, end: () => pool.end() };
}
