import { describe, expect, test } from 'vitest';
import { apiForTests } from '../support/servers/for-tests.ts';

type Json = Record<string, unknown>;
interface List {
  products: Json[];
  totalPage?: number;
  totalProductspage?: number | null;
}

describe('another deployment of the API', () => {
  const api = apiForTests({ quirks: true });
  const list = async (query: string) => (await api.call<List>(`GET /api/products/get?${query}`)).body;

  test('counts pages over everything, rounds down, and calls them by another name', async () => {
    const all = await list('');
    expect(all).toMatchObject({ totalProductspage: null });
    const { products, totalProductspage, totalPage } = await list('query=no&limit=9');
    expect(totalPage).toBeUndefined();
    expect(totalProductspage).toBe(Math.floor(all.products.length / 9));
    expect(products.length).toBeLessThanOrEqual(9);
    expect((await list('limit=1000')).totalProductspage).toBe(0);
  });

  test('lacks fields in some records and has numbers as text in others, the same ones each time', async () => {
    const { products } = await list('');
    for (const field of ['brand', 'description', 'images', 'ratings', 'reviews']) {
      expect(
        products.some((product) => !(field in product)),
        field,
      ).toBe(true);
    }
    const asText = products.filter(({ originalPrice }) => typeof originalPrice === 'string');
    expect(asText.length).toBeGreaterThan(0);
    expect(Number(asText[0]!['Stock'])).toBeGreaterThanOrEqual(0);
    expect((await list('')).products).toEqual(products);
    const { body } = await api.call(`GET /api/products/get/${String(asText[0]!['_id'])}`);
    expect(body).toEqual({ product: asText[0] });
  });

  test('misspells the login', async () => {
    const { body } = await api.call('POST /api/users/login', {
      body: { email: 'shopper@haat.com', password: 'Shopper@1' },
    });
    expect(body).toMatchObject({ messssage: 'Login Successful', token: expect.any(String) as string });
    expect(body).not.toHaveProperty('message');
  });
});
