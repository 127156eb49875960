import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { goTo, openBrowser, signInAs, visit } from '../../support/browser/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { openShopLine, type ShopLine } from '../../support/servers/shop-line.ts';
import { main } from '../page/screen-files.ts';
import { catalogue } from '../screens.ts';
import { plentiful, putIntoCart } from '../shopping/cart-steps.ts';
import { newShopper } from '../shoppers.ts';
import { bar, cachedTexts, controlled, goOffline, keeps, keptOperations, LINE_AWAY } from './offline-steps.ts';

const LATER_MS = 20 * 60_000 + 5_000;

let shop: Shop;
let line: ShopLine;
let browser: Browser;
let titles: string[];
let pathOf: (index: number) => string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  line = await openShopLine(shop.url);
  const products = await catalogue(shop);
  titles = products.map(({ title }) => title);
  pathOf = (index) => `/product/single/${products[index]?.id}`;
});
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await shop.close();
});

const OFFLINE = { serviceWorkers: 'allow', tolerated: LINE_AWAY } as const;

test('a guest reads what was seen, and is told how old it is', () =>
  visit(browser, line.url, OFFLINE, async (page) => {
    await page.goto('/');
    await controlled(page);
    await keeps(page, 'Home');
    // Nothing of it comes before the page has loaded.
    const [loaded, begun] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [code] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/start-offline-'));
      return [navigation?.loadEventStart ?? Infinity, code?.startTime ?? 0];
    });
    expect(begun).toBeGreaterThanOrEqual(loaded);
    await goTo(page, '/products');
    await keeps(page, 'Home', 'ProductList');
    await goTo(page, pathOf(0));
    await keeps(page, 'Home', 'ProductList', 'ProductDetail');
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();

    await goOffline(page);
    await bar(page, 'You are offline. This is the shop as it was a moment ago.').waitFor();
    await page.context().clock.setFixedTime(Date.now() + LATER_MS);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();
    await bar(page, 'You are offline. This is the shop as it was 20 minutes ago.').waitFor();
    await page.goto('/products');
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    await page.goto('/');
    await page.getByRole('region', { name: 'Best rated' }).getByRole('article').first().waitFor();
    await bar(page, /20 minutes ago/).waitFor();
    await page.goto('/about');
    await main(page).getByRole('heading', { level: 1 }).waitFor();

    await page.goto(pathOf(1));
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await expectAccessible(page, 'the offline page');
    // It leads to what is kept, as a screen does that cannot be read.
    await page.getByRole('link', { name: titles[0], exact: true }).click();
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();
    await goTo(page, '/products?category=clothing&page=2');
    const kept = page.getByRole('navigation', { name: 'Kept on this device' });
    await kept.waitFor();
    expect(await kept.getByRole('link').allInnerTexts()).toEqual(['Home', 'All products', titles[0]]);
    await expectAccessible(page, 'a screen that is not kept');
    await page.goto(pathOf(1));
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: titles[1] ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf(1));
  }));

test('who reads Hindi reads it without a connection, too', () =>
  visit(browser, line.url, OFFLINE, async (page) => {
    await page.goto('/?lang=hi');
    await controlled(page);
    await keeps(page, 'Home');
    await goTo(page, '/products');
    await keeps(page, 'Home', 'ProductList');
    await goOffline(page);
    await page.reload();
    await main(page).getByRole('heading', { level: 1, name: 'प्रोडक्ट' }).waitFor();
    await bar(page, /^आप ऑफ़लाइन हैं। शॉप .+ जैसी थी/).waitFor();
    await page.goto(pathOf(1));
    await page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' }).waitFor();
    expect([await page.title(), await page.getByRole('main').count()]).toEqual(['आप ऑफ़लाइन हैं | Haat', 1]);
    await expectAccessible(page, 'the offline page in Hindi');
  }));

test('with a gateway that is away the age is told, too, and the screen is read anew once it is back', () =>
  visit(browser, line.url, OFFLINE, async (page) => {
    await page.goto('/products');
    await controlled(page);
    await keeps(page, 'ProductList');
    // It would answer for the gateway for some minutes, as `cache-control` says.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    line.cut();
    await page.context().clock.setFixedTime(Date.now() + 2 * 3_600_000);
    await page.reload();
    await page.getByRole('region', { name: 'Products', exact: true }).getByRole('article').first().waitFor();
    const age = bar(page, 'The shop cannot be reached. This is the shop as it was 2 hours ago.');
    await age.waitFor();
    line.mend();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await age.waitFor({ state: 'detached' });
  }));

test('the caches of a shopper hold nothing of theirs, and a log-out empties them', async () => {
  const shopper = await newShopper(shop);
  const [inCart] = await plentiful(shop);
  await putIntoCart(shopper, inCart.id);
  await visit(browser, line.url, OFFLINE, async (page) => {
    await signInAs(page, shopper);
    await page.goto('/products');
    await controlled(page);
    await keeps(page, 'ProductList');
    await goTo(page, '/cart');
    await main(page).getByText(inCart.title).first().waitFor();
    await goTo(page, '/profile');
    await main(page).getByRole('heading', { name: 'Hi, Kavya' }).waitFor();
    await goTo(page, pathOf(0));
    await keeps(page, 'ProductList', 'ProductDetail');

    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('loggedUser') ?? '{}') as { token: string }).token,
    );
    const cached = await cachedTexts(page);
    expect(cached.length).toBeGreaterThan(20);
    for (const { url, text } of cached) {
      for (const own of [shopper.email, token, '"__typename":"Cart"'])
        expect(text.includes(own), `${own} in ${url}`).toBe(false);
    }
    const answers = cached.filter(({ url }) => url.includes('/graphql'));
    expect(answers.map(({ cacheControl }) => cacheControl?.split(',')[0])).toEqual(['public', 'public']);

    // Read with the guests' answers, although a shopper's requests are others.
    await goOffline(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();
    await bar(page, /^You are offline. This is the shop as it was/).waitFor();
    await page.context().setOffline(false);
    await bar(page, /^You are offline/).waitFor({ state: 'detached' });

    page.once('dialog', (dialog) => void dialog.accept());
    await goTo(page, '/profile');
    // The notice stays for 1.5 s, and a press may take longer.
    await Promise.all([
      page.getByText('Logout Successful.').waitFor(),
      page.getByRole('button', { name: 'Log Out' }).click(),
    ]);
    await eventually(async () => expect(await keptOperations(page)).not.toContain('ProductDetail'));
  });
});

test('statuses stay what they are, and pages of operators are left alone', () =>
  visit(browser, line.url, { ...OFFLINE, tolerated: /status of 404|net::|ERR_/ }, async (page) => {
    await page.goto('/about');
    await controlled(page);
    const missing = await page.goto('/product/single/nothing');
    expect([missing?.status(), missing?.fromServiceWorker()]).toEqual([404, true]);
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    const metrics = await page.goto('/metrics');
    expect([metrics?.status(), metrics?.fromServiceWorker()]).toEqual([200, false]);
    line.cut();
    for (const path of ['/sandbox', '/metrics', '/graphql'])
      await expect(page.goto(path), path).rejects.toThrow('ERR_');
    line.mend();
  }));
