import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLoginThrottle, limiterInRedis } from '../../../../gateway/limits/login-throttle.ts';
import { ShopError } from '../../../../gateway/errors/shop-error.ts';
import { RATE_LIMITS } from '../../../../gateway/limits/rate-limit.ts';
import { connectRedis, type Redis, type RedisClient } from '../../../../gateway/lib/redis.ts';
import { changePassword, openAccount, PASSWORD } from '../../../support/accounts.ts';
import { startShop, type Shop } from '../../../support/servers/shop.ts';
import { TEST_REDIS_URL } from '../../../support/servers/redis.ts';
import { eventually } from '../../../support/eventually.ts';

const LIMITS = { ...RATE_LIMITS, logins: 1_000, resets: 1_000 };
const VICTIM = 'victim@example.com';

/** A throttle that notes its delays in ms and does not wait. */
function start(redis?: Redis) {
  const pauses: number[] = [];
  const pause = async (ms: number): Promise<void> => void pauses.push(ms);
  return {
    throttle: createLoginThrottle({ limits: LIMITS, pause, ...(redis && { makeLimiter: limiterInRedis(redis) }) }),
    pauses,
  };
}

/** False: refused as too many attempts. */
async function isLetThrough(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof ShopError && error.extensions['code'] === 'RATE_LIMITED') return false;
    throw error;
  }
}

const waitOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 0,
    (error: ShopError) => error.extensions['retryAfterSeconds'],
  );

describe('guessing at one account', () => {
  test('from one address ends after a few tries, even if all of them come at once', async () => {
    const { throttle } = start();
    const attempts = await Promise.all(
      Array.from({ length: 100 }, () => isLetThrough(throttle('192.0.2.1').password(VICTIM))),
    );
    // Five attempts are free, and the sixth has waited.
    expect(attempts.filter(Boolean)).toHaveLength(6);
  });

  test('however the account is written', async () => {
    const { throttle } = start();
    const spellings = [VICTIM, ' Victim@example.com ', 'VICTIM@EXAMPLE.COM'];
    for (let round = 0; round < 6; round += 1) await throttle('192.0.2.1').password(spellings[round % 3] ?? '');
    expect(await isLetThrough(throttle('192.0.2.1').password(VICTIM))).toBe(false);
  });

  test('never locks its owner out: not at another address, not after any number of tries from anywhere', async () => {
    const { throttle, pauses } = start();
    for (let host = 0; host < 200; host += 1) {
      for (let tries = 0; tries < 8; tries += 1) await waitOf(throttle(`198.51.100.${host}`).password(VICTIM));
    }
    expect(await isLetThrough(throttle('203.0.113.5').password(VICTIM))).toBe(true);
    // The owner waits a few seconds, once.
    expect(Math.max(...pauses)).toBe(5_000);
    expect(pauses.slice(0, 3)).toEqual([250, 500, 750]);
  });

  test('leaves other accounts alone, and a right password clears what was wrong before', async () => {
    const { throttle } = start();
    for (let tries = 0; tries < 7; tries += 1) await waitOf(throttle('192.0.2.1').password(VICTIM));
    expect(await isLetThrough(throttle('192.0.2.1').password('other@example.com'))).toBe(true);
    for (let day = 0; day < 20; day += 1) {
      const passed = await throttle('192.0.2.9').password('careful@example.com');
      await passed();
    }
    expect(await isLetThrough(throttle('192.0.2.9').password('careful@example.com'))).toBe(true);
  });

  test('from one network of IPv6 counts as from one address', async () => {
    const { throttle } = start();
    for (let host = 1; host <= 6; host += 1) await throttle(`2001:db8:1:2::${host}`).password(VICTIM);
    expect(await isLetThrough(throttle('2001:db8:1:2:ffff::1').password(VICTIM))).toBe(false);
    expect(await isLetThrough(throttle('2001:db8:1:3::1').password(VICTIM))).toBe(true);
  });
});

/** Checks `password`, and gives the account the password `next`, if the operation does that. Returns the code of the answer. */
const CHECKS: Record<string, (shop: Shop, email: string, password: string, next: string) => Promise<unknown>> = {
  async login({ query }, email, password) {
    const document = 'mutation ($input: LoginInput!) { login(input: $input) { code } }';
    const { data, errors } = await query<{ login: { code: string } }>(document, { input: { email, password } });
    return errors[0]?.extensions?.['code'] ?? data.login.code;
  },
  changePassword: (shop, email, password, next) => changePassword(shop, email, next, password),
};

describe.each(Object.entries(CHECKS))('at the gateway, with %s,', (name, check) => {
  test('wrong passwords end after a few tries, and right ones never do', async () => {
    await using shop = await startShop();
    const guessed: unknown[] = [];
    const email = await openAccount(shop);
    for (let n = 0; n < 7; n += 1) guessed.push(await check(shop, email, `Wrong#12${n}`, 'Marigold#9'));
    expect(guessed).toEqual([...Array<string>(6).fill('WRONG_PASSWORD'), 'RATE_LIMITED']);
    const owner = await openAccount(shop);
    for (let n = 1; n < 9; n += 1) {
      const [password, next] = name === 'login' ? [PASSWORD, ''] : [`Marigold#${n}`, `Marigold#${n + 1}`];
      expect(await check(shop, owner, password, next)).toBe(name === 'login' ? 'LOGGED_IN' : 'UPDATED');
    }
  });
});

test('an account gets few mails, from wherever they are asked for', async () => {
  const { throttle } = start();
  const sent = [];
  for (let host = 0; host < 20; host += 1) sent.push(await isLetThrough(throttle(`198.51.100.${host}`).reset(VICTIM)));
  expect(sent.filter(Boolean)).toHaveLength(5);
});

describe('a stranger’s requests for reset mails', () => {
  afterEach(() => void vi.useRealTimers());
  const LINK_MS = 5 * 60_000;

  test('from one address leave the owner at another one a mail at once', async () => {
    const { throttle } = start();
    for (let tries = 0; tries < 5; tries += 1) await isLetThrough(throttle('192.0.2.1').reset(VICTIM));
    expect(await isLetThrough(throttle('203.0.113.5').reset(VICTIM))).toBe(true);
  });

  test.each([
    ['many addresses', (n: number) => `198.51.100.${n}`],
    ['the owner’s own address', () => '203.0.113.5'],
  ])('from %s keep the owner from one only while a link that was mailed works', async (_where, addressOf) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { throttle } = start();
    const sentAt: number[] = [];
    // Each minute of an hour somebody asks as often as they can, and the owner after them.
    for (let minute = 0; minute < 60; minute += 1) {
      const askers = [...Array.from({ length: 20 }, (_, n) => addressOf(n)), '203.0.113.5'];
      for (const address of askers) if (await isLetThrough(throttle(address).reset(VICTIM))) sentAt.push(Date.now());
      expect(Date.now() - (sentAt.at(-1) ?? 0)).toBeLessThan(LINK_MS);
      vi.setSystemTime(Date.now() + 60_000);
    }
    // Five in 15 minutes as before, and one each time that the last link has ended.
    expect(sentAt.length).toBeLessThanOrEqual(4 * 5 + 12);
  });

  test('do not count against the owner if no mail was sent', async () => {
    const { throttle } = start();
    for (let host = 0; host < 20; host += 1) {
      await throttle(`198.51.100.${host}`)
        .reset(VICTIM)
        .then((unsent) => unsent());
    }
    expect(await isLetThrough(throttle('203.0.113.5').reset(VICTIM))).toBe(true);
  });
});

describe.skipIf(!TEST_REDIS_URL)('several gateways', () => {
  const log = pino({ level: 'silent' });

  test('count together', async () => {
    const victim = `${randomUUID()}@example.com`;
    const clients = [1, 2].map(() => connectRedis({ urls: [TEST_REDIS_URL ?? ''], log }));
    await eventually(() => expect(clients.map(({ inUse }) => inUse)).toEqual([true, true]));
    // Without a time limit: on a busy machine Redis may be late, and then a gateway counts alone.
    const patient = clients.map((client) => ({
      ...client,
      run: <Value>(command: (on: RedisClient) => Promise<Value>) => command(client.client),
    }));
    const throttles = patient.map((client) => start(client).throttle);
    for (let tries = 0; tries < 6; tries += 1) await throttles[tries % 2]?.('192.0.2.1').password(victim);
    for (const throttle of throttles) expect(await isLetThrough(throttle('192.0.2.1').password(victim))).toBe(false);
    for (const client of clients) client.close();
  });

  test('go on counting, each for itself, where Redis is out of reach', async () => {
    const redis = connectRedis({ urls: ['redis://127.0.0.1:1'], log });
    const { throttle } = start(redis);
    for (let tries = 0; tries < 6; tries += 1) await throttle('192.0.2.1').password(VICTIM);
    expect(await isLetThrough(throttle('192.0.2.1').password(VICTIM))).toBe(false);
    redis.close();
  });
});
