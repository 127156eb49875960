import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../../upstream/database/tables/products.tables.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { RENDERING_LIMITS } from '../../../gateway/rendering/page-source.ts';
import { guestScreens, requireReviewedProduct } from '../../e2e/screens.ts';
import { eventually } from '../../support/eventually.ts';
import { startSearchingShop } from '../../support/servers/searching-shop.ts';
import { startShop } from '../../support/servers/shop.ts';
import { shopForTests } from '../../support/servers/for-tests.ts';

const PUBLIC_URL = 'http://shop.example.com';

const shop = shopForTests(() => startShop({ publicUrl: PUBLIC_URL }));
let screens: string[];
let productPath: string;
beforeAll(async () => {
  const { id } = await requireReviewedProduct(shop);
  productPath = `/product/single/${id}`;
  screens = Object.values(guestScreens(id));
});

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.url + path, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('a rendered page', () => {
  test('is the same for everybody, and holds nothing of anybody', async () => {
    const [user, admin, superAdmin] = await Promise.all([shop.as('user'), shop.as('admin'), shop.as('superAdmin')]);
    const callers: Record<string, string>[] = [
      ...[user, admin, superAdmin].map(({ held }) => ({ cookie: held.cookie ?? '', token: held.token ?? '' })),
      { cookie: 'haat-session=forged; __Host-session=x; wishlist=y', 'x-request-id': 'my-own-id' },
      { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { 'accept-language': 'de', 'user-agent': 'Googlebot', 'sec-ch-prefers-color-scheme': 'dark', dnt: '1' },
      { authorization: 'Bearer x', accept: 'text/html', referer: 'https://evil.example/' },
    ];
    for (const path of screens) {
      const { html, headers } = await open(path);
      expect(html).toContain('id="page-data"');
      expect(headers.has('set-cookie')).toBe(false);
      for (const caller of callers) {
        const other = await open(path, caller);
        expect(other.html, `${path} ${Object.keys(caller).join()}`).toBe(html);
        expect(other.headers.get('etag')).toBe(headers.get('etag'));
        expect(other.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
      }
      for (const { email, name } of ACCOUNTS)
        expect([html.includes(email), html.includes(name)]).toEqual([false, false]);
      expect(html).not.toMatch(/evil\.example|my-own-id|203\.0\.113/);
    }
  });

  test.each([
    ['/', 200, '<title>Haat | Home</title>', `href="${PUBLIC_URL}/"`],
    [
      '/products?rating=5&utm_source=x&category=Electronics',
      200,
      'Haat | Products',
      `href="${PUBLIC_URL}/products?category=Electronics&amp;rating=5"`,
    ],
    ['/about', 200, '<title>Haat | About Us</title>', `href="${PUBLIC_URL}/about"`],
  ])('at %s has a status, a title, a description and a canonical address', async (path, status, title, canonical) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    const [head = ''] = page.html.split('</head>');
    expect(head).toContain(title);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
    expect(/<link rel="canonical" [^>]*>/.exec(head)?.[0]).toContain(canonical);
    expect(head.match(/<title>/g)).toHaveLength(1);
  });

  test('of a product has its texts; one that is not there and an unknown path say 404', async () => {
    const { title } = await requireReviewedProduct(shop);
    const page = await open(productPath);
    expect([page.status, page.html]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)]);
    const unknown = await open(`/product/single/${'0'.repeat(24)}`);
    expect([unknown.status, unknown.html]).toEqual([404, expect.stringContaining('not in the shop any more')]);
    const nowhere = await open('/nowhere');
    expect([nowhere.status, nowhere.html]).toEqual([404, expect.stringContaining('Page not found')]);
    expect((await open('/somewhere/else')).headers.get('etag')).toBe(nowhere.headers.get('etag'));
  });

  test.each(['/products?page=99', '/products?category=Electronics&page=40&lang=hi', '/products?search=lamp&page=50'])(
    'beyond the last one is none: %s',
    async (path) => {
      const { status, html } = await open(path);
      expect([status, html.includes('rel="canonical"')]).toEqual([404, false]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      for (const list of ['/products?page=2', '/products?search=nothing-has-this-name']) {
        const page = await open(list);
        expect([list, page.status, page.html.includes('rel="canonical"'), page.html.includes('noindex')]).toEqual([
          list,
          200,
          true,
          false,
        ]);
      }
    },
  );

  test('at an id in upper case is at the one in lower case', async () => {
    const upper = productPath.replace(/[^/]+$/, (id) => id.toUpperCase());
    const moved = await fetch(`${shop.url}${upper}/?lang=hi&x=//evil.example`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${productPath}?lang=hi&x=//evil.example`]);
    const page = await open(upper);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${productPath}"/>`);
    for (const path of [
      '/orders/details/orderId/',
      '/checkout/buyNow/',
      '/admin/product/edit/',
      '/superAdmin/product/edit/',
    ]) {
      const { headers } = await fetch(`${shop.url}${path}${'A'.repeat(24)}`, { redirect: 'manual' });
      expect(headers.get('location')).toBe(path + 'a'.repeat(24));
    }
    // The token of a mail is none.
    const token = `/reset_password/token/${'A'.repeat(24)}`;
    for (const path of [token, `//evil.example${upper}`, '/product/single/ABC']) {
      expect([path, (await fetch(shop.url + path, { redirect: 'manual' })).headers.get('location')]).toEqual([
        path,
        null,
      ]);
    }
  });

  test('that no list has is the client’s fault, so nobody is asked to come again', async () => {
    for (const search of ['?page=99999999999', '?search=a%00b']) {
      const { status, headers } = await open(`/products${search}`);
      expect([search, status, headers.get('retry-after')]).toEqual([search, 400, null]);
    }
  });

  test('of a search keeps every sign of it', async () => {
    const { html } = await open('/products?search=what%3F?%20%26%20%3Cb%3E&search=other');
    expect(html).toContain('Results for “what?? &amp; &lt;b&gt;”');
  });

  test('has a strict policy: scripts by hash, styles by the nonce of their rendering', async () => {
    const nonces = new Set();
    for (const path of screens) {
      const { html, headers } = await open(path);
      const policy = headers.get('content-security-policy') ?? '';
      const [, nonce] = /script-src 'self' 'sha256-[^']+'; style-src 'self' 'nonce-([^']{24})';/.exec(policy) ?? [];
      expect(nonce).toBeDefined();
      nonces.add(nonce);
      // Style attributes alone: they cannot read anything.
      expect(policy.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
      expect(html).not.toMatch(/__[A-Z_]+__|\son[a-z]+="/);
      const styles = [...html.matchAll(/<style[^>]*>/g)];
      expect(styles.length).toBeGreaterThan(1);
      for (const [tag] of styles) expect(tag).toContain(`nonce="${nonce}"`);
      expect(html).not.toMatch(/<script[^>]*nonce/);
      // No style sheet is waited for.
      expect(html.match(/<link [^>]*rel="stylesheet"(?! disabled)/g)).toBeNull();
    }
    expect(nonces.size).toBe(screens.length);
  });

  test('shows a change of the shop’s staff at once', async () => {
    const { id } = await requireReviewedProduct(shop);
    const admin = await shop.as('admin');
    const title = `Renamed ${randomUUID()}`;
    expect((await open(productPath)).html).not.toContain(title);
    const document =
      'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }';
    const { errors } = await admin.query(document, { id, changes: { title } });
    expect(errors).toEqual([]);
    expect((await open(productPath)).html).toContain(title);
  });

  test('shows texts of records as texts, also in the data for the app', async () => {
    const title = `</script><script>window.xss=1</script><!--\u2028<img src=x onerror=window.xss=1>"'&`;
    const { id } = await requireReviewedProduct(shop);
    const { db } = shop.upstream;
    await db.update(products).set({ title, description: title }).where(eq(products.id, id));
    // The record was changed behind the gateway's back: another change makes it read the record again.
    const admin = await shop.as('admin');
    const document =
      'mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }';
    await admin.query(document, { id, changes: { stock: 7 } });
    const { html } = await open(productPath);
    expect(html).not.toMatch(/<script>window|<img src=x|<!--\u2028/);
    expect(html.match(/<script/g)).toHaveLength(4); // inline, data, and two for search engines
    const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    const { cache } = JSON.parse(json) as { cache: Record<string, { title?: string } | undefined> };
    expect(cache[`Product:${id}`]?.title).toBe(title);
  });
});

test('the home page has the biggest savings once the index is read', async () => {
  await using searching = await startSearchingShop();
  // A slow machine leaves the first page to the browser.
  await eventually(async () =>
    expect(await (await fetch(searching.url)).text()).toMatch(/Biggest savings<\/h2>.*\d+% off/s),
  );
});

describe('a request for faults', () => {
  const SIMULATE = {
    'x-haat-simulate': 'Query.featured=UPSTREAM_TIMEOUT',
    cookie: 'haat-simulate=Query.featured%3D5ms',
  };

  test('is left to the app in development', async () => {
    expect((await open('/', SIMULATE)).html).toContain('<div id="root"></div>');
  });

  test('changes nothing in production', async () => {
    await using production = await startShop({ production: true });
    const html = await (await fetch(production.url)).text();
    expect(html).toContain('id="page-data"');
    expect(await (await fetch(production.url, { headers: SIMULATE })).text()).toBe(html);
  });
});

describe('a page that the browser renders', () => {
  test.each(['/login', '/cart', '/admin', '/orders'])('is %s', async (path) => {
    const { html, headers } = await open(path);
    expect(html).toContain('<div id="root"></div>');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is every page where SERVER_RENDERING is off', async () => {
    await using off = await startShop({ serverRendering: false });
    expect(await (await fetch(off.url)).text()).toContain('<div id="root"></div>');
  });

  test('is one whose rendering takes too long, and it is counted', async () => {
    await using slow = await startShop({ rendering: { ...RENDERING_LIMITS, cpuMs: 0 } });
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(slow.url);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<div id="root"></div>')]);
      expect(response.headers.get('content-security-policy')).toContain('nonce-');
    }
    expect(await (await fetch(`${slow.url}/metrics`)).text()).toContain('haat_page_renders_total{outcome="slow"} 2');
  });
});

describe('without the API', () => {
  test('a page says so with status 503, and nobody keeps it', async () => {
    await using lost = await startShop();
    await lost.loseUpstream();
    const response = await fetch(`${lost.url}/products`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(response.headers.get('retry-after')).toBe('5');
    const html = await response.text();
    expect(html).toContain('The shop cannot be reached right now');
    expect(html).toContain('>null</script>');
  });

  test('a page with what is known says that it may be out of date', async () => {
    await using lost = await startShop({ catalogueAges: { freshMs: 1, staleMs: 1, graceMs: 60_000 } });
    await fetch(`${lost.url}/products`);
    await lost.loseUpstream();
    const response = await fetch(`${lost.url}/products`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain('Prices and stock may be out of date.');
  });
});
