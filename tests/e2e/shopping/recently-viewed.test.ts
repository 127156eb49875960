import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, quiet, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { catalogue } from '../screens.ts';

let shop: Shop;
let browser: Browser;
let products: { id: string; title: string }[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  products = (await catalogue(shop)).slice(0, 2);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const pathOf = ({ id }: { id: string }) => `/product/single/${id}`;

test('what was opened last is on the home page, in this browser only, and can be cleared', () =>
  visit(browser, shop.url, {}, async (page) => {
    const [first, second] = products;
    if (!first || !second) throw new Error('The shop has too few products.');
    for (const product of [first, second]) {
      await page.goto(pathOf(product));
      await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
      await page.waitForFunction((id) => localStorage.getItem('seenProducts')?.includes(id), product.id);
    }
    await page.goto('/');
    const rail = page.getByRole('region', { name: 'Recently viewed' });
    await rail.getByRole('article').first().waitFor();
    await rail.scrollIntoViewIfNeeded();
    const links = rail.getByRole('article').getByRole('heading').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      pathOf(second),
      pathOf(first),
    ]);
    await expectAccessible(page, 'recently viewed');
    await rail.getByRole('button', { name: 'Clear' }).click();
    await rail.waitFor({ state: 'detached' });
    await page.reload();
    await quiet(page);
    expect(await rail.count()).toBe(0);
  }));
