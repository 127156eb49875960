import { describe, expect, test, vi } from 'vitest';
import { changePassword, openAccount, PASSWORD } from '../../../support/accounts.ts';
import { startGateway } from '../../../support/servers/gateway.ts';
import { TEST_REDIS_URL } from '../../../support/servers/redis.ts';
import { type Visitor } from '../../../support/servers/shop.ts';
import { eventually } from '../../../support/eventually.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const ME = '{ me { email } }';
const LOG_OUT = 'mutation { logout { code } }';
const codeOf = async (asking: ReturnType<Visitor['query']>): Promise<unknown> =>
  (await asking).errors[0]?.extensions?.['code'];
const proofOf = ({ held }: Visitor) => ({ cookie: held.cookie ?? '', token: held.token ?? '' });

const shop = shopForTests();

describe('a copy of a session’s cookie, with its token, is worth nothing', () => {
  test('once the session was left, though it was open a moment before, on both ways', async () => {
    const user = await shop.as('user');
    const stolen = proofOf(user);
    // Registered after the first request, so that it takes the fast path.
    for (let round = 0; round < 3; round += 1) expect((await shop.query(ME, {}, stolen)).errors).toEqual([]);
    await user.query(LOG_OUT);
    expect(await codeOf(shop.query(ME, {}, stolen))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(shop.query(`# another way\n${ME}`, {}, stolen))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(shop.query(LOG_OUT, {}, stolen))).toBeUndefined();
  });

  test('once somebody has logged in anew in that browser', async () => {
    const user = await shop.as('user');
    const stolen = proofOf(user);
    await user.logIn('admin@haat.com', 'Admin@1');
    expect(await codeOf(shop.query(ME, {}, stolen))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(user.query(ME))).toBeUndefined();
  });

  test('once it was left without its token, by whoever has lost that', async () => {
    const user = await shop.as('user');
    const stolen = proofOf(user);
    user.held.token = undefined;
    await user.query(LOG_OUT);
    expect(await codeOf(shop.query(ME, {}, stolen))).toBe('TOKEN_EXPIRED');
  });

  test('while another session of the same account goes on', async () => {
    const [one, other] = [await shop.as('user'), await shop.as('user')];
    await one.query(LOG_OUT);
    expect(await codeOf(other.query(ME))).toBeUndefined();
  });
});

test('a session cannot be fixed: a log-in makes a new cookie and token, whatever was sent', async () => {
  const attacker = await shop.as('user');
  const victim = shop.visitor();
  victim.held.cookie = attacker.held.cookie;
  victim.held.token = attacker.held.token;
  await victim.logIn('admin@haat.com', 'Admin@1');
  expect(victim.held.cookie).not.toBe(attacker.held.cookie);
  expect(victim.held.token).not.toBe(attacker.held.token);
  expect(await codeOf(attacker.query(ME))).toBe('TOKEN_EXPIRED');
  expect(await codeOf(shop.query(ME, {}, { ...proofOf(victim), token: attacker.held.token ?? '' }))).toBe(
    'CSRF_REJECTED',
  );
});

test('no two sessions have a cookie or a token in common, and tokens have 256 bits', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => shop.as('user')));
  expect(new Set(people.map(({ held }) => held.cookie)).size).toBe(5);
  expect(new Set(people.map(({ held }) => held.token)).size).toBe(5);
  for (const { held } of people) expect(held.token).toMatch(/^csrf-[\w-]{43}$/);
});

test('a cookie of another gateway’s secret, cut, swapped or with its algorithm changed is no session', async () => {
  await using stranger = await startGateway({
    upstreamUrl: shop.upstreamUrl,
    sessionSecrets: ['another secret, long enough to be one'],
  });
  const user = await shop.as('user');
  const { cookie = '', token = '' } = user.held;
  expect(await codeOf(stranger.query(ME, {}, { cookie, token }))).toBe('TOKEN_EXPIRED');
  const [, ...parts] = cookie.slice('session='.length).split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const forged of [
    `${none}.${parts.join('.')}`,
    parts.join('.'),
    `${none}.${Buffer.from('{"role":"ADMIN"}').toString('base64url')}.`,
  ]) {
    expect(await codeOf(shop.query(ME, {}, { cookie: `session=${forged}`, token }))).toBe('TOKEN_EXPIRED');
  }
});

test('two cookies, or two tokens, in one request never mix two sessions', async () => {
  const [one, other] = [proofOf(await shop.as('user')), proofOf(await shop.as('admin'))];
  const code = (cookie: string | undefined, token: string): Promise<unknown> =>
    codeOf(shop.query(ME, {}, { ...(cookie && { cookie }), token }));
  const both = `${one.cookie}; ${other.cookie}`;
  const twice = `${other.token}, ${one.token}`;
  expect(await code(both, one.token)).toBeUndefined();
  expect(await code(both, other.token)).toBe('CSRF_REJECTED');
  expect(await code(`session=x; ${other.cookie}`, other.token)).toBe('TOKEN_EXPIRED');
  expect(await code(one.cookie, twice)).toBe('CSRF_REJECTED');
  expect(await code(undefined, twice)).toBe('UNAUTHENTICATED');
});

describe.skipIf(!TEST_REDIS_URL)('several gateways', () => {
  const redisUrl = TEST_REDIS_URL ?? '';

  test.each(['left', 'ended by a change of the password'])('know what was %s at another, or before', async (how) => {
    const options = { upstreamUrl: shop.upstreamUrl, redisUrl };
    await using first = await startGateway(options);
    await using second = await startGateway(options);
    await eventually(async () => {
      // Before both are connected to Redis, each gateway only knows its own ended sessions.
      const email = await openAccount(shop);
      const user = shop.visitor();
      await user.logIn(email, PASSWORD);
      const stolen = proofOf(user);
      await (how === 'left' ? first.query(LOG_OUT, {}, stolen) : changePassword(first, email, 'Marigold#2'));
      await vi.waitFor(async () => expect(await codeOf(second.query(ME, {}, stolen))).toBe('TOKEN_EXPIRED'));
      await using third = await startGateway(options);
      await vi.waitFor(async () => expect(await codeOf(third.query(ME, {}, stolen))).toBe('TOKEN_EXPIRED'));
    });
  });

  test('work where Redis is out of reach', async () => {
    await using alone = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl: 'redis://127.0.0.1:1' });
    const stolen = proofOf(await shop.as('user'));
    expect(await codeOf(alone.query(ME, {}, stolen))).toBeUndefined();
    expect(await codeOf(alone.query(LOG_OUT, {}, stolen))).toBeUndefined();
    expect(await codeOf(alone.query(ME, {}, stolen))).toBe('TOKEN_EXPIRED');
  });
});
