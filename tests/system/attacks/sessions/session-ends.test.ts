import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePassword, openAccount, PASSWORD } from '../../../support/accounts.ts';
import { type Visitor } from '../../../support/servers/shop.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const ME = '{ me { email } }';
const HOUR = 60 * 60_000;
const codeOf = async (asking: ReturnType<Visitor['query']>): Promise<unknown> =>
  (await asking).errors[0]?.extensions?.['code'];
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

const shop = shopForTests();
let email: string;
afterEach(() => void vi.useRealTimers());

/** Visitors who are all logged in to one new account. */
async function sharers(count: number): Promise<Visitor[]> {
  email = await openAccount(shop);
  const people = Array.from({ length: count }, () => shop.visitor());
  for (const person of people) expect(await person.logIn(email, PASSWORD)).toBe('LOGGED_IN');
  return people;
}

describe('whoever changes the password ends', () => {
  test('all other sessions of the account, and nobody else’s', async () => {
    const [changer, other] = await sharers(2);
    const stranger = await shop.as('user');
    if (!changer || !other) throw new Error('Nobody is logged in.');
    expect(await codeOf(other.query(ME))).toBeUndefined();
    expect(await changePassword(changer, email, 'Marigold#2')).toBe('UPDATED');
    expect(await codeOf(other.query(ME))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(changer.query(ME))).toBeUndefined();
    expect(await codeOf(stranger.query(ME))).toBeUndefined();
    expect(await other.logIn(email, 'Marigold#2')).toBe('LOGGED_IN');
    expect(await codeOf(other.query(ME))).toBeUndefined();
  });

  test('all of them, if it is done by somebody who is not logged in, or with another account', async () => {
    const people = await sharers(2);
    expect(await changePassword(await shop.as('admin'), email, 'Marigold#2')).toBe('UPDATED');
    for (const person of people) expect(await codeOf(person.query(ME))).toBe('TOKEN_EXPIRED');
  });

  test('none, with a wrong password', async () => {
    const [person] = await sharers(1);
    expect(await changePassword(shop, email, 'Marigold#2', 'Wrong#123')).toBe('WRONG_PASSWORD');
    expect(person && (await codeOf(person.query(ME)))).toBeUndefined();
  });
});

describe('a session that idles', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  test('ends, for staff sooner; one that is used goes on with another cookie and the same token', async () => {
    const [busy, away, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')];
    const { cookie, token } = busy.held;
    pass(HOUR - 1_000);
    expect(await codeOf(admin.query(ME))).toBeUndefined();
    expect(await codeOf(busy.query(ME))).toBeUndefined();
    expect(busy.held.cookie).toBe(cookie);
    pass(HOUR);
    expect(await codeOf(admin.query(ME))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(busy.query(ME))).toBeUndefined();
    expect(busy.held.cookie).not.toBe(cookie);
    pass(10 * HOUR + 1_000);
    expect(await codeOf(away.query(ME))).toBe('TOKEN_EXPIRED');
    expect(await codeOf(busy.query(ME))).toBeUndefined();
    expect(busy.held.token).toBe(token);
  });

  test('is not made longer by a request without its token', async () => {
    const user = await shop.as('user');
    const { cookie } = user.held;
    user.held.token = undefined;
    pass(5 * HOUR);
    expect(await codeOf(user.query(ME))).toBe('CSRF_REJECTED');
    expect(user.held.cookie).toBe(cookie);
  });

  test('ends with the API’s token however much it is used; logging out ends all of its cookies', async () => {
    const began = Date.now();
    const user = await shop.as('user');
    const cookies = [user.held.cookie ?? ''];
    const ends: number[] = [];
    for (const hours of [8, 16, 23]) {
      vi.setSystemTime(began + hours * HOUR);
      const [cookie = ''] = (await user.query(ME)).headers.getSetCookie();
      ends.push(Math.round((Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - began) / HOUR));
      cookies.push(user.held.cookie ?? '');
    }
    // The API's token is valid for one day, and the session cannot last longer.
    expect(ends).toEqual([20, 24, NaN]);
    await user.query('mutation { logout { code } }');
    for (const cookie of cookies) {
      expect(await codeOf(shop.query(ME, {}, { cookie, token: user.held.token ?? '' }))).toBe('TOKEN_EXPIRED');
    }
  });
});
