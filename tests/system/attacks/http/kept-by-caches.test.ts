import { expect, test } from 'vitest';
import { startShop } from '../../../support/servers/shop.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const CHOSEN = 'chosen-by-one-client';
const shop = shopForTests(() => startShop({ publicUrl: 'https://shop.example.com' }));

/** By RFC 9111 a cache may also keep what says nothing of caching. */
const mayBeKept = (answer: Response): boolean => !/\bno-store\b/.test(answer.headers.get('cache-control') ?? '');

let documents = 0;
/** A document that no gateway has seen before. */
const newDocument = (): string => `/graphql?query=${encodeURIComponent(`{ n${(documents += 1)}: facets { brands } }`)}`;

async function files(): Promise<string[]> {
  const { data } = await shop.query<{ products: { items: { image: string }[] } }>('{ products { items { image } } }');
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(shop.url)).text()) ?? [];
  const pictures = data.products.items.slice(0, 1).map(({ image }) => image);
  expect(pictures).toEqual([expect.stringMatching(/^\/pictures\//)]);
  return [asset, ...pictures];
}

test('nothing that one client chose is in what caches keep', async () => {
  const paths = [
    ...(await files()),
    ...['/', '/?lang=hi', '/products', '/products?page=2', '/about', '/nowhere', '/product/single/1'],
    ...['/robots.txt', '/sitemap.xml', '/sitemap/screens.xml', '/sitemap/products-1.xml', '/sitemap/products-99.xml'],
    ...['/manifest.webmanifest', '/icons/icon-192.png', '/favicon.ico', '/stock-avatar.svg', '/service-worker.js'],
    ...['/offline', '/app-page', '/assets/nothing.js', '/pictures/nothing.webp', '/api/nothing', '/healthz', '/readyz'],
    ...['/products?search=laptop%20under%2050000', '/product/single/ABCDEFABCDEFABCDEFABCDEF', '/graphql'],
    newDocument(),
  ];
  const kept = [];
  for (const path of paths) {
    const headers = {
      'x-request-id': CHOSEN,
      'x-forwarded-host': 'evil.example',
      'apollo-require-preflight': '1',
      accept: path.startsWith('/graphql') ? 'application/json' : '*/*',
    };
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(shop.url + path, { method, headers, redirect: 'manual' });
      const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
      if (!mayBeKept(answer)) continue;
      if (method === 'GET') kept.push(path);
      expect([method, path, text.includes(CHOSEN), text.includes('evil.example')]).toEqual([
        method,
        path,
        false,
        false,
      ]);
      const etag = answer.headers.get('etag');
      if (!etag) continue;
      const known = await fetch(shop.url + path, { method, headers: { ...headers, 'if-none-match': etag } });
      expect([path, JSON.stringify([...known.headers]).includes(CHOSEN)]).toEqual([path, false]);
    }
  }
  expect(kept).toEqual(
    expect.arrayContaining(['/products', '/sitemap.xml', '/icons/icon-192.png', paths[0], paths[1]]),
  );
  expect(kept).toContain(paths.at(-1));
});

test('what nobody may keep says the request’s id, also in the body of a refusal', async () => {
  const headers = { 'x-request-id': CHOSEN };
  const refused = await fetch(`${shop.url}/api/nothing`, { headers });
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-request-id')).toBe(CHOSEN);
  expect(await refused.text()).toContain(CHOSEN);
});
