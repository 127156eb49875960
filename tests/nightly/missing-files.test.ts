import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrived, enter, FILES, main, NOT_GIVEN, ROLES, screensByRole, startOf } from '../e2e/page/screen-files.ts';
import { goTo, openBrowser, quiet, takenOver, visit } from '../support/browser/browser.ts';
import { startShop, type Shop } from '../support/servers/shop.ts';

const NOT_LOADED = 'This part of the shop did not load.';

let shop: Shop;
let browser: Browser;
let known: Awaited<ReturnType<typeof screensByRole>>;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  known = await screensByRole(shop);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/**
 * Waits for the new screen: neither the one before, nor what the server rendered before any code came. It says that a part is
 * missing, or is a page that brought the style sheet with it (docs/decisions/0028).
 */
async function expectTold(page: Page, file: string, path: string, before: string): Promise<void> {
  const message = `${path} without ${file}`;
  const text = async () => (await main(page).allInnerTexts()).join();
  const brought = page.locator(`link[rel=stylesheet][disabled][href="${new URL(file).pathname}"]`);
  await expect
    .poll(async () => ['', before, 'Loading...'].includes(await text()), { message, timeout: 10_000 })
    .toBe(false);
  await takenOver(page);
  await expect
    .poll(async () => (await text()).includes(NOT_LOADED) || (await brought.count()) > 0, { message, timeout: 10_000 })
    .toBe(true);
}

/** Screens of each role. EVERY=1: all of them, and all of their files in place of one script and one style sheet. */
const SCREENS = process.env['EVERY'] ? Infinity : 2;

test.each(ROLES)('any one file that is gone leaves a %s a screen that says so, after one reload', (role) =>
  visit(browser, shop.url, { tolerated: NOT_GIVEN }, async (page) => {
    await enter(page, role, known.shopper);
    const tried = new Set<string>();
    for (const path of known.screens[role].slice(0, SCREENS)) {
      const asked: string[] = [];
      const note = (request: Request) => void asked.push(request.url());
      await page.goto(startOf(path));
      await quiet(page);
      const before = await main(page).innerText();
      page.on('request', note);
      await goTo(page, path);
      await quiet(page);
      page.off('request', note);
      const files = asked.filter((url) => FILES.test(url) && !tried.has(url));
      const kinds = ['.js', '.css'].flatMap((kind) => files.find((url) => url.endsWith(kind)) ?? []);
      for (const file of process.env['EVERY'] ? files : kinds) {
        tried.add(file);
        await openWithout(page, file, path, before);
      }
    }
    expect(tried.size).toBeGreaterThan(1);
  }),
);

/** Opens a screen in a new tab in which one file fails. */
async function openWithout(page: Page, file: string, path: string, before: string): Promise<void> {
  let documents = 0;
  const tab = await page.context().newPage();
  await tab.route(file, (route) => route.fulfill({ status: 404 }));
  await tab.goto(startOf(path));
  await arrived(tab);
  // Before that, links load the whole page.
  await takenOver(tab);
  tab.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
  await goTo(tab, path);
  await expectTold(tab, file, path, before);
  expect(documents, file).toBeLessThanOrEqual(1);
  await tab.close();
}
