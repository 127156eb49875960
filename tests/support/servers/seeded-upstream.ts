import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createUpstream, type Upstream, type UpstreamOptions } from '../../../upstream/app.ts';
import type { OpenDatabase } from '../../../upstream/database/database.ts';
import { SEEDED_DATABASE } from './seeded-database.ts';

/** Gives all tables the content of the seed again. Foreign keys are off, so that the order of the tables does not matter. */
const RESTORE_SEED = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%I table seed.%I', name, name);
    end loop;
  end $$;
  set session_replication_role = origin`;

/** Databases of this worker that no API uses. To open one takes a second, to restore its content some milliseconds. */
const unused: PGlite[] = [];

/** The reference API with the seeded catalogue, in a database in memory unless there is a server for it. Another seed takes two seconds. */
export async function createSeededUpstream(
  options: Omit<UpstreamOptions, 'database' | 'production'> = {},
): Promise<Upstream> {
  const ownDatabase = options.databaseUrl !== undefined || options.seed !== undefined;
  return createUpstream(ownDatabase ? options : { ...options, database: await borrowDatabase() });
}

/** A seeded database, whose accounts log in at once. It is given back by closing it. */
async function borrowDatabase(): Promise<OpenDatabase> {
  const client = unused.pop() ?? (await PGlite.create({ loadDataDir: await openAsBlob(SEEDED_DATABASE) }));
  await client.exec(RESTORE_SEED);
  let isOpen = true;
  // What an API still does after its end must not reach the database of the next one.
  const lent = new Proxy(client, {
    get(_, name) {
      if (!isOpen) throw new Error('The database is closed.');
      const value: unknown = Reflect.get(client, name);
      return typeof value === 'function' ? (value.bind(client) as unknown) : value;
    },
  });
  return {
    db: drizzle({ client: lent }),
    async close() {
      isOpen = false;
      unused.push(client);
    },
  };
}
