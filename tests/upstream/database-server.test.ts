import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUpstream } from '../../upstream/app.ts';
import { openPool, type ServerOptions } from '../../upstream/database/server-database.ts';
import { seededAccount } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/folder.ts';
import { DATABASES } from '../support/servers/databases.ts';
import { openRedisLine } from '../support/servers/redis-line.ts';

const { skip, create } = DATABASES[1]!;
const QUERY_MS = 2_000; // a busy machine must not take it for silence
const CONNECTIONS = 3;

function open(options: ServerOptions): NodePgDatabase {
  const { db, end } = openPool(pg, { connections: CONNECTIONS, ...options }, pino({ level: 'silent' }));
  onTestFinished(end);
  return db;
}

/** The place on the server of the connection that answers. */
async function placeOf(db: Pick<NodePgDatabase, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

const inTransaction = (db: NodePgDatabase): Promise<number> => db.transaction((tx) => placeOf(tx));

/** As many at once as there are connections, each in a transaction of its own. */
const allAtOnce = (db: NodePgDatabase): Promise<PromiseSettledResult<number>[]> =>
  Promise.allSettled(Array.from({ length: CONNECTIONS }, () => inTransaction(db)));

const fulfilled = (results: PromiseSettledResult<unknown>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe.skipIf(skip)('a PostgreSQL server', () => {
  test('that ends connections amid transactions ends neither the process nor the pool', async () => {
    await using database = await create();
    const db = open({ connectionString: database.databaseUrl ?? '' });
    // An error that nobody listens to would fail this test file.
    for (let round = 0; round <= CONNECTIONS; round += 1) {
      const broken = db.transaction(async (tx) => {
        const place = await placeOf(tx);
        await db.execute(sql`select pg_terminate_backend(${place})`);
        await placeOf(tx);
      });
      await expect(broken).rejects.toThrow('Failed query');
    }
    expect(fulfilled(await allAtOnce(db))).toBe(CONNECTIONS);
  });

  test('that falls silent costs each connection its time, and the pool none of its places', async () => {
    await using database = await create();
    await using line = await openRedisLine(database.databaseUrl ?? '');
    const connectionString = line.url.replace('redis://', 'postgres://postgres@');
    const db = open({ connectionString, queryMs: QUERY_MS });
    await eventually(async () => expect(fulfilled(await allAtOnce(db))).toBe(CONNECTIONS));
    line.hang();
    expect(fulfilled(await allAtOnce(db))).toBe(0);
    // Another server has taken the address. Connections to the old one stay silent.
    line.heal();
    await eventually(async () => expect(fulfilled(await allAtOnce(db))).toBe(CONNECTIONS));
  });

  test('takes back the locks of a process that vanished amid a transaction', async () => {
    await using database = await create();
    await using line = await openRedisLine(database.databaseUrl ?? '');
    const db = open({ connectionString: line.url.replace('redis://', 'postgres://postgres@'), queryMs: QUERY_MS });
    const direct = open({ connectionString: database.databaseUrl ?? '' });
    const lock = async (): Promise<boolean> =>
      (await direct.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(1) as free`)).rows[0]?.free ??
      false;
    const goOn = Promise.withResolvers<void>();
    const vanished = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      expect(await lock()).toBe(false);
      line.hang();
      await goOn.promise;
      await placeOf(tx);
    });
    const refused = expect(vanished).rejects.toThrow('Failed query');
    await eventually(async () => expect(await lock()).toBe(true));
    goOn.resolve();
    await refused;
  });

  test('keeps the connection of a transaction that its own rules refuse', async () => {
    await using database = await create();
    const db = open({ connectionString: database.databaseUrl ?? '', connections: 1 });
    const before = await placeOf(db);
    const refused = db.transaction(async () => {
      throw new Error('out of stock');
    });
    await expect(refused).rejects.toThrow('out of stock');
    expect(await placeOf(db)).toBe(before);
  });

  test('that several APIs share accepts at each the sessions of the others, if they have one secret', async () => {
    await using database = await create();
    const start = async (tokenSecret?: string): Promise<string> => {
      const options = { dataDir: temporaryFolder(), databaseUrl: database.databaseUrl, seed: 'empty' as const };
      const upstream = await createUpstream({ ...options, tokenSecret });
      onTestFinished(() => upstream.close());
      return (await upstream.listen({ port: 0, host: '127.0.0.1' })).url;
    };
    const secret = 'one secret for all APIs of a database';
    const [first, second, stranger] = [await start(secret), await start(secret), await start()];
    const { email, password } = seededAccount('user');
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    const logIn = await fetch(`${first}/api/users/login`, { method: 'POST', headers, body });
    const { token } = (await logIn.json()) as { token: string };
    const statusAt = async (url: string): Promise<number> =>
      (await fetch(`${url}/api/users/get/user`, { headers: { token } })).status;
    expect([await statusAt(first), await statusAt(second), await statusAt(stranger)]).toEqual([200, 200, 401]);
  });
});
