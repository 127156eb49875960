import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAccount, PASSWORD, seededAccount } from '../../../support/accounts.ts';
import { RANKS, rootFields } from '../../../support/graphql/root-fields.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { emptyRedis, TEST_REDIS_URL } from '../../../support/servers/redis.ts';
import { DIALECTS, openBrowser, startShop, type Visitor } from '../../../support/servers/shop.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

/** Every field that needs a role, with its required arguments, and with all arguments. */
const FIELDS = [...rootFields(), ...rootFields({ all: true })].filter(({ needed }) => needed > 0);
/** What the gateway keeps for staff for some time: its look at the caller, and whole lists. */
const KEPT = ['{ adminSummary { totalProducts } }', '{ allOrders { items { customer { name } } } }'];
/** Shorter than the gateway keeps any of it; and a busy machine takes longer than the second that is promised. */
const NOTICED = { timeout: 4_000, interval: 20 };

describe.each(DIALECTS)('in front $dialect', ({ quirks }) => {
  const shop = shopForTests(() => startShop({ upstream: { quirks } }));
  let superAdmin: Visitor;
  beforeAll(async () => {
    superAdmin = await shop.as('superAdmin');
  });
  beforeEach(() => void shop.upstreamCalls.splice(0));
  afterEach(() => void vi.useRealTimers());

  const idOf = async (email: string): Promise<string> => {
    const { data } = await superAdmin.query<{ users: { id: string; email: string }[] }>('{ users { id email } }');
    return data.users.find((user) => user.email === email)?.id ?? '';
  };
  const setRole = async (id: string, role: string): Promise<void> => {
    const { data } = await superAdmin.query(
      'mutation ($id: ID!, $role: Role!) { updateUser(id: $id, changes: { role: $role }) { code } }',
      { id, role },
    );
    expect(data).toEqual({ updateUser: { code: 'UPDATED' } });
  };
  /** A visitor who is logged in as a super admin, whom the gateway has let read all that it keeps, and the account's id. */
  async function staff() {
    const email = await openAccount(shop);
    const id = await idOf(email);
    await setRole(id, 'SUPER_ADMIN');
    const person = shop.visitor();
    expect(await person.logIn(email, PASSWORD)).toBe('LOGGED_IN');
    for (const document of KEPT) expect(await codesOf(person, document)).toEqual([]);
    return { id, person };
  }
  const codesOf = async (person: Visitor, document: string, variables = {}): Promise<unknown[]> =>
    (await person.query(document, variables)).errors.map(({ extensions }) => extensions?.['code']);

  test('a role that was taken away is worth nothing, whatever the cookie says', async () => {
    const { id, person } = await staff();
    await setRole(id, 'USER');
    const refused = FIELDS.filter(({ needed }) => needed > RANKS.user);
    expect(refused.length).toBeGreaterThan(10);
    for (const { name, document, variables } of refused) {
      expect(await codesOf(person, document, variables), name).toEqual(['FORBIDDEN']);
    }
  });

  test('an account that was removed may do nothing, whatever the cookie says', async () => {
    const { id, person } = await staff();
    await superAdmin.query('mutation ($id: ID!) { removeUser(id: $id) { code } }', { id });
    for (const { name, document, variables } of FIELDS) {
      expect(await codesOf(person, document, variables), name).toEqual(['UNAUTHENTICATED']);
    }
  });

  test.skipIf(!TEST_REDIS_URL)('is gone at the other gateways, too, within a second', async () => {
    await emptyRedis();
    const options = { upstreamUrl: shop.upstreamUrl, redisUrl: TEST_REDIS_URL ?? '' };
    await using here = await startGateway(options);
    await using there = await startGateway(options);
    const boss = openBrowser(here);
    const { email, password } = seededAccount('superAdmin');
    await boss.logIn(email, password);
    for (const change of ['updateUser(id: $id, changes: { role: USER }) { code }', 'removeUser(id: $id) { code }']) {
      const { id, person } = await staff();
      const same = openBrowser(there);
      Object.assign(same.held, person.held);
      for (const document of KEPT) expect(await codesOf(same, document)).toEqual([]);
      await boss.query(`mutation ($id: ID!) { ${change} }`, { id });
      for (const document of KEPT) {
        const code = change.startsWith('remove') ? 'UNAUTHENTICATED' : 'FORBIDDEN';
        await vi.waitFor(async () => expect(await codesOf(same, document)).toEqual([code]), NOTICED);
      }
    }
  });

  test('is noticed within 30 s if the gateway has checked the caller before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const SUMMARY = '{ adminSummary { totalProducts } }';
    const { id, person } = await staff();
    expect(await codesOf(person, SUMMARY)).toEqual([]);
    await setRole(id, 'USER');
    vi.setSystemTime(Date.now() + 31_000);
    expect(await codesOf(person, SUMMARY)).toEqual(['FORBIDDEN']);
  });
});
