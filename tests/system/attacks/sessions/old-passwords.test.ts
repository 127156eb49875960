import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changePassword, openAccount, PASSWORD } from '../../../support/accounts.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve } from '../../../support/http.ts';
import { type Visitor } from '../../../support/servers/shop.ts';
import { eventually } from '../../../support/eventually.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

type Proof = { cookie: string; token: string };
const proofOf = ({ held }: Visitor): Proof => ({ cookie: held.cookie ?? '', token: held.token ?? '' });
const isIn = async (at: RunningGateway, proof: Proof): Promise<boolean> =>
  (await at.query('{ me { email } }', {}, proof)).errors[0]?.extensions?.['code'] !== 'TOKEN_EXPIRED';

const EMAIL = 'meera@example.com';
const LOGGED_IN = JSON.stringify({
  message: 'Login Successful',
  token: 'a.b.c',
  role: 'user',
  user: { _id: 'a'.repeat(24) },
});
const WRONG = JSON.stringify({ msg: 'Incorrect current password' });

async function logIn(gateway: RunningGateway): Promise<Proof> {
  const { data, headers } = await gateway.query<{ login: { user: { token: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { code user { token } } }',
    { input: { email: EMAIL, password: PASSWORD } },
  );
  return { cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '', token: data.login.user.token };
}

/** Tries to change the password; ignores the result. */
async function tryChange(gateway: RunningGateway, headers: Proof | Record<string, never>): Promise<void> {
  const input = { email: EMAIL, currentPassword: PASSWORD, newPassword: 'Marigold#2' };
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { code } }';
  await gateway.query(document, { input }, headers);
}

const shop = shopForTests();
afterEach(() => void vi.useRealTimers());

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
    await eventually(() => expect(held).toHaveLength(1));
    expect(await changePassword(gateway, email, 'Marigold#2')).toBe('UPDATED');
    held[0]?.end(JSON.stringify({ message: 'Login Successful', token: 'a.b.c', role: 'user', name: 'Meera' }));
    const { data, headers } = await loggingIn;
    const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(await isIn(gateway, { cookie, token: data.login.user.token })).toBe(false);
  });

  test.each<[what: string, ends: boolean, answer: RequestListener]>([
    ['ends where the API’s answer to the change was lost', true, (req) => void req.socket.destroy()],
    ['ends where a proxy gave up', true, alwaysAnswers(504, '')],
    ['ends where the answer makes no sense', true, alwaysAnswers(200, '<h1>Hello</h1>')],
    ['goes on where the API refused, in words of its own', false, alwaysAnswers(400, { msg: 'The moon is full' })],
    ['goes on where the API broke, which anybody may bring about', false, alwaysAnswers(500, '<h1>Error</h1>')],
  ])('%s', async (_what, ends, answer) => {
    await using api = await serve((req, res) => {
      if (req.url === '/api/users/change/password') return answer(req, res);
      res.end(LOGGED_IN);
    });
    await using gateway = await startGateway({ upstreamUrl: api.url });
    const [other, own] = [await logIn(gateway), await logIn(gateway)];
    await tryChange(gateway, own);
    expect(api.calls).toContain('POST /api/users/change/password');
    expect(await isIn(gateway, other)).toBe(!ends);
    expect(await isIn(gateway, own)).toBe(true);
  });

  test.each<[what: string, answer: RequestListener]>([
    ['is cut', (req) => void req.socket.destroy()],
    ['comes too late', (_req, res) => void setTimeout(() => res.end(WRONG), 400)],
  ])(
    'goes on until the next log-in where a stranger asked for the change, and its answer %s',
    async (_what, answer) => {
      await using api = await serve((req, res) => {
        if (req.url === '/api/users/change/password') return answer(req, res);
        res.end(LOGGED_IN);
      });
      await using gateway = await startGateway({ upstreamUrl: api.url, upstream: { deadlineMs: 300 } });
      const victim = await logIn(gateway);
      await tryChange(gateway, {});
      expect(api.calls).toContain('POST /api/users/change/password');
      expect(await isIn(gateway, victim)).toBe(true);
      // The change may have succeeded, so the next log-in ends all sessions that began with the old password.
      const next = await logIn(gateway);
      expect(await isIn(gateway, victim)).toBe(false);
      expect(await isIn(gateway, next)).toBe(true);
    },
  );
});
