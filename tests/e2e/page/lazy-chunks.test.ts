import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { goTo, openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { arrived, enter, FILES, main, NOT_GIVEN, ROLES, screensByRole, startOf } from './screen-files.ts';

const OFFLINE = 'You seem to be offline.';

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

test.each(ROLES)('every screen of a %s says that it is offline, and comes by itself when the line is back', (role) =>
  visit(browser, shop.url, { tolerated: NOT_GIVEN }, async (page) => {
    await enter(page, role, known.shopper);
    for (const path of known.screens[role]) {
      await page.goto(startOf(path));
      await arrived(page);
      await page.route(FILES, (route) => route.abort('internetdisconnected'));
      await page.context().setOffline(true);
      await goTo(page, path);
      const words = main(page).getByText(OFFLINE);
      await words.waitFor();
      await page.unroute(FILES);
      await page.context().setOffline(false);
      await words.waitFor({ state: 'detached' });
      await arrived(page);
    }
  }),
);
