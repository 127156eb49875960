import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { FORM_LOADING_MS } from '../../../web/src/lib/timing.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { fillIn, NEWCOMER, open, SHOPPER, submit } from './auth-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const RESET = { 'New password': 'Changed@1', 'Confirm password': 'Changed@1' };

/** Every screen to log in and sign up, in each of its states. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'log-in, loading': async (page) => {
    // Keeps the loading text. A stopped clock would do so, too, but axe needs the clock.
    await page.addInitScript((wait) => {
      const start = window.setTimeout.bind(window);
      window.setTimeout = ((act: () => void, after?: number) =>
        start(act, after === wait ? 1e8 : after)) as typeof window.setTimeout;
    }, FORM_LOADING_MS);
    await page.goto('/login');
    await page.getByText('Signin form loading...').waitFor();
  },
  'log-in': (page) => open(page, '/login', 'Signin'),
  'log-in with wrong fields': async (page) => {
    await open(page, '/login', 'Signin');
    await submit(page);
  },
  'log-in with a toast': async (page) => {
    await open(page, '/login', 'Signin');
    await fillIn(page, { ...SHOPPER, Password: 'Another@1' });
    await submit(page);
    await page.getByText('Wrong Passwprd').waitFor();
  },
  'unknown address': async (page) => {
    await open(page, '/login', 'Signin');
    await fillIn(page, { ...SHOPPER, Email: 'nobody@haat.com' });
    await submit(page);
    await page.getByRole('dialog').waitFor();
  },
  'sign-up': (page) => open(page, '/signup', 'Signup'),
  'sign-up with wrong fields': async (page) => {
    await open(page, '/signup', 'Signup');
    await submit(page);
  },
  'taken address': async (page) => {
    await open(page, '/signup', 'Signup');
    await fillIn(page, { ...NEWCOMER, Email: SHOPPER.Email });
    await submit(page);
    await page.getByRole('dialog').waitFor();
  },
  'forgotten password': (page) => open(page, '/forgetPassword'),
  'forgotten password of nobody': async (page) => {
    await open(page, '/forgetPassword');
    await fillIn(page, { Email: 'nobody@haat.com' });
    await submit(page);
    await page.getByRole('dialog').waitFor();
  },
  'mail on its way': async (page) => {
    await open(page, '/forgetPassword');
    await fillIn(page, { Email: SHOPPER.Email });
    await submit(page);
    await page.getByRole('button', { name: 'Send another' }).waitFor();
  },
  'new password': (page) => open(page, '/reset_password/token/none'),
  'expired token': async (page) => {
    await open(page, '/reset_password/token/none');
    await fillIn(page, RESET);
    await submit(page);
    await page.getByRole('heading', { name: 'Token Expired Or Invalid' }).waitFor();
  },
  'changed password': (page) => open(page, '/changePassword'),
};

test.each(Object.entries(STATES))('%s: axe finds nothing, and nothing is cut off', (name, reach) =>
  visit(browser, shop.url, {}, async (page) => {
    await reach(page);
    await expectAccessible(page, name);
  }),
);
