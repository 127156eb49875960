import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME_REDIRECT_MS } from '../../../web/src/lib/timing.ts';
import { openBrowser, signInAs, visit } from '../../support/browser/browser.ts';
import { startShop, type Shop } from '../../support/servers/shop.ts';
import { address, fillIn, NEWCOMER, open, problemOf, skipLoading, submit } from './auth-steps.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { code } }`;
const NEW_PASSWORD = 'Changed@1';

/** A new account for one test. */
async function makeAccount(email: string) {
  const input = { name: 'Kavya Pillai', email, password: NEWCOMER.Password, mobile: NEWCOMER['Mobile number'] };
  const { data } = await shop.query<{ register: { code: string } }>(REGISTER, { input });
  expect(data.register.code).toBe('REGISTERED');
  return { email, password: NEWCOMER.Password };
}

/** The path of the link in the last mail to this address. */
function mailedPath(email: string): string {
  const mail = shop.upstream.outbox.findLast(({ to }) => to === email);
  const path = /\/reset_password\/token\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!path) throw new Error(`No link was mailed to ${email}.`);
  return path;
}

test('a forgotten password: the mail, its link, the new password, the log-in; the link works once', async () => {
  const { email, password } = await makeAccount('forgot@haat.com');
  await visit(browser, shop.url, {}, async (page) => {
    await open(page, '/login', 'Signin');
    await page.getByRole('link', { name: 'Forget Password? Click here' }).click();
    await page.getByRole('heading', { name: 'Forget Password' }).waitFor();
    await fillIn(page, { Email: 'forgot@haat' });
    expect(await problemOf(page, 'Email')).toBe('Please provide a valid email address');
    await fillIn(page, { Email: email });
    await submit(page);
    await page.getByRole('main').getByText(`Email has been sent to email: ${email}`).waitFor();

    const path = mailedPath(email);
    await page.goto(path);
    await submit(page);
    expect(await problemOf(page, 'New password')).toBe('Reset password is required');
    expect(await problemOf(page, 'Confirm password')).toBe('Reset confirm password is required');
    await fillIn(page, { 'New password': NEW_PASSWORD, 'Confirm password': password });
    expect(await problemOf(page, 'Confirm password')).toBe('Reset confirm password do not match.');
    await fillIn(page, { 'Confirm password': NEW_PASSWORD });
    await submit(page);
    await page.getByRole('heading', { name: 'Password reset successful' }).waitFor();

    await page.getByRole('link', { name: 'Login? Click here' }).click();
    await skipLoading(page, 'Signin');
    await fillIn(page, { Email: email, Password: NEW_PASSWORD });
    await submit(page);
    await page.getByRole('button', { name: 'Account of Kavya Pillai' }).waitFor();

    await page.goto(path);
    await fillIn(page, { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD });
    await submit(page);
    await page.getByRole('heading', { name: 'Token Expired Or Invalid' }).waitFor();
    await page.getByRole('link', { name: 'Re-send token? Click here' }).click();
    await page.getByRole('heading', { name: 'Forget Password' }).waitFor();
  });
  expect(await shop.visitor().logIn(email, password)).toBe('WRONG_PASSWORD');
});

test('a forgotten password of an unknown address: a dialog, and the form as it was', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '/forgetPassword');
    await fillIn(page, { Email: 'nobody@haat.com' });
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Not Found' });
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@haat.com');
  }));

test('any other error of it is a toast, and 2.5 s later the home page', () =>
  visit(browser, shop.url, {}, async (page) => {
    await open(page, '/forgetPassword');
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('RequestPasswordReset')) return route.continue();
      const payload = { __typename: 'RequestPasswordResetPayload', code: 'FAILED', message: 'Error sending email' };
      await route.fulfill({ json: { data: { requestPasswordReset: payload } } });
    });
    await fillIn(page, { Email: 'shopper@haat.com' });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await submit(page);
    // The clock stands still, so no toast appears. The button is enabled again after the response.
    await page.locator('main form [aria-busy=false]').waitFor();
    await page.clock.runFor(HOME_REDIRECT_MS - 500);
    await page.getByText('Error sending email').waitFor();
    expect(address(page)).toBe('/forgetPassword');
    await page.clock.runFor(1_000);
    await page.waitForURL(`${shop.url}/`);
  }));

test('changing a password: every outcome', async () => {
  const { email, password } = await makeAccount('changer@haat.com');
  await visit(browser, shop.url, {}, async (page) => {
    await signInAs(page, { email, password });
    await open(page, '/changePassword');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await submit(page);
    expect(await problemOf(page, 'Current password')).toBe('Password is required');
    const right = { Email: email, 'Current password': password, 'New password': NEW_PASSWORD };
    for (const [wrong, sentence] of [
      [{ Email: 'nobody@haat.com' }, 'User not found'],
      [{ 'Current password': 'Another@1' }, 'Invalid old password'],
      // Longer than the API allows; the shop has no message of its own for it.
      [{ 'New password': `Aa@1${'x'.repeat(130)}` }, 'Something went wrong'],
      [{}, 'Password updated successfully'],
    ] as const) {
      await fillIn(page, { ...right, ...wrong });
      await submit(page);
      await page.getByText(sentence, { exact: true }).waitFor();
    }
    expect(await page.getByLabel('New password').inputValue()).toBe('');
  });
  expect(await shop.visitor().logIn(email, NEW_PASSWORD)).toBe('LOGGED_IN');
});
