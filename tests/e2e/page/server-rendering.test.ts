import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '../../../gateway/operations/compiled-operations.ts';
import { quiet, signIn, takenOver, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startShop } from '../../support/servers/shop.ts';
import { guestScreens, requireReviewedProduct } from '../screens.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser(() => startShop({ registeredOperations: readManifest(undefined) }));
let screens: Record<string, string>;
beforeAll(async () => {
  screens = guestScreens((await requireReviewedProduct(at.shop)).id);
});

/** Names and methods of the operations that the page sends from now on, but for those that `left` leaves out. */
function watchOperations(page: Page, left: (operation: string, path: string) => boolean = () => false): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const posted = request.postDataJSON() as { operationName: string } | null;
    const operation = `${request.method()} ${posted?.operationName ?? url.searchParams.get('operationName')}`;
    const shown = new URL(request.frame().url());
    if (!left(operation, shown.pathname + shown.search)) names.push(operation);
  });
  return names;
}

/** Screens whose parts stand elsewhere in a wide window. Of the others only the words do. */
const WITH_COLUMNS = ['home', 'filtered products', 'detail'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText();

/** Below a dead end, what is new and what was viewed is asked for once its place is seen, which may be late. */
const isWayOn = (operation: string, path: string): boolean =>
  WAYS_ON.includes(operation) && DEAD_ENDS.some((name) => screens[name] === path);
const DEAD_ENDS = ['no products', 'not found'];
const WAYS_ON = ['GET Newest', 'GET RecentProducts'];

// `visit` fails for a message of React about a page that differs from what the app renders, and for a breach of the policy.
test.each([
  { width: WIDTHS.phone, colorScheme: 'dark', reducedMotion: 'no-preference' },
  { width: WIDTHS.wide, colorScheme: 'light', reducedMotion: 'reduce' },
] as const)(
  'at $width px, $colorScheme, the app takes every page over as it is, and asks for nothing that it has',
  (visitor) =>
    at.visit(visitor, async (page) => {
      const asked = watchOperations(page, isWayOn);
      for (const [name, path] of Object.entries(screens)) {
        if (visitor.width === WIDTHS.wide && !WITH_COLUMNS.includes(name)) continue;
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('main h1').first().waitFor();
        const first = await page.locator('main').elementHandle();
        const before = await heading(page);
        await takenOver(page);
        await quiet(page);
        expect(await heading(page), name).toBe(before);
        expect(await first?.evaluate((main) => main.isConnected), `${name}: the page was kept`).toBe(true);
        expect(asked.splice(0), name).toEqual([]);
        for (const hoisted of ['title', 'meta[name=description]'])
          expect(await page.locator(`head ${hoisted}`).count(), `${name}: ${hoisted}`).toBe(1);
      }
    }),
);

test('the app is asked for once the page is drawn and the pictures have come', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    await page.goto('/products');
    await takenOver(page);
    const [pictures, code, drawn = NaN] = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const eager = [...document.images].filter(({ loading }) => loading === 'eager').map((img) => img.currentSrc);
      return [
        files.filter(({ name }) => eager.includes(name)).map(({ responseEnd }) => responseEnd),
        files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      ] as const;
    });
    expect(pictures.length).toBeGreaterThan(0);
    expect(code.length).toBeGreaterThan(2);
    // At the latest after 3 s (web/src/start/start-app.ts).
    expect(Math.min(...code)).toBeGreaterThanOrEqual(Math.min(Math.max(drawn, ...pictures), 3_000));
  }));

/** What the app does at that moment: the router notes its place when it is made, and the shell asks for this once it is taken over. */
const MOMENTS = [
  ['before the take-over of the shell', 'replaceState'],
  ['between the take-over of shell and screen', 'scrollRestoration'],
] as const;

test.each(MOMENTS)('somebody who goes back %s gets the other page, without a difference to mend', (_moment, property) =>
  at.visit({}, async (page) => {
    await page.goto('/products');
    await page.evaluate(() => history.pushState({}, '', '/products?category=Electronics'));
    await page.addInitScript((name) => {
      function goBack() {
        Reflect.deleteProperty(history, name);
        if (location.search === '') return;
        // A browser changes the address between two tasks, never within one.
        queueMicrotask(() => {
          history.replaceState({}, '', '/products');
          dispatchEvent(new PopStateEvent('popstate'));
        });
      }
      const descriptor = name === 'replaceState' ? { value: goBack } : { set: goBack };
      Object.defineProperty(history, name, { configurable: true, ...descriptor });
    }, property);
    await page.reload();
    await page.getByRole('checkbox', { name: 'Electronics', checked: false }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await takenOver(page);
  }),
);

test('who is signed in sees the guest’s page first, and then reads it with their own data, once', () =>
  at.visit({}, async (page) => {
    await signIn(page);
    const asked = watchOperations(page);
    await page.goto('/products');
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    await quiet(page);
    expect(asked.sort()).toEqual(['POST CartAndWishlist', 'POST ProductList']);
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  }));

test('the category of the home screen opens at once, rendered by the server', () =>
  at.visit({}, async (page) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('homeCategory', 'clothing'));
    const asked = watchOperations(page);
    await page.goto('/products', { waitUntil: 'commit' });
    await page.waitForURL('**/products?category=clothing');
    await page.getByRole('checkbox', { name: 'Clothing', checked: true }).waitFor();
    await takenOver(page);
    expect(asked).toEqual([]);
  }));

test('screens with styles of their own making follow a rendered page within its policy', () =>
  at.visit({}, async (page) => {
    await page.goto('/');
    await takenOver(page);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.waitForURL('**/login');
    await page.locator('style[data-mantine-styles]').first().waitFor({ state: 'attached' });
    const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--mantine-primary-color-filled');
    expect(await page.evaluate(primary)).not.toBe('');
  }));

test('without the API the page says so before the app has loaded, and the app after it', async () => {
  await using lost = await startShop();
  await lost.loseUpstream();
  await visit(at.browser, lost.url, { tolerated: /status of (503|200)/ }, async (page) => {
    await page.goto('/products');
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
    await takenOver(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

describe('without JavaScript', () => {
  const open = (width: number, act: (page: Page) => Promise<void>) => at.visit({ javaScript: false, width }, act);

  test.each([WIDTHS.phone, WIDTHS.wide])('at %i px products are filtered and sorted by a form', (width) =>
    open(width, async (page) => {
      await page.goto('/products?search=a');
      for (const group of await page.getByRole('form', { name: 'Filters' }).locator('fieldset').all())
        expect(await group.evaluate((box) => box.scrollWidth - box.clientWidth), 'beyond its column').toBe(0);
      await page.getByRole('checkbox', { name: 'Electronics' }).check();
      await page.getByLabel('Sort by').selectOption('Price: low to high');
      await page.getByRole('button', { name: 'Show products' }).click();
      await page.waitForURL('**/products?*category=Electronics*');
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('search'), searchParams.get('sort')]).toEqual(['a', 'price-up']);
      expect(await page.getByRole('checkbox', { name: 'Electronics' }).isChecked()).toBe(true);
      expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    }),
  );

  test('products are found, opened and paged', () =>
    open(WIDTHS.phone, async (page) => {
      await page.goto('/');
      expect(await page.locator('body > noscript').isVisible()).toBe(true);
      await page
        .getByRole('searchbox')
        .or(page.getByRole('combobox', { name: 'Search products' }))
        .first()
        .fill('a');
      await page.getByRole('button', { name: 'Show all results' }).click();
      await page.waitForURL('**/products?search=a');
      await page.goto('/products');
      await page.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/products?page=2');
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('**/product/single/*');
      expect(await page.getByRole('heading', { name: 'Reviews' }).isVisible()).toBe(true);
      expect(await page.locator('main noscript').first().isVisible()).toBe(true);
    }));

  test('a product shows all of its reviews, whole', () =>
    open(WIDTHS.phone, async (page) => {
      const { reviews } = await requireReviewedProduct(at.shop);
      await page.goto(screens['detail'] ?? '');
      const shown = page.locator('#reviews');
      for (const { comment } of reviews)
        expect((await shown.innerText()).replaceAll(/\s+/g, ' ')).toContain(comment.replaceAll(/\s+/g, ' '));
    }));

  test('nothing is wider than the window, at no width', () =>
    open(WIDTHS.wide, async (page) => {
      for (const path of WITH_COLUMNS.map((name) => screens[name] ?? '')) {
        await page.goto(path);
        for (const width of Object.values(WIDTHS)) {
          await page.setViewportSize({ width, height: 900 });
          const { width: found = 0 } = (await page.locator('main').boundingBox()) ?? {};
          expect(found, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        }
      }
    }));
});
