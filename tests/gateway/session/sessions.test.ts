import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gateway.ts';
import { startShop, type Visitor } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const ME = '{ me { email role } }';
const codesOf = async (asking: ReturnType<Visitor['query']>): Promise<unknown[]> =>
  (await asking).errors.map(({ extensions }) => extensions?.['code']);

const shop = shopForTests();
let apiToken: string;
beforeAll(async () => {
  apiToken = await shop.upstreamToken('admin');
});
beforeEach(() => void shop.upstreamCalls.splice(0));

describe('a session', () => {
  test('is a sealed cookie that scripts cannot read; the API’s token is nowhere in what the browser gets', async () => {
    const answer = await shop
      .visitor()
      .query<{ login: { user: { token: string } } }>(
        'mutation { login(input: { email: "shopper@haat.com", password: "Shopper@1" }) { code message user { name role token } } }',
      );
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[^;]+; .*Path=\/.*; HttpOnly; SameSite=Lax$/);
    expect(new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '').getTime()).toBeGreaterThan(Date.now());
    const everything = JSON.stringify(answer.data) + decodeURIComponent(cookie);
    expect(everything).not.toMatch(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/);
    expect(answer.data.login.user.token).toMatch(/^csrf-/);
  });

  test('on https is a __Host- cookie and secure', async () => {
    await using secure = await startGateway({ upstreamUrl: shop.upstreamUrl, publicUrl: 'https://shop.example' });
    const { headers } = await secure.query(
      'mutation { login(input: { email: "shopper@haat.com", password: "Shopper@1" }) { code } }',
    );
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-session=[^;]+; .*Path=\/.*; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('needs its CSRF token in the header, for any operation; what is refused makes no upstream call', async () => {
    const user = await shop.as('user');
    shop.upstreamCalls.splice(0);
    const { token } = user.held;
    const other = await shop.as('admin');
    shop.upstreamCalls.splice(0);
    for (const wrong of [undefined, 'csrf-guess', other.held.token]) {
      user.held.token = wrong;
      expect(await codesOf(user.query(ME))).toEqual(['CSRF_REJECTED']);
      expect(await codesOf(user.query('{ products { items { id } } }'))).toEqual(['CSRF_REJECTED']);
      expect(await codesOf(user.query('mutation { clearCart { code } }'))).toEqual(['CSRF_REJECTED']);
    }
    expect(shop.upstreamCalls).toEqual([]);
    user.held.token = token;
    expect(await codesOf(user.query(ME))).toEqual([]);
  });

  test('whose CSRF token is lost can still be left, and begun anew', async () => {
    const user = await shop.as('user');
    user.held.token = undefined;
    expect(await user.logIn('shopper@haat.com', 'Shopper@1')).toBe('LOGGED_IN');
    user.held.token = undefined;
    expect(await codesOf(user.query('mutation { logout { code } }'))).toEqual([]);
    expect(user.held.cookie).toBeUndefined();
  });

  test('whose cookie was spoilt, or whose cookie is gone, is over: TOKEN_EXPIRED, without an upstream call', async () => {
    const user = await shop.as('user');
    const { cookie = '' } = user.held;
    shop.upstreamCalls.splice(0);
    for (const spoilt of [`${cookie.slice(0, -4)}AAAA`, 'session=nonsense', 'session=a.b.c.d.e', undefined]) {
      user.held.cookie = spoilt;
      expect(await codesOf(user.query(ME))).toEqual(['TOKEN_EXPIRED']);
    }
    expect(shop.upstreamCalls).toEqual([]);
  });

  test('survives a rotation of the secrets, and ends when its secret is gone', async () => {
    const [old, young] = [
      'an old secret that is long enough for it',
      'a new secret that is long enough for it',
    ] as const;
    const { upstreamUrl } = shop;
    await using before = await startGateway({ upstreamUrl, sessionSecrets: [old] });
    await using during = await startGateway({ upstreamUrl, sessionSecrets: [young, old] });
    await using after = await startGateway({ upstreamUrl, sessionSecrets: [young] });
    const login = 'mutation { login(input: { email: "shopper@haat.com", password: "Shopper@1" }) { user { token } } }';
    const { data, headers } = await before.query<{ login: { user: { token: string } } }>(login);
    const proof = { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '', token: data.login.user.token };
    expect((await during.query(ME, {}, proof)).errors).toEqual([]);
    expect((await after.query(ME, {}, proof)).errors[0]?.extensions?.['code']).toBe('TOKEN_EXPIRED');
  });

  test('ends when the API says that its token has expired, and takes the cookie along', async () => {
    await using brief = await startShop({ upstream: { tokenLifetimeSeconds: 0 } });
    const user = brief.visitor();
    const [cookie] = (
      await user.query('mutation { login(input: { email: "shopper@haat.com", password: "Shopper@1" }) { code } }')
    ).headers.getSetCookie();
    expect(cookie).toContain('session=');
    const expired = await brief.upstreamToken('user');
    const answer = await brief.query(ME, {}, { token: expired });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'TOKEN_EXPIRED', retryable: false });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=;/);
  });
});

describe('a bare upstream token', () => {
  test('is passed through, and its role is asked of the API', async () => {
    const asAdmin = { token: apiToken };
    expect((await shop.query('{ me { email role } }', {}, asAdmin)).data).toEqual({
      me: { email: 'admin@haat.com', role: 'ADMIN' },
    });
    expect((await shop.query('{ adminSummary { totalMessages } }', {}, asAdmin)).errors).toEqual([]);
    const refused = await shop.query('{ users { id } }', {}, asAdmin);
    expect(refused.errors[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(shop.upstreamCalls.filter((call) => call.includes('users/get '))).toEqual([]);
  });

  test('that the API does not know is UNAUTHENTICATED', async () => {
    for (const token of ['a.b.c', 'caf\u00e9', 'two words']) {
      const { errors } = await shop.query(ME, {}, { token });
      expect(errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    }
  });
});

test('a cookie of the API’s never reaches the browser', async () => {
  const { headers } = await shop.query('{ products(pageSize: 1) { items { id } } }');
  expect(headers.getSetCookie()).toEqual([]);
});
