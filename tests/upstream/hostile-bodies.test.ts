import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../upstream/database/tables/users.tables.ts';
import { startApi, type Person } from '../support/servers/api.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

const api = apiForTests();
let staff: Person;
let product: string;
beforeAll(async () => {
  staff = await api.newPerson('superAdmin');
  product = await api.newProduct(5);
});

const PASSWORD = 'Person#1';
const PERSON = {
  name: 'Ravi Rao',
  email: 'ravi@example.com',
  password: PASSWORD,
  mobile: '9876543210',
  avator: '/a.jpg',
};
const PLACE = { address: '4 Rose Street', state: 'Goa', block: 'B', city: 'Panaji', postalCode: '403001' };
const GOODS = {
  title: 'Chair',
  brand: 'aldo',
  category: 'clothing',
  image: '/a.jpg',
  originalPrice: 9,
  discountPrice: 9,
};

/** Every call that reads a body, with a valid one. */
const calls = (): Record<string, Record<string, unknown>> => ({
  'POST /api/users/register': { ...PERSON, role: 'user' },
  'POST /api/users/login': { email: PERSON.email, password: PASSWORD },
  'POST /api/users/forget/password': { email: staff.email },
  'POST /api/users/resetPassword': { token: 'x', newPassword: PASSWORD },
  'POST /api/users/change/password': { email: PERSON.email, password: PASSWORD, newPassword: PASSWORD },
  'POST /api/users/superAdmin/register': { ...PERSON, role: 'admin' },
  'PATCH /api/users/SuperAdmin/update': { update_user_id: staff.id, ...PERSON },
  'DELETE /api/users/SuperAdmin/remove': { remove_user_id: product },
  'POST /api/products/review': { rating: 4, comment: 'Good.', productId: product },
  'POST /api/products/add': { ...GOODS, images: ['/a.jpg'], Stock: 3, description: 'For sitting.' },
  'PATCH /api/products/update': {
    product_id: product,
    ...GOODS,
    images: ['/a.jpg'],
    Stock: 3,
    description: 'It sits.',
  },
  'DELETE /api/products/delete': { product_id: staff.id },
  'DELETE /api/products/review/remove': { productId: product, reviewId: product },
  'POST /api/wishlist/add': { productId: product },
  'DELETE /api/wishlist/remove': { productId: product },
  'POST /api/cart/add': { productId: product, quantity: 1 },
  'DELETE /api/cart/remove': { productId: product },
  'PATCH /api/cart/incrementQuantity': { productId: product },
  'PATCH /api/cart/decrementQuantity': { productId: product },
  'POST /api/address': PLACE,
  'POST /api/order/post': { products: [{ productId: product }], paymentMethod: 'UPI', deliveryAddressId: product },
  'POST /api/order/get/singleOrder': { orderId: product },
  'DELETE /api/order/remove': { orderId: product, productId: product },
  'PATCH /api/order/updateStatus': { orderId: product, newOrderStatus: 'packed' },
});

const LEVELS = 15_000;
const DEEP: Record<string, string> = {
  'a list in 15,000 lists': '['.repeat(LEVELS) + ']'.repeat(LEVELS),
  'an object in 15,000 objects': '{"a":'.repeat(LEVELS) + '1' + '}'.repeat(LEVELS),
  'what cannot be told as text': '{"toString":1,"valueOf":1,"toJSON":1}',
  'a list of lists in a list': JSON.stringify([[[['ravi@example.com']]]]),
};

describe.each(Object.entries(DEEP))('%s', (_what, json) => {
  test('in any field of any call is refused as the caller’s fault', { timeout: 120_000 }, async () => {
    for (const [call, right] of Object.entries(calls())) {
      for (const field of [...Object.keys(right), 'token', '']) {
        const text = JSON.stringify({ ...right, [field]: '*' }).replace('"*"', json);
        const { status, body } = await api.call(call, { raw: field === '' ? json : text, token: staff.token });
        // By the contract an invalid id is an internal error here, and the answer says so.
        const cast = call.endsWith('singleOrder') && /Cast to ObjectId/.test(String(body['errorMsg']));
        if (!cast) expect(status, `${field} of ${call}`).toBeLessThan(500);
      }
    }
  });
});

/** Line breaks, marks that change the direction of text, and invisible characters. */
const HIDDEN = [
  '\0',
  '\t',
  '\n',
  '\r\n',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\ud800',
];

describe.each(HIDDEN)('a text of one line with %j in it', (hidden) => {
  test('is refused by every call, with its own message', async () => {
    const refused = async (call: string, fields: Record<string, unknown>) => {
      const right = calls()[call];
      const { status, body } = await api.call(call, { token: staff.token, body: { ...right, ...fields } });
      return [status, ...Object.keys(body)];
    };
    const text = `Meera${hidden}https://evil.example`;
    for (const name of ['address', 'state', 'block', 'city']) {
      expect(await refused('POST /api/address', { [name]: text })).toEqual([400, 'message']);
    }
    for (const call of ['register', 'superAdmin/register', 'SuperAdmin/update']) {
      const verb = call.endsWith('update') ? 'PATCH' : 'POST';
      for (const field of [{ name: text }, { avator: `/a${hidden}.jpg` }, { email: `meera${hidden}@example.com` }]) {
        expect(await refused(`${verb} /api/users/${call}`, field), call).toEqual([400, 'error']);
      }
    }
    for (const call of ['POST /api/products/add', 'PATCH /api/products/update']) {
      for (const field of ['title', 'brand', 'category', 'image']) {
        expect(await refused(call, { [field]: `/a${hidden}b` }), field).toEqual([400, 'error']);
      }
    }
  });

  test('in a text of several lines is refused too, unless it breaks a line', async () => {
    const comment = `Good.${hidden}Cheap.`;
    const body = { productId: product, rating: 4, comment };
    const review = await api.call('POST /api/products/review', { token: staff.token, body });
    const change = { product_id: product, description: comment };
    const described = await api.call('PATCH /api/products/update', { token: staff.token, body: change });
    const breaks = '\r\n'.includes(hidden);
    expect([review.status, described.status]).toEqual(breaks ? [200, 200] : [400, 400]);
  });
});

test('the mail for a forgotten password contains no text that another person may have written', async () => {
  await using shop = await startApi({ dataDir: undefined });
  const { id, email } = await shop.newPerson();
  const name = 'Friend\n\nYour account is locked: https://evil.example\n\n';
  await shop.upstream.db.update(users).set({ name }).where(eq(users.id, id));
  const { status } = await shop.call('POST /api/users/forget/password', { body: { email: email.toUpperCase() } });
  expect(status).toBe(200);
  const [mail] = shop.upstream.outbox;
  expect(mail?.to).toBe(email);
  expect(JSON.stringify(mail)).not.toMatch(/Friend|evil/);
});
