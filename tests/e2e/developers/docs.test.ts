import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { buildSmallWeb } from '../../support/browser/built-web.ts';
import { HEIGHTS, openBrowser, resize, visit, WIDTHS } from '../../support/browser/browser.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
let gateway: RunningGateway;
let browser: Browser;
beforeAll(async () => {
  // No API is needed: the page is generated from the schema.
  gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9', webFolder: buildSmallWeb(folder) });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await gateway[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

test('the reference can be read by everybody', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/docs');
    await page.getByRole('heading', { level: 1, name: 'GraphQL reference' }).waitFor();
    // One element of each kind, and the others out of the page: axe would need minutes for all of them, and takes time to pass them over.
    await page.locator('#query-products summary').click();
    await page.locator('#type-Product summary').click();
    await page.evaluate(() => {
      for (const other of document.querySelectorAll('article[id]:not(#query-products, #type-Product)')) other.remove();
    });
    const include = ['header', 'nav', '[aria-labelledby=start]', '#query-products', '#type-Product', 'table'];
    await expectAccessible(page, 'reference', undefined, { include });
  }));

test('its search leads to whatever has a name, and is one key away', () =>
  visit(browser, gateway.url, {}, async (page) => {
    const search = page.getByRole('search');
    const field = page.getByRole('searchbox', { name: 'Search the reference' });
    for (const width of [WIDTHS.phone, WIDTHS.wide]) {
      await resize(page, width);
      await page.goto('/docs');
      await page.getByText(`curl ${gateway.url}/graphql`).waitFor();
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
      expect(y + height).toBeLessThan((HEIGHTS[width] ?? 0) / 2);
    }
    await page.keyboard.press('/');
    await page.keyboard.type('nothing like it');
    await search.getByText('Nothing here is called that.').waitFor();
    await field.fill('disconutprice');
    await search.getByText('Nothing here is called that. These are almost:').waitFor();
    await search.getByRole('link', { name: 'Product.discountPrice', exact: true }).waitFor();
    await field.fill('discount price');
    await search.getByText('field of Product', { exact: true }).waitFor();
    await field.fill('discountPrice');
    await expectAccessible(page, 'search', undefined, { include: ['.search'] });
    await search.getByRole('link', { name: 'Product.discountPrice', exact: true }).click();
    expect(await page.locator(':target').innerText()).toContain('discountPrice: Float');
    for (const [typed, name] of [
      ['pageSize', 'products.pageSize'],
      ['price_asc', 'ProductSort.PRICE_ASC'],
      ['Product.recommended.f', 'Product.recommended.first'],
      ['rate_lim', 'RATE_LIMITED'],
      // Misspelt at its beginning, in one of its words, and a code.
      ['cancle', 'OrderStatus.CANCELLED'],
      ['updte order', 'updateOrderStatus'],
      ['rate limt', 'RATE_LIMITED'],
    ] as const) {
      await field.fill(typed);
      await search.getByRole('link', { name, exact: true }).waitFor();
    }
    await search.getByText('error code', { exact: true }).first().waitFor();
    await field.fill('products');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#query-products');
    await search.getByRole('link').first().waitFor({ state: 'hidden' });
    expect(await page.locator('#query-products > details > summary:focus').count()).toBe(1);
    await field.fill('products');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    await search.getByRole('link').first().waitFor({ state: 'hidden' });
    await page.locator('#query-products').getByRole('link', { name: 'ProductPage' }).click();
    expect(await page.locator(':target').getAttribute('id')).toBe('type-ProductPage');
  }));

test('its search leaves readers where they read, when they open it, type, and leave it', () =>
  visit(browser, gateway.url, {}, async (page) => {
    const field = page.getByRole('searchbox', { name: 'Search the reference' });
    for (const width of [WIDTHS.phone, WIDTHS.wide]) {
      await resize(page, width);
      await page.goto('/docs#mutation-placeOrder');
      await page.locator('#mutation-placeOrder').getByText('"paymentMethod": "CASH_ON_DELIVERY"').waitFor();
      // What a link leads to is not behind the search.
      const search = await page.getByRole('search').boundingBox();
      const place = await page.locator(':target').boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0));
      const top = () => page.evaluate(() => Math.round(scrollY));
      const before = await top();
      expect(before).toBeGreaterThan(1000);
      for (const enter of [() => page.keyboard.press('/'), () => field.click()]) {
        await enter();
        await page.keyboard.type('cart');
        await page.getByRole('search').getByRole('link').first().waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Escape');
        expect(await top()).toBe(before);
        // What leads into the search is nothing to look for, and a second Escape leads out.
        await page.keyboard.press('/');
        expect(await field.inputValue()).toBe('');
        await page.keyboard.press('Escape');
        expect(await field.evaluate((one) => one === document.activeElement)).toBe(false);
      }
    }
  }));

test('its contents show what is read where they are in sight, and are one step away where they are not', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/docs#mutation-placeOrder');
    const current = page.locator('.contents [aria-current]');
    await current.getByText('placeOrder', { exact: true }).waitFor();
    expect(await current.isVisible()).toBe(true);
    await page.goto('/docs#errors');
    await current.getByText('Errors', { exact: true }).waitFor();
    const back = page.getByRole('link', { name: 'Contents', exact: true });
    expect(await back.isVisible()).toBe(false);
    await resize(page, WIDTHS.phone);
    await back.click();
    expect(await page.locator(':target').getAttribute('aria-label')).toBe('Contents');
  }));

test('its contents are folded on a phone, until somebody wants them', () =>
  visit(browser, gateway.url, { width: WIDTHS.phone }, async (page) => {
    await page.goto('/docs');
    const entry = page.locator('summary', { hasText: 'Queries' });
    expect(await entry.isVisible()).toBe(false);
    const start = await page.getByRole('heading', { name: 'Start here' }).boundingBox();
    expect(start?.y).toBeLessThan((HEIGHTS[WIDTHS.phone] ?? 0) / 2);
    // The way back to them comes when they are out of sight.
    const back = page.getByRole('link', { name: 'Contents', exact: true });
    await back.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Queries', exact: true }).scrollIntoViewIfNeeded();
    await back.click();
    await entry.waitFor();
    await page.locator('summary', { hasText: 'Contents' }).click();
    await entry.waitFor({ state: 'hidden' });
    await resize(page, WIDTHS.wide);
    await entry.waitFor();
  }));

test('an entry is folded until a link leads to it or into it, and has a request that the sandbox opens', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/docs');
    const isOpen = (id: string) =>
      page.locator(`[id="${id}"] > details`).evaluate((entry) => entry.hasAttribute('open'));
    expect(await isOpen('mutation-placeOrder')).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
    await page.goto('/docs#mutation-placeOrder.code.ALREADY_EXISTS');
    await page.locator(':target').getByText('neither delivered nor cancelled').waitFor();
    expect(await isOpen('mutation-placeOrder')).toBe(true);
    const order = page.locator('#mutation-placeOrder');
    await order.getByText('"paymentMethod": "CASH_ON_DELIVERY"').waitFor();
    expect(await order.getByRole('link', { name: 'Open in sandbox' }).getAttribute('href')).toBe(
      '/sandbox?example=PlaceOrder',
    );
    await order.getByRole('link', { name: 'PlaceOrderPayload' }).click();
    await page.locator('#type-PlaceOrderPayload').getByText('How it went.').waitFor();
    // Folded by its reader, it opens for the same link once more.
    await page.locator('#type-PlaceOrderPayload summary').click();
    await order.getByRole('link', { name: 'PlaceOrderPayload' }).click();
    await page.locator('#type-PlaceOrderPayload').getByText('How it went.').waitFor();
  }));

test('it is light or dark as the shop was chosen to be', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/docs');
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('light dark');
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    await page.reload();
    expect(await scheme()).toBe('dark');
    await page.goto('/status');
    expect(await scheme()).toBe('dark');
  }));

test('its example is copied as it stands', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs');
    await page.getByRole('button', { name: 'Copy request' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`curl ${gateway.url}/graphql \\\n`);
  }));

test('the pages for developers link each other and the shop, and tell which of them is open', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/docs');
    const links = page.getByRole('navigation', { name: 'For developers' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Docs', 'Sandbox', 'Status', 'Shop']);
    await links.getByText('Status').click();
    await page.getByRole('heading', { level: 1, name: 'Status' }).waitFor();
    expect(await page.locator('[aria-current=page]').innerText()).toBe('Status');
  }));
