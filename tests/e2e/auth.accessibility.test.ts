import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit, WIDTHS } from '../support/browser.ts';
import { startShop, type Shop } from '../support/shop.ts';
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

/** Every screen for signing in and up in each of its states, by name. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'log-in, loading': async (page) => {
    await page.goto('/login');
    await page.getByText('Signin form loading...').waitFor();
  },
  'log-in': (page) => open(page, '/login'),
  'log-in with wrong fields': async (page) => {
    await open(page, '/login');
    await submit(page);
  },
  'log-in with a toast': async (page) => {
    await open(page, '/login');
    await fillIn(page, { ...SHOPPER, Password: 'Another@1' });
    await submit(page);
    await page.getByText('Wrong Passwprd').waitFor();
  },
  'unknown address': async (page) => {
    await open(page, '/login');
    await fillIn(page, { ...SHOPPER, Email: 'nobody@haat.com' });
    await submit(page);
    await page.getByRole('dialog').waitFor();
  },
  'sign-up': (page) => open(page, '/signup'),
  'sign-up with wrong fields': async (page) => {
    await open(page, '/signup');
    await submit(page);
  },
  'taken address': async (page) => {
    await open(page, '/signup');
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

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(Object.values(WIDTHS))('at %i pixels axe finds nothing, and nothing is cut off', (width) =>
    visit(browser, shop.url, { width, colorScheme }, async (page) => {
      for (const [name, reach] of Object.entries(STATES)) {
        await reach(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => ({
          name,
          id,
          where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
        }));
        expect(found).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      }
    }),
  );
});
