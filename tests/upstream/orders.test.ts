import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../upstream/database/tables/products.tables.ts';
import type { ApiAnswer, Person } from '../support/servers/api.ts';
import { DATABASES } from '../support/servers/databases.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

interface Order {
  _id: string;
  products: { productId: { _id: string } | null; quantity: number }[];
  orderStatus: string;
  deliveryAddress: { city: string } | null;
}

describe.each(DATABASES)('orders on $name', ({ skip, create }) => {
  if (skip) return test.skip('there is no server', () => undefined);
  const api = apiForTests({}, create);
  let superAdmin: Person;
  beforeAll(async () => {
    superAdmin = await api.newPerson('superAdmin');
  });

  const stockOf = async (id: string): Promise<number | undefined> =>
    (await api.upstream.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
  const order = async (
    buyer: Person,
    ...wanted: { productId: string; quantity?: number }[]
  ): Promise<ApiAnswer<{ order: Order }>> => {
    const body = { products: wanted, paymentMethod: 'UPI', deliveryAddressId: await api.newAddress(buyer) };
    return api.call('POST /api/order/post', { token: buyer.token, body });
  };
  const setStatus = (orderId: string, newOrderStatus: string) =>
    api.call('PATCH /api/order/updateStatus', { token: superAdmin.token, body: { orderId, newOrderStatus } });
  const remove = (buyer: Person, orderId: string, productId: string) =>
    api.call('DELETE /api/order/remove', { token: buyer.token, body: { orderId, productId } });

  test('of 200 people at once for 50 units: exactly 50 are sold, and none is left', async () => {
    const productId = await api.newProduct(50);
    const buyers = await Promise.all(Array.from({ length: 200 }, () => api.newPerson()));
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, { productId })));
    const err = `Not enough quantity available for product ${productId}`;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body]).toEqual([500, { message: 'Internal server error', err }]);
    }
    expect(await stockOf(productId)).toBe(0);
  });

  test('for the same products in either order do not wait for each other for ever', async () => {
    const [a, b] = [await api.newProduct(30), await api.newProduct(30)];
    const buyers = await Promise.all(Array.from({ length: 30 }, () => api.newPerson()));
    const answers = await Promise.all(
      buyers.map((buyer, at) => {
        const wanted = [{ productId: a }, { productId: b }];
        return order(buyer, ...(at % 2 ? wanted : wanted.toReversed()));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([await stockOf(a), await stockOf(b)]).toEqual([0, 0]);
  });

  test('twice at once by one person: one is placed, the other exists', async () => {
    const buyer = await api.newPerson();
    const productId = await api.newProduct(9);
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(buyer, { productId, quantity: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    expect(await stockOf(productId)).toBe(7);
  });

  test('take nothing where one of their products has too little', async () => {
    const [plenty, scarce] = [await api.newProduct(5), await api.newProduct(1)];
    const answer = await order(await api.newPerson(), { productId: plenty }, { productId: scarce, quantity: 2 });
    expect(answer.status).toBe(500);
    expect([await stockOf(plenty), await stockOf(scarce)]).toEqual([5, 1]);
  });

  test('that were delivered or cancelled do not stand in the way of the next', async () => {
    const buyer = await api.newPerson();
    const productId = await api.newProduct(9);
    for (const end of ['delivered', 'cancelled']) {
      const { status, body } = await order(buyer, { productId });
      expect(status).toBe(201);
      await setStatus(body.order._id, end);
    }
    expect(await stockOf(productId)).toBe(8);
  });

  test('give their units back when cancelled, once, and take them again when that is taken back', async () => {
    const buyer = await api.newPerson();
    const productId = await api.newProduct(5);
    const { body } = await order(buyer, { productId, quantity: 3 });
    const id = body.order._id;
    const answers = await Promise.all(Array.from({ length: 5 }, () => setStatus(id, 'cancelled')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await stockOf(productId)).toBe(5);
    await setStatus(id, 'pending');
    expect(await stockOf(productId)).toBe(2);
    await setStatus(id, 'cancelled');
    expect((await remove(buyer, id, productId)).body['hint']).toBe('orderRemoved');
    expect(await stockOf(productId)).toBe(5);
  });

  test('give the units of a removed product back once, and go with the last one', async () => {
    const buyer = await api.newPerson();
    const [a, b] = [await api.newProduct(4), await api.newProduct(4)];
    const { body } = await order(buyer, { productId: a, quantity: 2 }, { productId: b, quantity: 3 });
    const id = body.order._id;
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(buyer, id, a)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect((await remove(buyer, id, b)).body['hint']).toBe('orderRemoved');
    expect([await stockOf(a), await stockOf(b)]).toEqual([4, 4]);
    expect((await api.call('GET /api/order/get', { token: buyer.token })).status).toBe(404);
  });

  test('show null where a product was deleted, which can still be removed', async () => {
    const buyer = await api.newPerson();
    const [a, b] = [await api.newProduct(4), await api.newProduct(4)];
    const { body } = await order(buyer, { productId: a, quantity: 2 }, { productId: b });
    await api.upstream.db.delete(products).where(eq(products.id, a));
    const list = await api.call<Order[]>('GET /api/order/get', { token: buyer.token });
    expect(list.body).toMatchObject([{ products: [{ productId: null, quantity: 2 }, { productId: { _id: b } }] }]);
    expect((await remove(buyer, body.order._id, a)).body['hint']).toBe('productRe');
    await setStatus(body.order._id, 'cancelled');
    expect(await stockOf(b)).toBe(4);
  });

  test('count what was delivered at the price of its day, also once product and account are gone', async () => {
    const before = await api.call<{ totalAmount: number }>('GET /api/order/deiveredCount', superAdmin);
    const buyer = await api.newPerson();
    const productId = await api.newProduct(4, 0.1);
    const { body } = await order(buyer, { productId, quantity: 3 });
    await setStatus(body.order._id, 'delivered');
    await api.upstream.db.delete(products).where(eq(products.id, productId));
    const remove_user_id = buyer.id;
    await api.call('DELETE /api/users/SuperAdmin/remove', { token: superAdmin.token, body: { remove_user_id } });
    const after = await api.call<{ totalAmount: number }>('GET /api/order/deiveredCount', superAdmin);
    expect(after.body.totalAmount - before.body.totalAmount).toBeCloseTo(0.3, 6);
    const all = await api.call<{ orders: Order[] }>('GET /api/order/get/all', superAdmin);
    expect(all.body.orders.find(({ _id }) => _id === body.order._id)).toMatchObject({
      user: null,
      deliveryAddress: null,
      products: [{ productId: null, quantity: 3 }],
    });
  });
});
