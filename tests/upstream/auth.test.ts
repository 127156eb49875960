import { SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type * as PasswordHash from '../../upstream/auth/password-hash.ts';
import { hashPassword, isPasswordOf, UNUSABLE_PASSWORD_HASH } from '../../upstream/auth/password-hash.ts';
import { ACCOUNTS } from '../../upstream/seed/accounts.ts';
import { users } from '../../upstream/database/tables/users.tables.ts';
import { startApi } from '../support/servers/api.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

const api = apiForTests();

describe('a token', () => {
  test('says whose it is, and is good for a day', async () => {
    const { email, password } = ACCOUNTS[0]!;
    const { body } = await api.call<{ token: string }>('POST /api/users/login', { body: { email, password } });
    const payload = JSON.parse(Buffer.from(body.token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(payload).toMatchObject({ sub: expect.stringMatching(/^[0-9a-f]{24}$/) as string, role: 'user' });
    expect(Number(payload['exp']) - Number(payload['iat'])).toBe(24 * 60 * 60);
  });

  test('with a lifetime of 0 has expired at once', async () => {
    const { email, password } = ACCOUNTS[0]!;
    await using brief = await startApi({ tokenLifetimeSeconds: 0 });
    const { body } = await brief.call<{ token: string }>('POST /api/users/login', { body: { email, password } });
    const answer = await brief.call('GET /api/cart/get', { token: body.token });
    expect([answer.status, answer.body]).toEqual([401, { message: 'Token expired' }]);
  });

  test('in the header wins over one in the body', async () => {
    const { token } = await api.newPerson();
    const body = { productId: await api.newProduct(1), token };
    expect((await api.call('POST /api/wishlist/add', { token: 'x', body })).status).toBe(401);
    expect((await api.call('POST /api/wishlist/add', { body })).status).toBe(201);
  });

  test('is refused when somebody else signed it, or nobody', async () => {
    const { id, token } = await api.newPerson('superAdmin');
    const [, payload = ''] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const foreign = await new SignJWT({ role: 'superAdmin' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(id)
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32, 'x'));
    for (const forged of [unsigned, foreign, `${token}x`, payload]) {
      const { status, body } = await api.call('GET /api/users/get', { token: forged });
      expect([status, body]).toEqual([401, { message: 'Invalid token' }]);
    }
  });

  test('gives the rights that its account has now, not those of the login', async () => {
    const { id, token } = await api.newPerson('superAdmin');
    const ask = async (): Promise<number> => (await api.call('GET /api/order/get/all', { token })).status;
    expect(await ask()).toBe(200);
    await api.upstream.db.update(users).set({ role: 'admin' }).where(eq(users.id, id));
    expect(await ask()).toBe(403);
    await api.upstream.db.delete(users).where(eq(users.id, id));
    expect(await ask()).toBe(401);
  });
});

describe('a password’s hash', () => {
  test('matches its password only, and is different each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Shopper@1'), hashPassword('Shopper@1')]);
    expect(one).not.toBe(other);
    expect(await isPasswordOf(one, 'Shopper@1')).toBe(true);
    expect(await isPasswordOf(one, 'shopper@1')).toBe(false);
  });

  test('has the cost that OWASP recommends, outside of tests', async () => {
    const real = await vi.importActual<typeof PasswordHash>('../../upstream/auth/password-hash.ts');
    expect(await real.hashPassword('Shopper@1')).toMatch(/^scrypt\$16384\$8\$5\$/);
  });

  test.each(['', UNUSABLE_PASSWORD_HASH, 'scrypt', 'scrypt$16384$8$5$c2FsdA==$'])(
    'fits nothing as %j',
    async (hash) => {
      for (const password of ['', '!', hash]) expect(await isPasswordOf(hash, password)).toBe(false);
    },
  );
});
