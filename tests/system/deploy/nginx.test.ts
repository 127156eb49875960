import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trustedProxies } from '../../../gateway/limits/client-address.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { NGINX_IS_MISSING, startNginx, withinOneSecond, type Nginx } from '../../support/servers/nginx.ts';
import { shopAddress, startShopProcess } from '../../support/servers/shop-process.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';

const PRODUCT = '{ products(pageSize: 1) { items { id title } } }';
const RENAME = `mutation ($id: ID!, $changes: ProductChanges!) { updateProduct(id: $id, changes: $changes) { code } }`;
type Products = { products: { items: { id: string; title: string }[] } };

let shop: Shop;
let nginx: Nginx;
beforeAll(async () => {
  if (NGINX_IS_MISSING) return;
  const proxies = trustedProxies(['1']);
  shop = await startShop({ without: ['rates'], ...(proxies && { protection: { proxies } }) });
  nginx = await startNginx([shop.url]);
});
afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  await shop?.close();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(nginx.url + path, { headers });
const operation = (query: string): string => `/graphql?${new URLSearchParams({ query })}`;

describe.skipIf(NGINX_IS_MISSING)('the shop behind nginx', () => {
  test('varies its public answers by nothing that the cache does not know', async () => {
    await shop.query(PRODUCT); // a GET that the gateway does not know yet must prove where it comes from
    for (const [path, known] of [
      ['/', 'accept-encoding, cookie'],
      ['/products', 'accept-encoding, cookie'],
      [operation(PRODUCT), 'accept, accept-encoding'],
    ] as const) {
      const { headers } = await fetch(shop.url + path);
      expect([path, headers.get('vary'), headers.get('cache-control')]).toEqual([
        path,
        known,
        expect.stringMatching(/^public, /),
      ]);
      const [, again] = await withinOneSecond(async () => [await get(path), await get(path)] as const);
      expect(again.headers.get('x-cache')).toBe('HIT');
    }
  });

  test('has its languages apart', async () => {
    const asked = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? 'en' : 'hi'));
    const pages = await Promise.all(
      asked.map(async (language) => {
        const answer = await get('/about', { cookie: `other=1; haat-language=${language}` });
        return { language, cache: answer.headers.get('x-cache'), html: await answer.text() };
      }),
    );
    for (const { language, html } of pages) expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}-IN"`));
    expect(pages.filter(({ cache }) => cache === 'HIT').length).toBeGreaterThan(0);
    const chosen = (): Promise<Response> => get('/about?lang=hi');
    for (const { headers } of [await chosen(), await chosen()]) {
      expect([headers.get('x-cache'), headers.get('set-cookie')]).toEqual(['MISS', expect.stringMatching(/^haat-/)]);
    }
  });

  test('gives a shopper her own answers, and nobody else', async () => {
    const { email = '' } = ACCOUNTS.find(({ role }) => role === 'user') ?? {};
    const shopper = await shop.as('user');
    const { cookie = '', token = '' } = shopper.held;
    const me = operation('{ me { email } }');
    const preflight = { 'apollo-require-preflight': '1' };
    const hers = await get(me, { cookie, token, ...preflight });
    const [text, guests] = [await hers.text(), await get(me, preflight)];
    expect([hers.headers.get('x-cache'), text]).toEqual(['BYPASS', expect.stringContaining(email)]);
    expect(await guests.text()).not.toContain('@');
  });

  test('shows a change to all guests within a second', async () => {
    const seen = async (): Promise<{ title: string; cache: string | null }> => {
      const answer = await get(operation(PRODUCT));
      const { data } = (await answer.json()) as { data: Products };
      return { title: data.products.items[0]?.title ?? '', cache: answer.headers.get('x-cache') };
    };
    const admin = await shop.as('admin');
    const { data } = await shop.query<Products>(PRODUCT);
    const id = data.products.items[0]?.id ?? '';
    let title = data.products.items[0]?.title ?? '';
    for (const name of ['First name', 'Second name', 'Third name']) {
      const [, stored] = await withinOneSecond(async () => [await seen(), await seen()] as const);
      expect(stored).toEqual({ title, cache: 'HIT' });
      await admin.query(RENAME, { id, changes: { title: name } });
      await new Promise((done) => setTimeout(done, 1000));
      title = (await seen()).title;
      expect(title).toBe(name);
    }
  });

  test('keeps its files there, for which no gateway is asked again', async () => {
    const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text()) ?? [];
    const first = await get(file, { 'x-request-id': 'somebodys' });
    const second = await get(file);
    expect([first.headers.get('x-cache'), second.headers.get('x-cache')]).toEqual(['MISS', 'HIT']);
    for (const { headers } of [first, second]) expect(headers.get('x-request-id')).toBeNull();
    expect(await second.text()).toBe(await (await fetch(shop.url + file)).text());
  });

  test.each(['/metrics', '/Metrics', '/%6detrics', '//metrics'])('hides %s', async (path) => {
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(200);
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('haat_')]);
  });

  test('loses no GET when a gateway is killed', async () => {
    const doomed = startShopProcess({ UPSTREAM_URL: shop.upstreamUrl, TRUST_PROXY: '1', RATE_PER_ADDRESS: '0' });
    const address = await shopAddress(doomed);
    await using both = await startNginx([shop.url, address]);
    const statuses: number[] = [];
    let asked = 0;
    const askOn = async (): Promise<void> => {
      while (asked < 200) {
        asked += 1;
        if (asked === 60) doomed.child.kill('SIGKILL');
        const answer = await fetch(`${both.url}/products?search=${asked}`);
        await answer.text();
        statuses.push(answer.status);
      }
    };
    await Promise.all([askOn(), askOn(), askOn(), askOn()]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(both.log()).toContain(`"gateway":"${new URL(address).host}"`);
  });
});
