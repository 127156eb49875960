import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createMailer } from '../../upstream/users/mail.ts';
import { finishReset, startReset } from '../../upstream/users/password-reset.queries.ts';
import { passwordResets, users } from '../../upstream/database/tables/users.tables.ts';
import { startApi, type TestApi } from '../support/servers/api.ts';
import { temporaryFolder } from '../support/folder.ts';
import { mailServer } from '../support/servers/mail-server.ts';

const EMAIL = 'shopper@haat.com';
const MINUTE = 60_000;
const ask = (api: TestApi) => api.call('POST /api/users/forget/password', { body: { email: EMAIL } });
const tokenIn = (text: string): string => /reset_password\/token\/([\w-]+)/.exec(text)?.[1] ?? '';

describe('a forgotten password', () => {
  test('is replaced with the mailed link, once and within five minutes; the old one is invalid then', async () => {
    await using api = await startApi({ dataDir: undefined, storefrontUrl: 'https://shop.example' });
    await ask(api);
    await ask(api);
    const [first, second] = api.upstream.outbox.map(({ text }) => tokenIn(text));
    expect(api.upstream.outbox[0]).toMatchObject({
      to: EMAIL,
      text: expect.stringContaining(`https://shop.example/reset_password/token/${first}\n`) as string,
    });
    const reset = (token: string | undefined) =>
      api.call('POST /api/users/resetPassword', { body: { token, newPassword: 'Another#1' } });
    const answers = await Promise.all([reset(first), reset(first), reset(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    // The link of an earlier mail must not open the account.
    expect((await reset(second)).body).toEqual({ message: 'Invalid or expired token' });
    const login = async (password: string) =>
      (await api.call('POST /api/users/login', { body: { email: EMAIL, password } })).status;
    expect([await login('Shopper@1'), await login('Another#1')]).toEqual([400, 200]);

    const { db } = api.upstream;
    const [user] = await db.select().from(users).where(eq(users.email, EMAIL));
    const now = Date.now();
    const late = await startReset(db, user!.id, new Date(now));
    expect(JSON.stringify(await db.select().from(passwordResets))).not.toContain(late);
    expect(await finishReset(db, late, 'Another#1', new Date(now + 5 * MINUTE))).toBe(false);
    expect(await finishReset(db, late, 'Another#1', new Date(now + 5 * MINUTE - 1))).toBe(true);
  });

  test('has links that become invalid with any change of the account’s password or address; links of others stay valid', async () => {
    await using api = await startApi();
    const staff = await api.newPerson('superAdmin');
    const [user] = await api.upstream.db.select().from(users).where(eq(users.email, EMAIL));
    const change = { update_user_id: user!.id };
    const update = (fields: object) =>
      api.call('PATCH /api/users/SuperAdmin/update', { token: staff.token, body: { ...change, ...fields } });
    const newLink = (userId = user!.id) => startReset(api.upstream.db, userId);
    const reset = async (token: string): Promise<number> =>
      (await api.call('POST /api/users/resetPassword', { body: { token, newPassword: 'Another#1' } })).status;

    const others = await newLink(staff.id);
    const changes = [
      () =>
        api.call('POST /api/users/change/password', {
          body: { email: EMAIL, password: 'Shopper@1', newPassword: 'Shopper@2' },
        }),
      () => update({ password: 'Shopper@3' }),
      () => update({ email: 'asha@example.com' }),
    ];
    for (const make of changes) {
      const links = [await newLink(), await newLink()];
      expect((await make()).status).toBe(200);
      for (const link of links) expect(await reset(link)).toBe(400);
    }
    // Changes that do not affect who may log in keep a link valid.
    const link = await newLink();
    expect((await update({ name: 'Asha Menon' })).status).toBe(200);
    expect([await reset(link), await reset(others)]).toEqual([200, 200]);
  });

  test.each([
    'shopper@haat.com, evil@example.com',
    'shopper@haat.com\r\nBcc: evil@example.com',
    'Shop <shopper@haat.com>',
    'shopper@haat.com;evil@example.com',
  ])('is mailed to nobody but one address: %j is none', async (to) => {
    const mailer = createMailer({}, pino({ level: 'silent' }));
    await expect(mailer.send({ to, subject: 'Hello', text: '' })).rejects.toThrow('exactly one address');
    const subject = 'Hello\r\nBcc: evil@example.com';
    await expect(mailer.send({ to: EMAIL, subject, text: '' })).rejects.toThrow('one line');
    expect(mailer.outbox).toEqual([]);
  });

  test('is written to the outbox as a mail that only its owner may read, and the log does not contain the token', async () => {
    const dataDir = temporaryFolder();
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    await using api = await startApi({ dataDir, logger });
    expect((await ask(api)).body).toEqual({ message: `Email has been sent to email: ${EMAIL}`, hint: 'send' });
    const [file = '', ...others] = readdirSync(join(dataDir, 'outbox'));
    expect(others).toEqual([]);
    const mail = readFileSync(join(dataDir, 'outbox', file), 'utf8');
    expect(statSync(join(dataDir, 'outbox', file)).mode & 0o777).toBe(0o600);
    // Quoted-printable breaks lines over 76 characters with a =.
    const token = tokenIn(mail.replaceAll('=\r\n', ''));
    expect(token).toHaveLength(43);
    expect(lines.join('')).toContain('A mail was written to the outbox');
    expect(lines.join('')).not.toContain(token);
  });

  test('is mailed over SMTP if there is a server; a refused mail leaves no token behind', async () => {
    await using server = await mailServer();
    await using api = await startApi({ smtpUrl: server.url });
    expect((await ask(api)).status).toBe(200);
    expect(server.mails).toEqual([{ to: EMAIL, source: expect.stringContaining('reset_password/token/') as string }]);
    const { db } = api.upstream;
    await db.delete(passwordResets);
    for (const [refuses, status, message] of [
      ['mails', 500, 'Error sending email'],
      ['credentials', 401, 'Invalid email credentials'],
    ] as const) {
      server.refuses = refuses;
      const answer = await ask(api);
      expect([answer.status, answer.body]).toEqual([status, { message }]);
      expect(await db.select().from(passwordResets)).toEqual([]);
    }
  });
});
