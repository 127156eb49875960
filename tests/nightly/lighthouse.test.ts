import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../scripts/lighthouse/audit.ts';
import { startShop, type Shop } from '../support/servers/shop.ts';
import { requireReviewedProduct } from '../e2e/screens.ts';

let shop: Shop;
beforeAll(async () => {
  // The operation that finds the product is not registered.
  shop = await startShop({ production: true, without: ['registered only'] });
});
afterAll(() => shop.close());

const PAGES: [name: string, path: () => Promise<string>][] = [
  ['home', async () => '/'],
  ['list', async () => '/products'],
  ['detail', async () => `/product/single/${(await requireReviewedProduct(shop)).id}`],
];

// `npm run lighthouse` measures performance. Here other tests would distort it.
test.each(PAGES)(
  '%s is whole in all that Lighthouse judges but speed, and nothing of it moves',
  async (_name, path) => {
    const { scores, problems, cls } = await audit(shop.url + (await path()));
    expect(problems).toEqual([]);
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
    expect(cls).toBeLessThan(0.02);
  },
);
