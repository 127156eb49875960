import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { openBrowser, signIn, visit } from '../../support/browser/browser.ts';
import { serve, type TestServer } from '../../support/http.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { createSeededUpstream } from '../../support/servers/seeded-upstream.ts';

const MANY = 10_000;
const LIST = '/api/products/get';

const PRODUCTS = Array.from({ length: MANY }, (_, n) => ({
  _id: (n + 1).toString(16).padStart(24, '0'),
  title: `Product ${n + 1}`,
  brand: `Brand ${n % 40}`,
  category: `Category ${n % 7}`,
  discountPrice: 100 + ((n * 7_919) % MANY),
  originalPrice: 20_000,
  Stock: n % 90,
  ratings: n % 6,
}));

let upstream: Awaited<ReturnType<typeof createSeededUpstream>>;
let api: TestServer;
let gateway: RunningGateway;
let browser: Browser;
beforeAll(async () => {
  [upstream, browser] = await Promise.all([createSeededUpstream(), openBrowser()]);
  api = await serve(answer);
  gateway = await startGateway({ accounts: ACCOUNTS, upstreamUrl: api.url, without: ['cache'] });
});
afterAll(async () => {
  await browser.close();
  await gateway[Symbol.asyncDispose]();
  await api[Symbol.asyncDispose]();
  await upstream.close();
});

/** The reference API, with a list of many products. */
function answer(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://api');
  if (pathname !== LIST) {
    upstream.app(req, res);
    return;
  }
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify({ products: PRODUCTS.slice((page - 1) * limit, page * limit) }));
}

/** Pages that were read after the first `from` calls. On a busy machine the gateway sends a slow read a second time. */
const pagesRead = (from: number): number =>
  new Set(api.calls.slice(from).filter((call) => call.includes(`${LIST}?`))).size;

test('10,000 products are read once from the API, and the browser reads the pages that it shows', () =>
  visit(browser, gateway.url, {}, async (page) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await signIn(page, 'admin');
    await page.goto('/admin/catalogue?sort=price');
    await page.getByText('10000 products').waitFor();
    await page.getByRole('link', { name: 'Product 1', exact: true }).waitFor();
    const once = MANY / 200 + 4; // four calls at a time, and a list of shoppers
    expect(pagesRead(0)).toBeLessThanOrEqual(once);
    const before = api.calls.length;

    await page.getByRole('button', { name: 'Last page' }).click();
    const dearest = PRODUCTS.toSorted((a, b) => a.discountPrice - b.discountPrice).at(-1)?.title ?? '';
    await page.getByRole('link', { name: dearest, exact: true }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(25);
    expect(sent.filter((request) => request.includes('offset'))).toHaveLength(2);

    await page.goto('/admin/catalogue?sort=-stock&brand=Brand+3');
    await page.getByText('250 of 10000 products').waitFor();
    expect(pagesRead(before)).toBeLessThanOrEqual(once);
  }));
