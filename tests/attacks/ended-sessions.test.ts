import { appendFileSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePassword, openAccount, PASSWORD } from '../support/accounts.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startGateway, TEST_SECRET, type RunningGateway } from '../support/gateway.ts';
import { serve } from '../support/http.ts';
import { flushDatabase, openRedisLine } from '../support/redis-line.ts';
import { TEST_REDIS_URL } from '../support/redis.ts';
import { exitOf, shopAddress, startShopProcess } from '../support/shop-process.ts';
import { startShop, type Shop, type Visitor } from '../support/shop.ts';

const ME = '{ me { email } }';
const LOG_OUT = 'mutation { logout { code message } }';
type Proof = { cookie: string; token: string };
const proofOf = ({ held }: Visitor): Proof => ({ cookie: held.cookie ?? '', token: held.token ?? '' });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => void vi.useRealTimers());

const aSession = async (): Promise<Proof> => proofOf(await shop.as('user'));
const isIn = async (at: RunningGateway, proof: Proof): Promise<boolean> =>
  (await at.query(ME, {}, proof)).errors[0]?.extensions?.['code'] !== 'TOKEN_EXPIRED';
const logOut = async (at: RunningGateway, proof: Proof) => {
  const { data, headers } = await at.query<{ logout: { code: string; message: string } }>(LOG_OUT, {}, proof);
  return { ...data.logout, cookie: headers.getSetCookie()[0] };
};

describe('a session that was ended stays so over a restart', () => {
  test('of a gateway without Redis', async () => {
    const options = { upstreamUrl: shop.upstreamUrl, dataDir: temporaryFolder() };
    const email = await openAccount(shop);
    const other = shop.visitor();
    await other.logIn(email, PASSWORD);
    const [left, changed, good] = [await aSession(), proofOf(other), await aSession()];
    {
      await using gateway = await startGateway(options);
      expect(await logOut(gateway, left)).toMatchObject({ code: 'LOGGED_OUT' });
      expect(await changePassword(gateway, email, 'Marigold#2')).toBe('UPDATED');
    }
    await using gateway = await startGateway(options);
    for (const proof of [left, changed]) expect(await isIn(gateway, proof)).toBe(false);
    expect(await isIn(gateway, good)).toBe(true);
  });

  test(
    'by kill -9 right after the answer; half a line at the end of its file is no harm',
    { timeout: 60_000 },
    async () => {
      const DATA_DIR = temporaryFolder();
      const env = { UPSTREAM_URL: shop.upstreamUrl, DATA_DIR, SESSION_SECRETS: TEST_SECRET };
      const ask = async (url: string, query: string, proof: Proof) => {
        const headers = { 'content-type': 'application/json', ...proof };
        return (await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
      };
      const stolen = [await aSession(), await aSession()] as const;
      const first = startShopProcess(env);
      expect(await ask(await shopAddress(first), LOG_OUT, stolen[0])).toContain('LOGGED_OUT');
      first.child.kill('SIGKILL');
      await exitOf(first);
      const file = join(DATA_DIR, 'ended-sessions');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const [line = ''] = readFileSync(file, 'utf8').split('\n');
      appendFileSync(file, line.slice(0, 30));
      const second = startShopProcess(env);
      expect(await ask(await shopAddress(second), ME, stolen[0])).toContain('TOKEN_EXPIRED');
      expect(await ask(await shopAddress(second), LOG_OUT, stolen[1])).toContain('LOGGED_OUT');
      second.child.kill('SIGKILL');
      await exitOf(second);
      const third = startShopProcess(env);
      for (const proof of stolen) expect(await ask(await shopAddress(third), ME, proof)).toContain('TOKEN_EXPIRED');
    },
  );
});

test('a log-out that could not be kept is answered as FAILED, with what to do, and takes the cookie back', async () => {
  // No folder can be made below a file.
  const dataDir = join(temporaryFolder(), 'file', 'data');
  appendFileSync(join(dataDir, '..'), '');
  await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl, dataDir });
  const proof = await aSession();
  const answer = await logOut(gateway, proof);
  expect(answer.code).toBe('FAILED');
  expect(answer.message).toMatch(/change your password/);
  expect(answer.cookie).toMatch(/^session=;/);
  expect(await isIn(gateway, proof)).toBe(false);
  // It is no better the second time.
  expect((await logOut(gateway, proof)).code).toBe('FAILED');
});

describe.skipIf(!TEST_REDIS_URL)('while Redis is away', () => {
  const redisUrl = `${TEST_REDIS_URL}/3`;
  beforeEach(() => flushDatabase(redisUrl));

  test.each(['cut', 'hang'] as const)('(%s) a log-out says so; the others are told once it is back', async (how) => {
    await using line = await openRedisLine(redisUrl);
    await using cutOff = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl: line.url });
    await using other = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const proof = await aSession();
    line[how]();
    const answer = await logOut(cutOff, proof);
    expect(answer.code).toBe('FAILED');
    expect(answer.cookie).toMatch(/^session=;/);
    expect(await isIn(cutOff, proof)).toBe(false);
    expect(await isIn(other, proof)).toBe(true);
    expect(await (await fetch(`${cutOff.url}/metrics`)).text()).toMatch(/^haat_untold_session_ends 1$/m);
    line.mend();
    await vi.waitFor(async () => expect(await isIn(other, proof)).toBe(false), 20_000);
    expect((await logOut(cutOff, proof)).code).toBe('LOGGED_OUT');
    expect(await (await fetch(`${cutOff.url}/metrics`)).text()).toMatch(/^haat_untold_session_ends 0$/m);
  });

  test('what could not be told is told by the gateway’s next process', async () => {
    await using line = await openRedisLine(redisUrl);
    const options = { upstreamUrl: shop.upstreamUrl, redisUrl: line.url, dataDir: temporaryFolder() };
    await using other = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const proof = await aSession();
    {
      await using cutOff = await startGateway(options);
      line.cut();
      expect((await logOut(cutOff, proof)).code).toBe('FAILED');
    }
    line.mend();
    await using again = await startGateway(options);
    await vi.waitFor(async () => expect(await isIn(other, proof)).toBe(false), 20_000);
    expect(await isIn(again, proof)).toBe(false);
  });

  test('a changed password is told as changed, and that not everybody is logged out yet', async () => {
    await using line = await openRedisLine(redisUrl);
    await using cutOff = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl: line.url });
    await using other = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const email = await openAccount(shop);
    const thief = shop.visitor();
    await thief.logIn(email, PASSWORD);
    line.cut();
    const { data } = await cutOff.query<{ changePassword: { code: string; message: string } }>(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { code message } }',
      { input: { email, currentPassword: PASSWORD, newPassword: 'Marigold#2' } },
    );
    expect(data.changePassword.code).toBe('UPDATED');
    expect(data.changePassword.message).toMatch(/could not|not everybody/i);
    line.mend();
    await vi.waitFor(async () => expect(await isIn(other, proofOf(thief))).toBe(false), 20_000);
  });

  test('a gateway goes on knowing what others told it, over a restart', async () => {
    await using line = await openRedisLine(redisUrl);
    const options = { upstreamUrl: shop.upstreamUrl, redisUrl: line.url, dataDir: temporaryFolder() };
    await using other = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const proof = await aSession();
    {
      await using hearing = await startGateway(options);
      expect((await logOut(other, proof)).code).toBe('LOGGED_OUT');
      await vi.waitFor(async () => expect(await isIn(hearing, proof)).toBe(false));
      await vi.waitFor(() => expect(readFileSync(join(options.dataDir, 'ended-sessions'), 'utf8')).not.toBe(''));
    }
    line.cut();
    await using again = await startGateway(options);
    expect(await isIn(again, proof)).toBe(false);
  });

  test('and comes back empty: it gets the list again from those who know it', async () => {
    await using line = await openRedisLine(redisUrl);
    await using knowing = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl: line.url });
    const proof = await aSession();
    expect((await logOut(knowing, proof)).code).toBe('LOGGED_OUT');
    line.cut();
    await flushDatabase(redisUrl);
    line.mend();
    await vi.waitFor(async () => {
      await using late = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
      expect(await isIn(late, proof)).toBe(false);
    }, 20_000);
  });

  test('a gateway that starts beside it lets nobody in before it has read the list', async () => {
    await using first = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const proof = await aSession();
    expect((await logOut(first, proof)).code).toBe('LOGGED_OUT');
    await using second = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    expect(await isIn(second, proof)).toBe(false);
  });
});

describe('a session that was begun with the old password', () => {
  test('by a clock that is a minute ahead does not outlive the change; a log-in right after it is good', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const email = await openAccount(shop);
    const now = Date.now();
    vi.setSystemTime(now + 59_000);
    const thief = shop.visitor();
    await thief.logIn(email, PASSWORD);
    vi.setSystemTime(now);
    expect(await changePassword(shop, email, 'Marigold#2')).toBe('UPDATED');
    expect(await isIn(shop, proofOf(thief))).toBe(false);
    const owner = shop.visitor();
    await owner.logIn(email, 'Marigold#2');
    expect(await isIn(shop, proofOf(owner))).toBe(true);
    expect(await changePassword(shop, email, 'Marigold#3', 'Marigold#2')).toBe('UPDATED');
    expect(await isIn(shop, proofOf(owner))).toBe(false);
  });

  test('does not begin after the change, however late the API’s answer to its log-in is', async () => {
    const held: ServerResponse[] = [];
    await using api = await serve((req, res) => {
      if (req.url === '/api/users/login') held.push(res);
      else res.end(JSON.stringify({ msg: 'Password updated successfully', user: { _id: 'a'.repeat(24) } }));
    });
    await using gateway = await startGateway({ upstreamUrl: api.url });
    const email = 'meera@example.com';
    const loggingIn = gateway.query<{ login: { user: { token: string } } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { code user { token } } }',
      { input: { email, password: PASSWORD } },
    );
    await vi.waitFor(() => expect(held).toHaveLength(1));
    expect(await changePassword(gateway, email, 'Marigold#2')).toBe('UPDATED');
    held[0]?.end(JSON.stringify({ message: 'Login Successful', token: 'a.b.c', role: 'user', name: 'Meera' }));
    const { data, headers } = await loggingIn;
    const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(await isIn(gateway, { cookie, token: data.login.user.token })).toBe(false);
  });

  test('ends where the API’s answer to the change was lost: the password may be new', async () => {
    await using api = await serve((req, res) => {
      if (req.url === '/api/users/change/password') return void req.socket.destroy();
      res.end(
        JSON.stringify({ message: 'Login Successful', token: 'a.b.c', role: 'user', user: { _id: 'a'.repeat(24) } }),
      );
    });
    await using gateway = await startGateway({ upstreamUrl: api.url });
    const input = { email: 'meera@example.com', password: PASSWORD };
    const { data, headers } = await gateway.query<{ login: { user: { token: string } } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { code user { token } } }',
      { input },
    );
    const proof = { cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '', token: data.login.user.token };
    expect(await isIn(gateway, proof)).toBe(true);
    const { errors } = await gateway.query(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { code } }',
      { input: { email: input.email, currentPassword: PASSWORD, newPassword: 'Marigold#2' } },
    );
    expect(errors[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect(await isIn(gateway, proof)).toBe(false);
  });
});

describe('a request that is ambiguous', () => {
  test('two cookies, or two tokens, never mix two sessions', async () => {
    const [one, other] = [await aSession(), await aSession()];
    const codeOf = async (headers: Record<string, string>) =>
      (await shop.query(ME, {}, headers)).errors[0]?.extensions?.['code'];
    const both = (a: Proof, b: Proof): string => `${a.cookie}; ${b.cookie}`;
    expect(await codeOf({ cookie: both(one, other), token: one.token })).toBeUndefined();
    expect(await codeOf({ cookie: both(one, other), token: other.token })).toBe('CSRF_REJECTED');
    expect(await codeOf({ cookie: both({ ...one, cookie: 'session=x' }, other), token: other.token })).toBe(
      'TOKEN_EXPIRED',
    );
    expect(await codeOf({ cookie: one.cookie, token: `${other.token}, ${one.token}` })).toBe('CSRF_REJECTED');
    expect(await codeOf({ token: `${other.token}, ${one.token}` })).toBe('UNAUTHENTICATED');
  });
});
