import { eq, inArray, like } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUpstream, type Upstream } from '../../upstream/app.ts';
import { isPasswordOf, UNUSABLE_PASSWORD_HASH } from '../../upstream/auth/password-hash.ts';
import { ACCOUNTS } from '../../upstream/seed/accounts.ts';
import { UnfitAccountsError, type Credentials } from '../../upstream/seed/super-admin.ts';
import { products } from '../../upstream/database/tables/products.tables.ts';
import { users } from '../../upstream/database/tables/users.tables.ts';
import { checkPassword } from '../../upstream/users/users.rules.ts';
import { changeUser } from '../../upstream/users/users.queries.ts';
import { DATABASES } from '../support/servers/databases.ts';
import { temporaryFolder } from '../support/folder.ts';
import { serve } from '../support/http.ts';

const OWNER = { email: 'owner@example.com', password: 'Marigold#1' };
const EMAILS = ACCOUNTS.map(({ email }) => email);

describe.each(DATABASES)('in production, with $name,', { timeout: 120_000 }, ({ create, skip }) => {
  /** A database that each start in a test opens again. */
  async function place() {
    const database = await create();
    onTestFinished(() => database[Symbol.asyncDispose]());
    return { dataDir: temporaryFolder(), databaseUrl: database.databaseUrl };
  }
  type Place = Awaited<ReturnType<typeof place>>;
  async function start(at: Place, superAdmin?: Credentials) {
    const told: Credentials[] = [];
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const production = { superAdmin, tell: (made: Credentials) => void told.push(made) };
    const upstream = await createUpstream({ ...at, production, logger });
    onTestFinished(() => upstream.close());
    return { upstream, told, log: () => lines.join('') };
  }
  const inDevelopment = async (at: Place, change: (upstream: Upstream) => Promise<unknown> = async () => undefined) => {
    const upstream = await createUpstream(at);
    await change(upstream);
    await upstream.close();
  };
  async function logIn({ app }: Upstream, body: Credentials): Promise<unknown> {
    await using server = await serve(app);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/users/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { role?: string }).role;
  }

  test.skipIf(skip)(
    'a new shop has its catalogue, and nobody who can log in but a super admin of its own',
    async () => {
      const at = await place();
      const { upstream, told, log } = await start(at);
      expect((await upstream.db.select().from(products)).length).toBeGreaterThan(100);
      const all = await upstream.db.select().from(users);
      const able = all.filter(({ passwordHash }) => passwordHash !== UNUSABLE_PASSWORD_HASH);
      expect(able).toMatchObject([{ role: 'superAdmin', email: told[0]?.email }]);
      expect(all.length).toBeGreaterThan(1);
      for (const { password } of ACCOUNTS) expect(await isPasswordOf(UNUSABLE_PASSWORD_HASH, password)).toBe(false);
      for (const account of ACCOUNTS) expect(await logIn(upstream, account)).toBeUndefined();

      expect(told).toHaveLength(1);
      expect(checkPassword(told[0]!.password)).toHaveLength(24);
      expect(await logIn(upstream, told[0]!)).toBe('superAdmin');
      expect(log()).not.toContain(told[0]!.password);
      await upstream.close();
      const second = await start(at);
      expect(second.told).toEqual([]);
      expect(await logIn(second.upstream, told[0]!)).toBe('superAdmin');
    },
  );

  test.skipIf(skip)(
    'the super admin of the environment is made once, and what became of it is left alone',
    async () => {
      const at = await place();
      const first = await start(at, OWNER);
      expect(first.told).toEqual([]);
      expect(await logIn(first.upstream, OWNER)).toBe('superAdmin');
      const [owner] = await first.upstream.db.select().from(users).where(eq(users.email, OWNER.email));
      await changeUser(first.upstream.db, owner!.id, { password: 'Marigold#2' });
      await first.upstream.close();
      const second = await start(at, OWNER);
      expect(await logIn(second.upstream, OWNER)).toBeUndefined();
      expect(await logIn(second.upstream, { ...OWNER, password: 'Marigold#2' })).toBe('superAdmin');
      // Security: a person who registered with the address first must not become super admin.
      await changeUser(second.upstream.db, owner!.id, { role: 'user' });
      await second.upstream.close();
      await expect(start(at, OWNER)).rejects.toThrow('SUPER_ADMIN_EMAIL is the address of an account that is no super');
    },
  );

  test.skipIf(skip)(
    'a database of development is refused until no demo account has its published password',
    async () => {
      const at = await place();
      await inDevelopment(at);
      await expect(start(at)).rejects.toThrow(UnfitAccountsError);
      await expect(start(at, OWNER)).rejects.toThrow(
        new RegExp(`${EMAILS.join(', ')}.*DATA_DIR.*DATABASE_URL.*NODE_ENV=development.*/changePassword`, 's'),
      );
      await inDevelopment(at, async ({ db }) => {
        const [shopper, admin] = await db.select().from(users).where(inArray(users.email, EMAILS)).orderBy(users.id);
        await changeUser(db, shopper!.id, { password: 'Marigold#3' });
        // Another address with the same password is still a demo account.
        await changeUser(db, admin!.id, { email: 'rohan@example.com' });
      });
      await expect(start(at)).rejects.toThrow(/accounts admin@haat.com, super@haat.com\./);
      await inDevelopment(at, async ({ db }) => {
        const rest = await db.select().from(users).where(like(users.passwordHash, 'scrypt%'));
        for (const { id } of rest) await changeUser(db, id, { password: 'Marigold#4' });
      });
      // There is a super admin already, so none is created.
      const { upstream, told } = await start(at);
      expect(told).toEqual([]);
      expect(await logIn(upstream, { email: 'super@haat.com', password: 'Marigold#4' })).toBe('superAdmin');
    },
  );
});

test.skipIf(DATABASES[1]!.skip)(
  'of ten shops that start at once on one database, one makes the super admin and tells it',
  async () => {
    await using database = await DATABASES[1]!.create();
    const told: Credentials[] = [];
    const production = { tell: (made: Credentials) => void told.push(made) };
    const starts = Array.from({ length: 10 }, () =>
      createUpstream({ dataDir: temporaryFolder(), databaseUrl: database.databaseUrl, production }),
    );
    const shops = await Promise.all(starts);
    expect(told).toHaveLength(1);
    const admins = await shops[0]!.db.select().from(users).where(eq(users.role, 'superAdmin'));
    expect(admins).toHaveLength(1);
    expect(await isPasswordOf(admins[0]!.passwordHash, told[0]!.password)).toBe(true);
    await Promise.all(shops.map((shop) => shop.close()));
  },
);
