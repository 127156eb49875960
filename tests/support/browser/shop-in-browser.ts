import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startShop, type Shop } from '../servers/shop.ts';
import { openBrowser, visit, type Visitor } from './browser.ts';

/** A shop and a browser for the tests of one file. They are there once its first hook or test runs. */
export function shopInBrowser(start: () => Promise<Shop> = startShop) {
  const at = {} as { shop: Shop; browser: Browser };
  beforeAll(async () => {
    [at.shop, at.browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await at.shop.close();
  });
  return Object.assign(at, {
    /** Opens a new window and runs `act` in it. */
    visit: (visitor: Visitor, act: (page: Page) => Promise<void>) => visit(at.browser, at.shop.url, visitor, act),
  });
}
