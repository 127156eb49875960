import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/servers/api.ts';
import { apiForTests } from '../support/servers/for-tests.ts';

interface Product {
  _id: string;
  title: string;
  brand: string | null;
  originalPrice: number;
  Stock: number;
  ratings: number;
}

describe('an admin', () => {
  const api = apiForTests();
  let admin: Person;
  beforeAll(async () => {
    admin = await api.newPerson('admin');
  });
  const product = async (id: string) =>
    (await api.call<{ product: Product }>(`GET /api/products/get/${id}`)).body.product;

  test('puts a product on sale, with numbers as numbers or as text', async () => {
    const body = {
      title: 'Copper kettle',
      originalPrice: '1999',
      discountPrice: 1499.5,
      Stock: 3,
      brand: 'aldo',
      category: 'accessories',
      image: '/pictures/kettle.webp',
      images: ['/pictures/kettle.webp'],
      description: 'It boils.',
    };
    await api.call('POST /api/products/add', { token: admin.token, body });
    const { body: list } = await api.call<{ products: Product[] }>('GET /api/products/get?query=copper+kettle');
    expect(list.products).toMatchObject([{ ...body, originalPrice: 1999, ratings: 0, numOfReviews: 0, reviews: [] }]);
  });

  test('changes what is given, and nothing that the reviews say', async () => {
    const product_id = await api.newProduct(3);
    const body = { product_id, Stock: 8, brand: 'Apple', ratings: 5, _id: 'ffffffffffffffffffffffff' };
    await api.call('PATCH /api/products/update', { token: admin.token, body });
    expect(await product(product_id)).toMatchObject({ _id: product_id, Stock: 8, brand: 'Apple', ratings: 0 });
    await api.call('PATCH /api/products/update', { token: admin.token, body: { product_id, brand: null } });
    expect((await product(product_id)).brand).toBeNull();
  });

  test.each([
    ['originalPrice', 'abc'],
    ['originalPrice', -1],
    ['originalPrice', null],
    ['discountPrice', [5]],
    ['Stock', 1.5],
    ['Stock', 1e12],
    ['title', ''],
    ['title', 'a\0b'],
    ['images', 'one'],
    ['images', ['']],
    ['brand', 5],
  ])('is told that %s cannot be %j', async (field, value) => {
    const product_id = await api.newProduct(3);
    const body = { product_id, [field]: value };
    const answer = await api.call('PATCH /api/products/update', { token: admin.token, body });
    expect([answer.status, answer.body]).toEqual([400, { error: `Invalid ${field} value` }]);
    expect((await product(product_id)).Stock).toBe(3);
  });
});
