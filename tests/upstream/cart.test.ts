import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../../upstream/database/tables/products.tables.ts';
import type { Person } from '../support/servers/api.ts';
import { DATABASES } from '../support/servers/databases.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

interface Cart {
  cartItems: { product: { _id: string } | null; quantity: number }[];
  totalPrice: number;
  totalProducts: number;
}

describe.each(DATABASES)('carts and wishlists on $name', ({ skip, create }) => {
  if (skip) return test.skip('there is no server', () => undefined);
  const api = apiForTests({}, create);
  const add = ({ token }: Person, productId: string, quantity: number) =>
    api.call('POST /api/cart/add', { token, body: { productId, quantity } });
  const cartOf = async ({ token }: Person) => (await api.call<Cart>('GET /api/cart/get', { token })).body;

  test('add up quantities and prices to the paisa', async () => {
    const person = await api.newPerson();
    const [a, b] = [await api.newProduct(9, 0.1), await api.newProduct(9, 19.99)];
    await add(person, a, 3);
    await add(person, b, 1);
    await add(person, b, 1);
    expect(await cartOf(person)).toMatchObject({
      cartItems: [
        { product: { _id: a }, quantity: 3 },
        { product: { _id: b }, quantity: 2 },
      ],
      totalPrice: 40.28,
      totalProducts: 5,
    });
  });

  test('never hold more than there is, however many clicks come at once; and take nothing out of stock', async () => {
    const person = await api.newPerson();
    const productId = await api.newProduct(5);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(person, productId, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await cartOf(person)).totalProducts).toBe(5);
    const [product] = await api.upstream.db.select().from(products).where(eq(products.id, productId));
    expect(product?.stock).toBe(5);
  });

  test('are each person’s own', async () => {
    const [one, other] = [await api.newPerson(), await api.newPerson()];
    await add(one, await api.newProduct(5), 1);
    expect(await cartOf(other)).toEqual({ msg: 'No cart data found for this user' });
  });

  test('show null where a product was deleted, and let it be removed; a wishlist drops it', async () => {
    const person = await api.newPerson();
    const { token } = person;
    const [gone, kept] = [await api.newProduct(5), await api.newProduct(5, 10)];
    for (const productId of [gone, kept]) {
      await add(person, productId, 2);
      await api.call('POST /api/wishlist/add', { token, body: { productId } });
    }
    await api.upstream.db.delete(products).where(eq(products.id, gone));
    expect(await cartOf(person)).toMatchObject({
      cartItems: [{ product: null, quantity: 2 }, { product: { _id: kept } }],
      totalPrice: 20,
      totalProducts: 4,
    });
    expect((await api.call('DELETE /api/cart/remove', { token, body: { productId: gone } })).status).toBe(200);
    const wishlist = await api.call('GET /api/wishlist/get', { token });
    expect(wishlist.body).toMatchObject([{ userId: person.id, products: [{ productId: { _id: kept } }] }]);
  });

  test('put a product on a wishlist once, however often it is asked for at once', async () => {
    const { token } = await api.newPerson();
    const body = { productId: await api.newProduct(1) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.call('POST /api/wishlist/add', { token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });
});
