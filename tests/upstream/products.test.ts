import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUpstream, type Upstream } from '../../upstream/app.ts';
import { DATABASES, type TestDatabase } from '../support/servers/databases.ts';
import { serve, type TestServer } from '../support/http.ts';

interface Product {
  _id: string;
  title: string;
  brand: string;
  category: string;
  ratings: number;
  numOfReviews: number;
  originalPrice: number;
  discountPrice: number;
  Stock: number;
  reviews: { rating: number }[];
}
interface List {
  products: Product[];
  totalPage: number;
}

describe.each(DATABASES)('product reads on $name', ({ skip, create }) => {
  if (skip) return test.skip('there is no server', () => undefined);
  let database: TestDatabase;
  let upstream: Upstream;
  let server: TestServer;
  let all: Product[];
  beforeAll(async () => {
    database = await create();
    upstream = await createUpstream(database);
    server = await serve(upstream.app);
    all = (await list('')).products;
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await upstream.close();
    await database[Symbol.asyncDispose]();
  });
  const list = async (query: string) => (await (await fetch(`${server.url}/api/products/get?${query}`)).json()) as List;

  test('give the whole list without a limit, and the same list in pages with one', async () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 25) }, (_, at) => list(`limit=25&page=${at + 1}`)),
    );
    expect(pages.flatMap(({ products }) => products)).toEqual(all);
    for (const { totalPage } of pages) expect(totalPage).toBe(pages.length);
  });

  test('count the pages of what matches, not of everything', async () => {
    const matching = all.filter(({ brand }) => brand === 'aldo');
    const { products, totalPage } = await list('brand=aldo&limit=5');
    expect([products.length, totalPage]).toEqual([5, Math.ceil(matching.length / 5)]);
  });

  test('narrow by every parameter, together, both ends of a price included', async () => {
    const { originalPrice } = all.find(({ brand, ratings }) => brand === 'adidas' && ratings === 4)!;
    const found = await list(
      `brand=adidas&brand=aldo&ratings=4&ratings=3&minPrice=${originalPrice}&maxPrice=${originalPrice}`,
    );
    const expected = all.filter(
      (product) =>
        ['adidas', 'aldo'].includes(product.brand) &&
        [3, 4].includes(product.ratings) &&
        product.originalPrice === originalPrice,
    );
    expect(found.products).toEqual(expected);
  });

  test('match a part of the title in any case, and take LIKE’s wildcards literally', async () => {
    const part = all[0]!.title.slice(1, 8);
    const { products } = await list(`query=${encodeURIComponent(part.toUpperCase())}`);
    expect(products).toEqual(all.filter(({ title }) => title.toLowerCase().includes(part.toLowerCase())));
    for (const wildcard of ['%25', '_', '%5C']) {
      const plain = decodeURIComponent(wildcard);
      const answer = await list(`query=${wildcard}`);
      expect(answer.products ?? []).toEqual(all.filter(({ title }) => title.includes(plain)));
    }
  });

  test.each(['_id', 'discountPrice', 'originalPrice', 'ratings', 'Stock', 'numOfReviews'] as const)(
    'sort by %s, both ways',
    async (field) => {
      const up = (await list(`_sort=${field}&_order=asc`)).products.map((product) => product[field]);
      const down = (await list(`_sort=${field}&_order=desc`)).products.map((product) => product[field]);
      const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
      expect(up).toEqual(up.toSorted(compare));
      expect(down).toEqual(up.toReversed());
    },
  );

  test('keep equal products in one order, so that pages neither repeat nor lose any', async () => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(all.length / 20) }, (_, at) => list(`_sort=category&limit=20&page=${at + 1}`)),
    );
    const ids = pages.flatMap(({ products }) => (products ?? []).map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(all.length);
    expect(ids).toHaveLength(all.length);
  });

  test('say how many reviews there are and their average rounded up', () => {
    for (const { reviews, numOfReviews, ratings } of all) {
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1);
      expect([numOfReviews, ratings]).toEqual([reviews.length, Math.ceil(average)]);
    }
  });
});
