import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FORM_LOADING_MS } from '../../../web/src/lib/timing.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectNothingLost } from '../../support/browser/reading-aids.ts';
import { fillIn, open, SHOPPER, submit } from './auth-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const RESET = { 'New password': 'Changed@1', 'Confirm password': 'Changed@1' };

type State = [name: string, reach: (page: Page) => Promise<void>];
/** States of the screens to log in and sign up, one after the other. What each has, such as a dialog, is looked at once. */
const STATES: State[] = [
  [
    'log-in',
    async (page) => {
      await open(page, '/login', 'Signin');
      await expectNothingLost(page, 'log-in');
    },
  ],
  [
    'log-in, toast',
    async (page) => {
      // The main button is in full colour before all is valid, too.
      const fill = await page.locator('main form [type=submit]').evaluate((button) => {
        const { backgroundColor } = getComputedStyle(button);
        button.setAttribute('aria-disabled', 'false');
        const ready = getComputedStyle(button).backgroundColor;
        button.setAttribute('aria-disabled', 'true');
        return { backgroundColor, ready };
      });
      expect(fill.backgroundColor).toBe(fill.ready);
      await fillIn(page, { ...SHOPPER, Password: 'Another@1' });
      await submit(page);
      await page.getByText('Wrong Passwprd').waitFor();
    },
  ],
  [
    'log-in, unknown address',
    async (page) => {
      await fillIn(page, { ...SHOPPER, Email: 'nobody@haat.com' });
      await submit(page);
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'sign-up, wrong fields',
    async (page) => {
      await open(page, '/signup', 'Signup');
      await submit(page);
      await expectNothingLost(page, 'sign-up, wrong fields');
    },
  ],
  [
    'forgotten password, mail on its way',
    async (page) => {
      await open(page, '/forgetPassword');
      await fillIn(page, { Email: SHOPPER.Email });
      await submit(page);
      await page.getByRole('button', { name: 'Send another' }).waitFor();
    },
  ],
  ['new password', (page) => open(page, '/reset_password/token/none')],
  [
    'new password, expired token',
    async (page) => {
      await fillIn(page, RESET);
      await submit(page);
      await page.getByRole('heading', { name: 'Token Expired Or Invalid' }).waitFor();
    },
  ],
  ['changed password', (page) => open(page, '/changePassword')],
  [
    // The last one, since it holds each timer of this length from now on.
    'log-in, loading',
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
];

test('axe finds nothing on any screen to log in and sign up, and nothing is cut off', () =>
  at.visit({}, async (page) => {
    for (const [state, reach] of STATES) {
      await reach(page);
      await expectAccessible(page, state);
    }
  }));
