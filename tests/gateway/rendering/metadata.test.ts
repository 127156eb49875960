import { expect, test } from 'vitest';
import { requireReviewedProduct } from '../../e2e/screens.ts';
import { checkStructuredData } from './structured-data-checker.ts';
import { startShop } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const PUBLIC_URL = 'https://shop.example.com';
const shop = shopForTests(() => startShop({ publicUrl: PUBLIC_URL }));

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
  for (const path of ['/nowhere', '/product/single/000000000000000000000000', '/products?page=99']) {
    const html = await htmlOf(path);
    expect([path, typesIn(html), html.includes('og:'), html.includes('hreflang')]).toEqual([path, [], false, false]);
  }
});

/** What the API does not know of a product, or the shop does not promise. All of it is optional. */
const NOT_KNOWN = `review audience color hasCertification inProductGroupWithID isVariantOf material mpn pattern size
  subjectOf gtin gtin8 gtin12 gtin13 gtin14 isbn priceValidUntil`.split(/\s+/);

test('a checker of structured data by Google’s rules finds no error, and misses only what the shop does not know', async () => {
  const { id } = await requireReviewedProduct(shop);
  const lists = ['/products', '/products?category=Electronics&lang=hi', '/products?search=nothing-has-this-name'];
  for (const path of ['/', ...lists, `/product/single/${id}`, `/product/single/${id}?lang=hi`]) {
    const issues = await checkStructuredData(await htmlOf(path));
    expect([path, issues.filter(({ severity }) => severity === 'ERROR')]).toEqual([path, []]);
    expect(NOT_KNOWN, path).toEqual(expect.arrayContaining(issues.flatMap(({ fieldNames = [] }) => fieldNames)));
  }
});

/** ogp.me: "The four required properties for every page". */
const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];
const RECOMMENDED = ['og:description', 'og:locale', 'og:site_name'];

test('cards have what Open Graph requires, each once, with absolute addresses', async () => {
  const { id } = await requireReviewedProduct(shop);
  for (const path of ['/', '/products', '/products?search=nothing-has-this-name', `/product/single/${id}`, '/about']) {
    const html = await htmlOf(path);
    const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"\/>/g)];
    const found = new Map(tags.map(([, name = '', content = '']) => [name, content]));
    expect([path, found.size, [...found.keys()]]).toEqual([
      path,
      tags.length,
      expect.arrayContaining([...REQUIRED, ...RECOMMENDED]),
    ]);
    for (const content of found.values()) expect(content).not.toBe('');
    for (const name of ['og:image', 'og:url']) expect(URL.parse(found.get(name) ?? '')?.origin).toBe(PUBLIC_URL);
    const image = new URL(found.get('og:image') ?? '').pathname;
    // The shop's icon, where a page has no picture of its own.
    const isIcon = image.startsWith('/icons/');
    expect(isIcon, path).toBe(path === '/about' || path.includes('nothing'));
    expect(found.get('twitter:card')).toBe(isIcon ? 'summary' : 'summary_large_image');
    const picture = await fetch(shop.url + image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, isIcon ? 'image/png' : 'image/webp']);
  }
});

test('cards and structured data are in the language of the page, and lead to its pages', async () => {
  const { id } = await requireReviewedProduct(shop);
  const about = await htmlOf('/about?lang=hi');
  expect(about).toContain('<meta property="og:title" content="Haat | हमारे बारे में"/>');
  expect(about).toMatch(/<meta property="og:description" content="Haat: इ/);
  const detail = await htmlOf(`/product/single/${id}?lang=hi`);
  const [, product = '', crumbs = ''] = detail.split('<script type="application/ld+json">');
  expect(product).toContain(`"url":"${PUBLIC_URL}/product/single/${id}?lang=hi"`);
  expect(crumbs).toMatch(/"name":"(इलेक्ट्रॉनिक्स|एक्सेसरीज़|कपड़े)","item":"[^"]+&lang=hi"/);
});
