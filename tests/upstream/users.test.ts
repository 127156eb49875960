import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../upstream/database/tables/orders.tables.ts';
import { users } from '../../upstream/database/tables/users.tables.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

const PASSWORD = 'Person#1';

const api = apiForTests();
const register = (fields: object) =>
  api.call('POST /api/users/register', { body: { name: 'Ravi Rao', password: PASSWORD, ...fields } });

describe('signing up', () => {
  test('makes a user, whatever role is asked for', async () => {
    const answer = await register({ email: 'king@example.com', role: 'superAdmin', mobile: 9876543210 });
    expect([answer.status, answer.body]).toEqual([201, { message: 'Register successful', role: 'user', avator: null }]);
    const [user] = await api.upstream.db.select().from(users).where(eq(users.email, 'king@example.com'));
    expect(user).toMatchObject({ role: 'user', mobile: '9876543210' });
  });

  test('gives an address to one account only, in any spelling, also when they come at once', async () => {
    const spellings = ['twin@example.com', 'Twin@Example.com', 'TWIN@EXAMPLE.COM'];
    const answers = await Promise.all(spellings.map((email) => register({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body['hint']).toBe('em1');
  });

  test.each([
    ['Sh#1', 'Password must be at least 6 characters long'],
    ['person#1', 'Password must contain at least one uppercase letter'],
    ['PERSON#1', 'Password must contain at least one lowercase letter'],
    ['Person##', 'Password must contain at least one digit'],
    ['Person11', 'Password must contain at least one special character'],
    [`Person#1${'x'.repeat(200)}`, 'Password must be at most 128 characters long'],
    ['', 'password is required'],
  ])('refuses the password %j', async (password, error) => {
    const answer = await register({ email: 'new@example.com', password });
    expect([answer.status, answer.body]).toEqual([400, { error }]);
  });

  test.each([
    { email: 'no-address' },
    { email: 'a b@example.com' },
    { email: 'a\0@example.com' },
    { email: 'a@example.com', name: ' ' },
    { email: 'a@example.com', name: { $gt: '' } },
    { email: 'a@example.com', mobile: '12345' },
    { email: 'a@example.com', avator: 'javascript:alert(1)' },
  ])('refuses %j', async (fields) => {
    const { status, body } = await register(fields);
    expect([status, Object.keys(body)]).toEqual([400, ['error']]);
  });
});

describe('a super admin', () => {
  test('removes an account with its cart, but not its orders', async () => {
    const { token } = await api.newPerson('superAdmin');
    const buyer = await api.newPerson();
    const productId = await api.newProduct(3);
    await api.call('POST /api/cart/add', { token: buyer.token, body: { productId, quantity: 1 } });
    const body = { products: [{ productId }], paymentMethod: 'cashOn', deliveryAddressId: await api.newAddress(buyer) };
    await api.call('POST /api/order/post', { token: buyer.token, body });
    const before = (await api.upstream.db.select().from(orders)).length;
    await api.call('DELETE /api/users/SuperAdmin/remove', { token, body: { remove_user_id: buyer.id } });
    expect((await api.upstream.db.select().from(orders)).length).toBe(before);
    expect((await api.call('GET /api/cart/get', { token: buyer.token })).status).toBe(401);
  });

  test('does not see themself in the list', async () => {
    const { id, token } = await api.newPerson('superAdmin');
    const { body } = await api.call<{ _id: string }[]>('GET /api/users/get', { token });
    expect(body.some(({ _id }) => _id === id)).toBe(false);
  });
});
