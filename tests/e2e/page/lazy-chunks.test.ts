import { beforeAll, test } from 'vitest';
import { goTo } from '../../support/browser/browser.ts';
import { arrived, enter, FILES, main, NOT_GIVEN, ROLES, screensByRole, startOf } from './screen-files.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const OFFLINE = 'You seem to be offline.';

const at = shopInBrowser();
let known: Awaited<ReturnType<typeof screensByRole>>;
beforeAll(async () => {
  known = await screensByRole(at.shop);
});

test.each(ROLES)('every screen of a %s says that it is offline, and comes by itself when the line is back', (role) =>
  at.visit({ tolerated: NOT_GIVEN }, async (page) => {
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
