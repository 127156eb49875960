import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, openBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { openShopLine, type ShopLine } from '../../support/servers/shop-line.ts';
import { main } from '../page/screen-files.ts';
import { controlled, keeps } from './offline-steps.ts';

const BUILT = 'web/dist';

let shop: Shop;
let browser: Browser;
let line: ShopLine;
let context: BrowserContext;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ shopName: 'Bazaar & Co' }), openBrowser()]);
  line = await openShopLine(shop.url);
});
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await shop.close();
});

/** The same app with other names for all of its scripts, as after a release that has changed each of them. */
function nextRelease(): string {
  const folder = temporaryFolder();
  cpSync(BUILT, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) && !file.includes('sandbox') });
  const scripts = globSync(join(folder, 'shop/assets/*.js'));
  const names = new Map(scripts.map((file) => [basename(file), basename(file).replace(/\.js$/, '-next.js')]));
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  for (const file of globSync(join(folder, '**/*.{js,html}'))) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(known, (name) => names.get(name) ?? name),
    );
  }
  for (const file of scripts) renameSync(file, file.replace(/\.js$/, '-next.js'));
  return folder;
}

const open = async (path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** Names of the scripts that a page runs. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  );

const update = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const waitingState = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);

/**
 * A page under the new worker. Chromium takes a closed page from the worker's clients a moment after it is closed. A page that is
 * opened in that moment keeps the worker of the release before for as long as it is open.
 */
const afterRelease = (): Promise<Page> =>
  eventually(async () => {
    const page = await open('/products');
    if ((await waitingState(page)) === undefined) return page;
    await page.close();
    throw new Error('The worker of the release before is still there.');
  });

test('a release takes over when no page of the one before is open, and never runs with its files', async () => {
  context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' });
  const next = await startGateway({ upstreamUrl: shop.upstreamUrl, webFolder: nextRelease(), shopName: 'Bazaar & Co' });
  try {
    const old = await open('/about');
    await controlled(old);
    line.leadTo(next.url);
    await update(old);
    await eventually(async () => expect(await waitingState(old)).toBe('installed'));
    // A screen of the old release, whose files no gateway has any more.
    await old.evaluate(() => Object.assign(window, { notReloaded: true }));
    await goTo(old, '/products');
    await main(old).getByRole('article').first().waitFor();
    expect(await old.evaluate(() => 'notReloaded' in window)).toBe(true);
    expect((await scriptsOf(old)).filter((path) => path.endsWith('-next.js'))).toEqual([]);

    const fresh = await open('/products');
    await main(fresh).getByRole('article').first().waitFor();
    await keeps(fresh, 'ProductList');
    expect(await waitingState(fresh)).toBe('installed');
    expect((await scriptsOf(fresh)).filter((path) => !path.endsWith('-next.js'))).toEqual([]);

    await old.close();
    await fresh.close();
    const later = await afterRelease();
    await controlled(later);
    await keeps(later, 'ProductList');
    await context.setOffline(true);
    await later.reload();
    await main(later).getByRole('article').first().waitFor();
    const scripts = await scriptsOf(later);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((path) => !path.endsWith('-next.js'))).toEqual([]);
  } finally {
    await context.close();
    await next[Symbol.asyncDispose]();
    line.leadTo(shop.url);
  }
});

test('OFFLINE=off removes service worker and caches from browsers that have them', async () => {
  context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' });
  const off = await startGateway({ upstreamUrl: shop.upstreamUrl, offline: false });
  try {
    const page = await open('/products');
    await controlled(page);
    await keeps(page, 'ProductList');
    line.leadTo(off.url);
    await page.reload();
    await eventually(async () => {
      const left = await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
      expect(left).toEqual([0, 0]);
    });
    await page.goto('/about');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await context.close();
    await off[Symbol.asyncDispose]();
    line.leadTo(shop.url);
  }
});

test('the shop can be installed', async () => {
  context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'allow' });
  try {
    const page = await open('/about');
    const devtools = await context.newCDPSession(page);
    const { errors, data = '{}' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window of a test counts as a private one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const manifest = JSON.parse(data) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Bazaar & Co',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#0B7A75',
      background_color: '#FBF9F4',
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    const apple = await page.getAttribute('link[rel=apple-touch-icon]', 'href');
    for (const { src, sizes } of [...manifest.icons, { src: apple ?? '', sizes: '180x180' }]) {
      const answer = await fetch(new URL(src, line.url));
      expect(answer.headers.get('content-type')).toBe('image/png');
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const headers = async (path: string) => (await fetch(line.url + path)).headers;
    const found = await headers('/manifest.webmanifest');
    expect(found.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(found.get('cache-control')).toBe('public, max-age=3600');
    expect((await headers('/service-worker.js')).get('cache-control')).toBe('no-cache');
    const policy = (await headers('/about')).get('content-security-policy');
    expect(policy).toContain("manifest-src 'self'; worker-src 'self'");
  } finally {
    await context.close();
  }
});
