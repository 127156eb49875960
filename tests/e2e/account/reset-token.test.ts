import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { quiet, signIn } from '../../support/browser/browser.ts';
import { fillIn, NEWCOMER, submit } from './auth-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const FORM = '/reset_password/token';
const NEW_PASSWORD = 'Changed@1';

/** The token of the link in the mail to a new account. */
async function mailedToken(email: string): Promise<string> {
  const input = { name: 'Kavya Pillai', email, password: NEWCOMER.Password, mobile: NEWCOMER['Mobile number'] };
  await at.shop.query('mutation ($input: RegisterInput!) { register(input: $input) { code } }', { input });
  await at.shop.query('mutation ($email: String!) { requestPasswordReset(email: $email) { code } }', { email });
  const mail = at.shop.upstream.outbox.findLast(({ to }) => to === email);
  const token = /\/reset_password\/token\/(\S+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

/** Everything stored in this tab that a script, another website or the next user of the computer could read. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } };
    const storages = [localStorage, sessionStorage].map((storage) => ({ ...storage }));
    const addresses = navigation.entries().map(({ url }) => url);
    const links = [...document.querySelectorAll('a')].map(({ href }) => href);
    return JSON.stringify([
      location.href,
      document.referrer,
      document.cookie,
      document.title,
      storages,
      addresses,
      links,
    ]);
  });
}

/** The `referer` headers of all requests. */
function referrersOf(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request: Request) => void told.push(request.headers()['referer'] ?? ''));
  return told;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('the token of a mailed link leaves the address at once, and the form works all the same, also after a reload', async () => {
  const email = 'link@haat.com';
  const token = await mailedToken(email);
  await at.visit({}, async (page) => {
    const told = referrersOf(page);
    await page.goto(`${FORM}/${token}?from=mail#form`);
    await heading(page, 'Reset Password');
    expect(page.url()).toBe(at.shop.url + FORM);
    expect(await kept(page)).not.toContain(token);

    await page.reload();
    await heading(page, 'Reset Password');
    expect(page.url()).toBe(at.shop.url + FORM);
    await page.goto('/about');
    expect(await kept(page)).not.toContain(token);
    await page.goBack();
    await heading(page, 'Reset Password');

    await fillIn(page, { 'New password': NEW_PASSWORD, 'Confirm password': NEW_PASSWORD });
    await submit(page);
    await heading(page, 'Password reset successful');
    expect(await kept(page)).not.toContain(token);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
    expect(told.filter((referrer) => referrer.includes(token))).toEqual([]);
    await page.reload();
    await heading(page, 'Token Expired Or Invalid');
  });
  expect(await at.shop.visitor().logIn(email, NEW_PASSWORD)).toBe('LOGGED_IN');
});

test('nothing of another host is loaded there, also for somebody who is signed in', async () => {
  const token = await mailedToken('picture@haat.com');
  // `visit` fails on any request to another origin.
  await at.visit({}, async (page) => {
    await signIn(page);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('loggedUser') ?? '{}') as object;
      localStorage.setItem('loggedUser', JSON.stringify({ ...user, avatar: 'https://pictures.example/me.png' }));
    });
    await page.goto(`${FORM}/${token}`);
    await quiet(page);
    await page.getByRole('button', { name: 'Account of Asha Menon' }).waitFor();
    await heading(page, 'Reset Password');
  });
});
