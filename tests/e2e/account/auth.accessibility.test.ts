import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FORM_LOADING_MS } from '../../../web/src/lib/timing.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectNothingLost } from '../../support/browser/reading-aids.ts';
import { fillIn, NEWCOMER, open, SHOPPER, submit } from './auth-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const RESET = { 'New password': 'Changed@1', 'Confirm password': 'Changed@1' };

type State = [name: string, reach: (page: Page) => Promise<void>];
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** Every screen to log in and sign up, in each of its states: one after the other, from the loaded screen on. */
const SCREENS: Record<string, State[]> = {
  'log-in, loading': [
    [
      'loading',
      async (page) => {
        // Keeps the loading text. A stopped clock would do so, too, but axe needs the clock.
        await page.addInitScript((wait) => {
          const start = window.setTimeout.bind(window);
          window.setTimeout = ((act: () => void, after?: number) =>
            start(act, after === wait ? 1e8 : after)) as typeof window.setTimeout;
        }, FORM_LOADING_MS);
        await page.goto('/login');
        await page.getByText('Signin form loading...').waitFor();
      },
    ],
  ],
  'log-in': [
    ['new', (page) => open(page, '/login', 'Signin')],
    [
      'a main button in full colour',
      async (page) => {
        const fill = await page.locator('main form [type=submit]').evaluate((button) => {
          const { backgroundColor } = getComputedStyle(button);
          button.setAttribute('aria-disabled', 'false');
          const ready = getComputedStyle(button).backgroundColor;
          button.setAttribute('aria-disabled', 'true');
          return { backgroundColor, ready };
        });
        expect(fill.backgroundColor).toBe(fill.ready);
      },
    ],
    ['wrong fields', submit],
    [
      'toast',
      async (page) => {
        await fillIn(page, { ...SHOPPER, Password: 'Another@1' });
        await submit(page);
        await page.getByText('Wrong Passwprd').waitFor();
      },
    ],
    [
      'unknown address',
      async (page) => {
        await fillIn(page, { ...SHOPPER, Email: 'nobody@haat.com' });
        await submit(page);
        await page.getByRole('dialog').waitFor();
      },
    ],
  ],
  'sign-up': [
    ['new', (page) => open(page, '/signup', 'Signup')],
    ['wrong fields', submit],
    [
      'taken address',
      async (page) => {
        await fillIn(page, { ...NEWCOMER, Email: SHOPPER.Email });
        await submit(page);
        await page.getByRole('dialog').waitFor();
      },
    ],
  ],
  'forgotten password': [
    ['new', (page) => open(page, '/forgetPassword')],
    [
      'nobody',
      async (page) => {
        await fillIn(page, { Email: 'nobody@haat.com' });
        await submit(page);
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'mail on its way',
      async (page) => {
        await closeDialog(page);
        await fillIn(page, { Email: SHOPPER.Email });
        await submit(page);
        await page.getByRole('button', { name: 'Send another' }).waitFor();
      },
    ],
  ],
  'new password': [
    ['new', (page) => open(page, '/reset_password/token/none')],
    [
      'expired token',
      async (page) => {
        await fillIn(page, RESET);
        await submit(page);
        await page.getByRole('heading', { name: 'Token Expired Or Invalid' }).waitFor();
      },
    ],
  ],
  'changed password': [['new', (page) => open(page, '/changePassword')]],
};

test.each(Object.entries(SCREENS))('%s: axe finds nothing, and nothing is cut off', (screen, states) =>
  at.visit({}, async (page) => {
    for (const [state, reach] of states) {
      await reach(page);
      await expectAccessible(page, `${screen}, ${state}`);
      if (state === 'wrong fields') await expectNothingLost(page, `${screen}, ${state}`);
    }
  }),
);
