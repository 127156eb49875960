import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberRegistration } from '../../../web/src/session/registration.ts';
import { fillIn, problemOf } from '../fill-form.ts';
import { renderScreen } from '../render-screen.tsx';

const GOOD = { Email: 'shopper@haat.com', 'Current password': 'Shopper@1', 'New password': 'Changed@1' };
const button = () => screen.getByRole('button', { name: 'Change Password' });
const sent = ({ operations }: ReturnType<typeof renderScreen>) =>
  operations.filter(({ name }) => name === 'ChangePassword').map(({ variables }) => variables['input']);

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const shop = renderScreen('/changePassword', options);
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  return shop;
}

test.each([
  ['Email', 'shopper', 'Please enter valid email'],
  ...['Current password', 'New password'].flatMap((label) => [
    [label, 'Aa@1', 'Password should be at least 6 characters long'],
    [label, 'changed@1', 'Password should contain at least one uppercase letter'],
    [label, 'CHANGED@1', 'Password should contain at least one lowercase letter'],
    [label, 'Changed@', 'Password should contain at least one digit'],
    [label, 'Changed1', 'Password should contain at least one special character'],
  ]),
] as [string, string, string][])('says while %s is typed as %j: %s', async (label, text, sentence) => {
  const { user } = await open();
  await fillIn(user, { [label]: text });
  expect(problemOf(label)).toBe(sentence);
  await fillIn(user, GOOD);
  expect(problemOf(label)).toBeNull();
});

test('a submitted empty form shows all that is wrong and focuses the first', async () => {
  const shop = await open();
  expect(document.title).toBe('Haat | Change Password');
  await shop.user.click(button());
  expect(Object.keys(GOOD).map(problemOf)).toEqual([
    'Please enter valid email',
    'Password is required',
    'Password is required',
  ]);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(sent(shop)).toEqual([]);
  expect(Object.keys(GOOD).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))).toEqual([
    'email',
    'current-password',
    'new-password',
  ]);
});

test('the address of whoever is logged in stands there already', async () => {
  await open({ signedInAs: 'shopper@haat.com' });
  expect(screen.getByLabelText('Email')).toHaveValue('shopper@haat.com');
});

test('else the address that was registered in this browser', async () => {
  rememberRegistration({ name: 'Kavya Pillai', email: 'kavya@haat.com', mobile: '9876543210', avatar: '' });
  await open();
  expect(screen.getByLabelText('Email')).toHaveValue('kavya@haat.com');
});

test('a changed password is said, and the passwords are taken out of the form', async () => {
  const shop = await open({ signedInAs: 'shopper@haat.com' });
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText('Password updated successfully')).toBeVisible();
  expect(sent(shop)).toEqual([{ email: GOOD.Email, currentPassword: 'Shopper@1', newPassword: 'Changed@1' }]);
  expect(Object.keys(GOOD).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
    GOOD.Email,
    '',
    '',
  ]);
  expect(Object.keys(GOOD).map(problemOf)).toEqual([null, null, null]);
});

test.each([
  ['an unknown address', { Email: 'nobody@haat.com' }, 'User not found'],
  ['another password', { 'Current password': 'Another@1' }, 'Invalid old password'],
])('%s is a toast, and what was typed stays', async (_what, wrong, sentence) => {
  const shop = await open();
  await fillIn(shop.user, { ...GOOD, ...wrong });
  await shop.user.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('Changed@1');
});

test('a wrong current password marks its field, says why and has the focus, until something else is typed', async () => {
  const shop = await open();
  await fillIn(shop.user, { ...GOOD, 'Current password': 'Another@1' });
  await shop.user.click(button());
  const said = 'This is not the current password of this account. Try again.';
  await waitFor(() => expect(problemOf('Current password')).toBe(said));
  const typed = screen.getByLabelText('Current password');
  expect(typed).toHaveFocus();
  expect(typed).toBeInvalid();
  expect(typed).toHaveAccessibleDescription(said);
  await fillIn(shop.user, { 'Current password': 'Shopper@1' });
  expect(problemOf('Current password')).toBeNull();
});

test('anything else is one sentence', async () => {
  const shop = await open();
  shop.faults.set('ChangePassword', 'UPSTREAM_TIMEOUT');
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveValue('Shopper@1');
});

test('however often it is submitted, it is sent once, and the button says that it is busy', async () => {
  const shop = await open();
  const answer = shop.hold('ChangePassword');
  await fillIn(shop.user, GOOD);
  await shop.user.dblClick(button());
  fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement);
  expect(screen.getByRole('button', { name: 'Fetching...' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  expect(sent(shop)).toHaveLength(1);
});
