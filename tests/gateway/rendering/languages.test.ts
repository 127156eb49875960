import { expect, test } from 'vitest';
import { startShop } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const PUBLIC_URL = 'http://shop.example.com';

const shop = shopForTests(() => startShop({ publicUrl: PUBLIC_URL }));

async function open(path: string, cookie?: string) {
  const response = await fetch(shop.url + path, { headers: cookie ? { cookie } : {} });
  const html = await response.text();
  const [, language] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
  return { headers: response.headers, html, language };
}

const rendered = async (): Promise<number> => {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/haat_page_renders_total\{outcome="rendered"\} (\d+)/.exec(metrics)?.[1]);
};

test('the address or the cookie chooses the language of a page; the address wins', async () => {
  const english = await open('/');
  expect(english).toMatchObject({ language: 'en-IN', html: expect.stringContaining('Shop by category') as string });
  const hindi = await open('/', 'haat-language=hi');
  expect(hindi).toMatchObject({ language: 'hi-IN', html: expect.stringContaining('कैटेगरी के हिसाब से खरीदें') as string });
  expect(hindi.html).not.toContain('Shop by category');
  expect(hindi.html).toMatch(/<noscript>साइन इन/);
  expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'));
  expect(hindi.headers.get('cache-control')).toMatch(/^public/);
  for (const { headers } of [english, hindi]) expect(headers.get('vary')).toBe('accept-encoding, cookie');

  expect((await open('/?lang=hi')).html).toBe(hindi.html);
  expect((await open('/?lang=en', 'haat-language=hi')).html).toBe(english.html);
});

test('an address that changes the language sets the cookie, and no cache may keep the response', async () => {
  const chosen = await open('/about?lang=hi');
  expect(chosen.headers.get('set-cookie')).toMatch(/^haat-language=hi; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(chosen.headers.get('cache-control')).toBe('no-store');
  const again = await open('/about?lang=hi', 'haat-language=hi');
  expect(again.headers.has('set-cookie')).toBe(false);
  expect(again.headers.get('cache-control')).toMatch(/^public/);
  expect((await open('/about?lang=en', 'a=b; haat-language=hi')).headers.get('set-cookie')).toMatch(
    /^haat-language=en;/,
  );
  expect((await open('/about?lang=en')).headers.has('set-cookie')).toBe(false);
  // A screen that the browser renders, too.
  expect((await open('/login?lang=hi')).headers.get('set-cookie')).toMatch(/^haat-language=hi;/);
});

const AS_PICTURE: Record<string, string>[] = [
  { 'sec-fetch-dest': 'image', accept: 'image/avif,image/webp,*/*;q=0.8' },
  { 'sec-fetch-dest': 'image', accept: '*/*' },
  { 'sec-fetch-dest': 'image', accept: 'text/html' },
  { accept: 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5' }, // Safari before 16.4
];

test('no request for a picture sets a cookie, at any address of a page', async () => {
  const pages = [
    '/',
    '/about',
    '/products',
    '/login',
    '/product/single/000000000000000000000000',
    '/nowhere',
    '/admin',
  ];
  for (const path of [...pages, '/offline', '/sandbox', '/docs', '/app-page', '/index.html']) {
    for (const headers of AS_PICTURE) {
      const { headers: given } = await fetch(`${shop.url}${path}?lang=hi`, { headers, redirect: 'manual' });
      expect([path, given.has('set-cookie')]).toEqual([path, false]);
    }
  }
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
  const opened = await fetch(`${shop.url}/about?lang=hi`, {
    headers: { 'sec-fetch-dest': 'document', accept: browser },
  });
  expect([opened.status, opened.headers.has('set-cookie')]).toEqual([200, true]);
});

test('a language that the shop does not have is English, and is not kept as another page', async () => {
  await open('/products');
  await open('/products', 'haat-language=hi');
  const before = await rendered();
  const strange = ['fr', '__proto__', 'constructor', 'HI', '', 'hi"><script>', '%0d%0aset-cookie:x=y'];
  for (const text of strange) {
    for (const page of [
      await open(`/products?lang=${encodeURIComponent(text)}`),
      await open('/products', `haat-language=${text.replaceAll(/[^\w]/g, '')}`),
    ]) {
      expect(page.language, text).toBe('en-IN');
      expect(page.headers.has('set-cookie')).toBe(false);
    }
  }
  expect((await open('/products?lang=hi&lang=en')).language).toBe('en-IN');
  expect(await rendered()).toBe(before);
});

test('pages and the sitemap name the same page in each language', async () => {
  const english = await open('/about');
  const hindi = await open('/about', 'haat-language=hi');
  const alternates = [
    `hrefLang="en" href="${PUBLIC_URL}/about"`,
    `hrefLang="hi" href="${PUBLIC_URL}/about?lang=hi"`,
    `hrefLang="x-default" href="${PUBLIC_URL}/about"`,
  ];
  for (const { html } of [english, hindi])
    for (const link of alternates) expect(html).toContain(`<link rel="alternate" ${link}/>`);
  expect(english.html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/about"/>`);
  expect(hindi.html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/about?lang=hi"/>`);
  expect(english.html).not.toMatch(/<link[^>]*(hindi|devanagari)/);
  expect(hindi.html).toMatch(/<link data-screen data-later[^>]*\/assets\/hindi-/);
  expect(hindi.html).toMatch(/<link rel="preload" as="font"[^>]*devanagari/);
  const sitemap = await (await fetch(`${shop.url}/sitemap/screens.xml`)).text();
  expect(sitemap).toContain(
    `<loc>${PUBLIC_URL}/about</loc><xhtml:link rel="alternate" hreflang="en" href="${PUBLIC_URL}/about" />` +
      `<xhtml:link rel="alternate" hreflang="hi" href="${PUBLIC_URL}/about?lang=hi" />`,
  );
});

test('pages of both languages that are rendered at the same time do not mix', async () => {
  const paths = Array.from({ length: 12 }, (_, place) => `/products?search=${place}`);
  const pages = await Promise.all(paths.flatMap((path) => [open(path), open(path, 'haat-language=hi')]));
  for (const [place, { html, language }] of pages.entries()) {
    const [own, other] = place % 2 === 0 ? ['Skip to the main content', 'सीधे'] : ['सीधे', 'Skip to the main content'];
    expect(language).toBe(place % 2 === 0 ? 'en-IN' : 'hi-IN');
    expect(html).toContain(own);
    expect(html).not.toContain(other);
  }
});
