import { expect, test } from 'vitest';
import { fillIn, NEWCOMER, open, problemOf, skipLoading, submit } from './auth-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { code } }`;
const NEW_PASSWORD = 'Changed@1';

/** A new account for one test. */
async function makeAccount(email: string) {
  const input = { name: 'Kavya Pillai', email, password: NEWCOMER.Password, mobile: NEWCOMER['Mobile number'] };
  const { data } = await at.shop.query<{ register: { code: string } }>(REGISTER, { input });
  expect(data.register.code).toBe('REGISTERED');
  return { email, password: NEWCOMER.Password };
}

/** The path of the link in the last mail to this address. */
function mailedPath(email: string): string {
  const mail = at.shop.upstream.outbox.findLast(({ to }) => to === email);
  const path = /\/reset_password\/token\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!path) throw new Error(`No link was mailed to ${email}.`);
  return path;
}

test('a forgotten password: the mail, its link, the new password, the log-in; the link works once', async () => {
  const { email, password } = await makeAccount('forgot@haat.com');
  await at.visit({}, async (page) => {
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
  expect(await at.shop.visitor().logIn(email, password)).toBe('WRONG_PASSWORD');
});
