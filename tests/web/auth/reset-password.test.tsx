import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillIn, problemOf } from '../fill-form.ts';
import { renderScreen } from '../render-screen.tsx';

const GOOD = { 'New password': 'Changed@1', 'Confirm password': 'Changed@1' };
const button = () => screen.getByRole('button', { name: 'Reset Password' });
const sent = ({ operations }: ReturnType<typeof renderScreen>) =>
  operations.filter(({ name }) => name === 'ResetPassword').map(({ variables }) => variables['input']);

async function open(token = 'no-token-of-ours', options: Parameters<typeof renderScreen>[1] = {}) {
  const shop = renderScreen(`/reset_password/token/${token}`, options);
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  return shop;
}

/** Opens the link of a mail. */
async function openMailedLink(options: Parameters<typeof renderScreen>[1] = {}) {
  let token = '';
  const shop = renderScreen('/forgetPassword', { ...options, onPasswordReset: (mailed) => void (token = mailed) });
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Forget Password' });
  await fillIn(shop.user, { Email: 'shopper@haat.com' });
  await shop.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Send another' });
  await shop.navigate(`/reset_password/token/${token}`);
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  return { shop, token };
}

test.each([
  ['New password', 'Aa@1', 'Reset password should be at least 6 characters long'],
  ['New password', 'changed@1', 'Reset password should contain at least one uppercase letter'],
  ['New password', 'CHANGED@1', 'Reset password should contain at least one lowercase letter'],
  ['New password', 'Changed@', 'Reset password should contain at least one digit'],
  ['New password', 'Changed1', 'Reset password should contain at least one special character'],
  ['Confirm password', 'Changed@2', 'Reset confirm password do not match.'],
])('says while %s is typed as %j: %s', async (label, text, sentence) => {
  const { user } = await open();
  await fillIn(user, { ...GOOD, [label]: text });
  expect(problemOf(label)).toBe(sentence);
  await fillIn(user, GOOD);
  expect(problemOf(label)).toBeNull();
});

test('a submitted empty form shows all that is wrong and focuses the first', async () => {
  const shop = await open();
  expect(document.title).toBe('Haat | Reset Password');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await shop.user.click(button());
  expect(Object.keys(GOOD).map(problemOf)).toEqual([
    'Reset password is required',
    'Reset confirm password is required',
  ]);
  expect(screen.getByLabelText('New password')).toHaveFocus();
  for (const label of Object.keys(GOOD)) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
  }
  expect(sent(shop)).toEqual([]);
});

test('a confirmation is held to the new password, also when that one is changed after it', async () => {
  const shop = await open();
  await fillIn(shop.user, GOOD);
  await fillIn(shop.user, { 'New password': 'Changed@2' });
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await shop.user.click(button());
  expect(problemOf('Confirm password')).toBe('Reset confirm password do not match.');
  expect(screen.getByLabelText('Confirm password')).toHaveFocus();
  expect(sent(shop)).toEqual([]);
});

test('with the token of a mail the password is set, and the way to the log-in shown', async () => {
  const { shop, token } = await openMailedLink();
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Password reset successful' })).toBeVisible();
  expect(sent(shop)).toEqual([{ token, newPassword: 'Changed@1' }]);
  expect(screen.queryByText('Token Expired Or Invalid')).toBeNull();
  await shop.user.click(screen.getByRole('link', { name: 'Login? Click here' }));
  await waitFor(() => expect(shop.address()).toBe('/login'));
});

test('a token that is too old, used or none of ours shows the way to another', async () => {
  const shop = await open();
  await fillIn(shop.user, GOOD);
  await shop.user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Token Expired Or Invalid' })).toBeVisible();
  expect(screen.getByRole('main').querySelector(':focus')).toContainElement(
    screen.getByRole('link', { name: 'Re-send token? Click here' }),
  );
  await shop.user.click(screen.getByRole('link', { name: 'Re-send token? Click here' }));
  await waitFor(() => expect(shop.address()).toBe('/forgetPassword'));
});

test('a fault is a toast in words for shoppers, and what was typed stays', async () => {
  const shop = await open();
  shop.faults.set('ResetPassword', 'UPSTREAM_TIMEOUT');
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('Changed@1');
});

test('however often it is submitted, it is sent once', async () => {
  const shop = await open('spent');
  const answer = shop.hold('ResetPassword');
  await fillIn(shop.user, GOOD);
  await shop.user.dblClick(screen.getByRole('button', { name: 'Reset Password' }));
  fireEvent.submit(screen.getByLabelText('New password').closest('form') as HTMLFormElement);
  answer();
  await screen.findByRole('heading', { name: 'Token Expired Or Invalid' });
  expect(sent(shop)).toHaveLength(1);
});
