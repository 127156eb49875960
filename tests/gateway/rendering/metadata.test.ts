import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireReviewedProduct } from '../../e2e/screens.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

const PUBLIC_URL = 'https://shop.example.com';
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ publicUrl: PUBLIC_URL });
});
afterAll(() => shop.close());

const htmlOf = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();
const typesIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => (JSON.parse(text) as Record<string, unknown>)['@type'],
  );

test('pages hold what search engines and shared links read, and a page that is not there holds none of it', async () => {
  const { id } = await requireReviewedProduct(shop);
  const detail = await htmlOf(`/product/single/${id}`);
  expect(typesIn(detail)).toEqual(['Product', 'BreadcrumbList']);
  expect(detail).toContain('<meta property="og:type" content="product"/>');
  expect(detail).toContain(`<meta property="og:url" content="${PUBLIC_URL}/product/single/${id}"/>`);
  expect(detail).toMatch(new RegExp(`property="og:image" content="${PUBLIC_URL}/pictures/[\\w-]+\\.webp"`));
  expect(typesIn(await htmlOf('/'))).toEqual(['Organization', 'WebSite']);
  expect(typesIn(await htmlOf('/products?category=Electronics'))).toEqual(['BreadcrumbList', 'ItemList']);
  for (const path of ['/nowhere', '/product/single/000000000000000000000000']) {
    const html = await htmlOf(path);
    expect([path, typesIn(html), html.includes('og:')]).toEqual([path, [], false]);
  }
});
