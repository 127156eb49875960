import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAccount, PASSWORD } from '../../../support/accounts.ts';
import { temporaryFolder } from '../../../support/folder.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { TEST_REDIS_URL } from '../../../support/servers/redis.ts';
import { type Visitor } from '../../../support/servers/shop.ts';
import { eventually } from '../../../support/eventually.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const ME = '{ me { email } }';
const NEW = 'Marigold#2';
const MINUTE = 60_000;
const proofOf = ({ held }: Visitor) => ({ cookie: held.cookie ?? '', token: held.token ?? '' });

const shop = shopForTests();
afterEach(() => void vi.useRealTimers());

const isIn = async (person: Visitor, at: RunningGateway = shop): Promise<boolean> =>
  (await at.query(ME, {}, proofOf(person))).errors.length === 0;

async function logIn(email: string, password = PASSWORD): Promise<Visitor> {
  const person = shop.visitor();
  expect(await person.logIn(email, password)).toBe('LOGGED_IN');
  return person;
}

/** Requests a reset and returns the token of the mailed link. */
async function askForReset(email: string): Promise<string> {
  await shop.query('mutation ($email: String!) { requestPasswordReset(email: $email) { code } }', { email });
  return /reset_password\/token\/([\w.-]+)/.exec(JSON.stringify(shop.upstream.outbox.at(-1)))?.[1] ?? '';
}

async function reset(token: string, at: RunningGateway = shop): Promise<string> {
  const { data } = await at.query<{ resetPassword: { code: string } }>(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { code } }',
    { input: { token, newPassword: NEW } },
  );
  return data.resetPassword.code;
}

describe('a password that is reset by mail', () => {
  test('ends at once whoever logged in with the old one, before the mail and between it and the reset', async () => {
    const email = await openAccount(shop);
    const before = await logIn(email);
    const link = await askForReset(email);
    const between = [await logIn(email), await logIn(email)];
    for (const thief of [before, ...between]) expect(await isIn(thief)).toBe(true);
    expect(await reset(link)).toBe('RESET');
    for (const thief of [before, ...between]) expect(await isIn(thief)).toBe(false);
    const [owner, phone] = [await logIn(email, NEW), await logIn(email, NEW)];
    for (const one of [owner, phone]) expect(await isIn(one)).toBe(true);
  });

  test('ends nobody who has not asked for one, and a link that is none ends nobody at all', async () => {
    const [email, other] = [await openAccount(shop), await openAccount(shop)];
    const [person, stranger] = [await logIn(email), await logIn(other)];
    const link = await askForReset(email);
    expect(await reset('not-a-token')).toBe('TOKEN_EXPIRED_OR_INVALID');
    expect(await isIn(person)).toBe(true);
    expect(await reset(link)).toBe('RESET');
    expect(await isIn(person)).toBe(false);
    expect(await isIn(stranger)).toBe(true);
  });

  test('does not use up what somebody else has asked for', async () => {
    const [email, thiefs] = [await openAccount(shop), await openAccount(shop)];
    const link = await askForReset(email);
    expect(await reset(await askForReset(thiefs))).toBe('RESET');
    const thief = await logIn(email);
    expect(await isIn(thief)).toBe(true);
    expect(await reset(link)).toBe('RESET');
    expect(await isIn(thief)).toBe(false);
  });

  test('that was asked for with a made-up address leaves nothing behind, which would push out what others asked for', async () => {
    const dataDir = temporaryFolder();
    await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl, dataDir });
    const ask = async (email: string): Promise<string> => {
      const document = 'mutation ($email: String!) { requestPasswordReset(email: $email) { code } }';
      const { data } = await gateway.query<{ requestPasswordReset: { code: string } }>(document, { email });
      return data.requestPasswordReset.code;
    };
    expect(await ask('nobody.at.all@example.com')).toBe('EMAIL_NOT_FOUND');
    expect(await ask(await openAccount(shop))).toBe('EMAIL_SENT');
    const asked = readFileSync(join(dataDir, 'ended-sessions'), 'utf8').split('\n').filter(Boolean);
    expect(asked).toHaveLength(1);
  });

  test('after the expected lifetime of links: the owner’s next log-in ends older sessions, a thief’s does not', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // The API's links are valid for five minutes; the gateway expects one minute.
    await using gateway = await startGateway({ upstreamUrl: shop.upstreamUrl, protection: { resetLinkS: 60 } });
    const email = await openAccount(shop);
    const logInThere = async (password: string) => {
      const { data, headers } = await gateway.query<{ login: { user: { token: string } } }>(
        'mutation ($input: LoginInput!) { login(input: $input) { user { token } } }',
        { input: { email, password } },
      );
      return { cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '', token: data.login.user.token };
    };
    const errorsOf = async (proof: Record<string, string>) => (await gateway.query(ME, {}, proof)).errors.length;
    await gateway.query('mutation ($email: String!) { requestPasswordReset(email: $email) { code } }', { email });
    const link = /token\/([\w.-]+)/.exec(JSON.stringify(shop.upstream.outbox.at(-1)))?.[1] ?? '';
    const thief = await logInThere(PASSWORD);
    vi.setSystemTime(Date.now() + 4 * MINUTE);
    const second = await logInThere(PASSWORD);
    expect(await reset(link, gateway)).toBe('RESET');
    for (const proof of [thief, second]) expect(await errorsOf(proof)).toBe(0);
    const owner = await logInThere(NEW);
    for (const proof of [thief, second]) expect(await errorsOf(proof)).toBe(1);
    const phone = await logInThere(NEW);
    for (const proof of [owner, phone]) expect(await errorsOf(proof)).toBe(0);
  });
});

test.skipIf(!TEST_REDIS_URL)('ends on all gateways, whichever of them was asked and whichever did it', async () => {
  const options = { upstreamUrl: shop.upstreamUrl, redisUrl: TEST_REDIS_URL ?? '' };
  await using asked = await startGateway(options);
  await using doing = await startGateway(options);
  await using idle = await startGateway(options);
  const email = await openAccount(shop);
  const before = await logIn(email);
  await asked.query('mutation ($email: String!) { requestPasswordReset(email: $email) { code } }', { email });
  const link = /token\/([\w.-]+)/.exec(JSON.stringify(shop.upstream.outbox.at(-1)))?.[1] ?? '';
  const between = await logIn(email);
  expect(await reset(link, doing)).toBe('RESET');
  for (const thief of [before, between]) {
    expect(await isIn(thief, doing)).toBe(false);
    for (const other of [asked, idle]) await eventually(async () => expect(await isIn(thief, other)).toBe(false));
  }
});
