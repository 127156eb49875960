import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { changePassword, openAccount, PASSWORD } from '../../../support/accounts.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { startGateway, TEST_SECRET, type RunningGateway } from '../../../support/servers/gateway.ts';
import { flushDatabase, openRedisLine } from '../../../support/servers/redis-line.ts';
import { TEST_REDIS_URL } from '../../../support/servers/redis.ts';
import { exitOf, shopAddress, startShopProcess } from '../../../support/servers/shop-process.ts';
import { type Visitor } from '../../../support/servers/shop.ts';
import { eventually } from '../../../support/eventually.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const ME = '{ me { email } }';
const LOG_OUT = 'mutation { logout { code message } }';
type Proof = { cookie: string; token: string };
const proofOf = ({ held }: Visitor): Proof => ({ cookie: held.cookie ?? '', token: held.token ?? '' });

const shop = shopForTests();

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
  // The parent is a file, so the folder cannot be created.
  const dataDir = join(temporaryFolder(), 'file', 'data');
  appendFileSync(join(dataDir, '..'), '');
  await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl, dataDir });
  const proof = await aSession();
  const answer = await logOut(gateway, proof);
  expect(answer.code).toBe('FAILED');
  expect(answer.message).toMatch(/change your password/);
  expect(answer.cookie).toMatch(/^session=;/);
  expect(await isIn(gateway, proof)).toBe(false);
  // A second attempt fails, too.
  expect((await logOut(gateway, proof)).code).toBe('FAILED');
});

describe.skipIf(!TEST_REDIS_URL)('while Redis is away', () => {
  const redisUrl = TEST_REDIS_URL ?? '';
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
    await eventually(async () => expect(await isIn(other, proof)).toBe(false));
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
    await eventually(async () => expect(await isIn(other, proof)).toBe(false));
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
    await eventually(async () => expect(await isIn(other, proofOf(thief))).toBe(false));
  });

  test('a gateway goes on knowing what others told it, over a restart', async () => {
    await using line = await openRedisLine(redisUrl);
    const options = { upstreamUrl: shop.upstreamUrl, redisUrl: line.url, dataDir: temporaryFolder() };
    await using other = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const proof = await aSession();
    {
      await using hearing = await startGateway(options);
      expect((await logOut(other, proof)).code).toBe('LOGGED_OUT');
      await eventually(async () => expect(await isIn(hearing, proof)).toBe(false));
      await eventually(() => expect(readFileSync(join(options.dataDir, 'ended-sessions'), 'utf8')).not.toBe(''));
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
    await eventually(async () => {
      await using late = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
      expect(await isIn(late, proof)).toBe(false);
    });
  });

  test('a gateway that starts beside it lets nobody in before it has read the list', async () => {
    await using first = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    const proof = await aSession();
    expect((await logOut(first, proof)).code).toBe('LOGGED_OUT');
    await using second = await startGateway({ upstreamUrl: shop.upstreamUrl, redisUrl });
    expect(await isIn(second, proof)).toBe(false);
  });
});
