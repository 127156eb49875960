import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { serve } from '../../support/http.ts';
import { startGateway } from '../../support/servers/gateway.ts';

const PUBLIC_URL = 'https://shop.example.com';
const idOf = (place: number): string => place.toString(16).padStart(24, '0');

/** An API with this many products, which heeds page and limit. */
const catalogueOf = (count: number) =>
  serve((req, res) => {
    const query = new URL(req.url ?? '', 'http://api').searchParams;
    const [page, limit] = [
      Number(query.get('_page') ?? query.get('page')),
      Number(query.get('_limit') ?? query.get('limit')),
    ];
    const places = Array.from({ length: count }, (_, place) => place).slice((page - 1) * limit, page * limit);
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ products: places.map((place) => ({ _id: idOf(place), title: 'A & B', Stock: 1 })) }));
  });

/** Addresses of a sitemap; throws if it is no well-formed XML. */
async function addressesOf(url: string): Promise<string[]> {
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const { window } = new JSDOM(await answer.text(), { contentType: 'application/xml' });
  expect(window.document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...window.document.getElementsByTagName('loc')].map(({ textContent }) => textContent ?? '');
}

test('the sitemap names every product once, and robots.txt names the sitemap', async () => {
  await using upstream = await catalogueOf(2_345);
  await using gateway = await startGateway({ upstreamUrl: upstream.url, publicUrl: PUBLIC_URL });
  const robots = await (await fetch(`${gateway.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /cart');
  const files = await addressesOf(`${gateway.url}/sitemap.xml`);
  expect(files.map((file) => file.replace(PUBLIC_URL, ''))).toEqual([
    '/sitemap/screens.xml',
    '/sitemap/products-1.xml',
    '/sitemap/products-2.xml',
    '/sitemap/products-3.xml',
  ]);
  const found = (await Promise.all(files.map((file) => addressesOf(file.replace(PUBLIC_URL, gateway.url))))).flat();
  const expected = Array.from({ length: 2_345 }, (_, place) => `${PUBLIC_URL}/product/single/${idOf(place)}`);
  expect(found.filter((address) => address.includes('/product/'))).toEqual(expected);
  expect(found).toContain(`${PUBLIC_URL}/products`);
  expect((await fetch(`${gateway.url}/sitemap/products-4.xml`)).status, 'a file without products').toBe(404);
});

test('without a public URL the addresses are those that were asked, also from memory', async () => {
  await using upstream = await catalogueOf(1);
  await using gateway = await startGateway({ upstreamUrl: upstream.url });
  for (const host of [gateway.url, gateway.url.replace('127.0.0.1', 'localhost')])
    expect(await addressesOf(`${host}/sitemap/products-1.xml`)).toEqual([`${host}/product/single/${idOf(0)}`]);
});

test('a file that cannot be is not there; without the API a crawler comes again', async () => {
  await using gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
  for (const file of ['products-0', 'products-51', 'products-1e1', 'people'])
    expect((await fetch(`${gateway.url}/sitemap/${file}.xml`)).status, file).toBe(404);
  const answer = await fetch(`${gateway.url}/sitemap.xml`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});
