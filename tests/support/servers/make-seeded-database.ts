import { renameSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { openDatabase } from '../../../upstream/database/database.ts';
import { setUp } from '../../../upstream/seed/seed.ts';
import { hashPassword } from '../../../upstream/auth/password-hash.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { users } from '../../../upstream/database/tables/users.tables.ts';
import { QUICK_COST, SEEDED_DATABASE } from './seeded-database.ts';

// node tests/support/servers/make-seeded-database.ts: writes the files of a database with the catalogue.
const { db, close } = await openDatabase({ setUp: (db) => setUp(db, 'catalogue') }, pino({ level: 'silent' }));
for (const { email, password } of ACCOUNTS) {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password, QUICK_COST) })
    .where(eq(users.email, email));
}
const { $client } = db as unknown as { $client: PGlite };
// A second copy of all tables, from which tests restore them.
await $client.exec(`
  create schema seed;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table seed.%I as table public.%I', name, name);
    end loop;
  end $$`);
const copy = await $client.dumpDataDir('none');
await close();
const draft = `${SEEDED_DATABASE}.${process.pid}`;
writeFileSync(draft, await copy.bytes());
renameSync(draft, SEEDED_DATABASE);
