import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STOCK_AVATAR } from '../../../schema/shop.ts';
import { optionalRegistration } from '../../../web/src/session/registration.ts';
import { fillIn, problemOf } from '../fill-form.ts';
import { renderScreen } from '../render-screen.tsx';

const GOOD = {
  'First name': 'Kavya',
  'Last name': 'Pillai',
  Email: 'kavya@haat.com',
  Password: 'Kavya@12',
  'Mobile number': '9876543210',
};
const PHOTO = 'Photo link (optional)';
const button = () => screen.getByRole('button', { name: 'Sign up' });
const sent = ({ operations }: ReturnType<typeof renderScreen>) =>
  operations.filter(({ name }) => name === 'Register').map(({ variables }) => variables['input']);

async function open(...[options]: [Parameters<typeof renderScreen>[1]?]) {
  const shop = renderScreen('/signup', options);
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Signup Form' });
  return shop;
}

test('somebody who is logged in is led home, or to where they came from', async () => {
  const shop = renderScreen('/signup', { signedInAs: 'shopper@haat.com' });
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/'));
  await shop.navigate('/signup', { state: { from: '/about' } });
  await waitFor(() => expect(shop.address()).toBe('/about'));
  // The address is there a moment before its screen.
  await waitFor(() => expect(screen.queryByText('Signup form loading...')).toBeNull());
});

test('what the password needs is ticked off while it is typed, in words, too', async () => {
  const shop = await open();
  // Nobody is there yet.
  expect(screen.queryByRole('list', { name: 'The password needs' })).toBeNull();
  await shop.user.click(screen.getByLabelText('Password'));
  const needs = () =>
    within(screen.getByRole('list', { name: 'The password needs' }))
      .getAllByRole('listitem')
      .map((need) => need.textContent);
  const open5 = [
    'at least 6 characters (still missing)',
    'a capital letter (A-Z) (still missing)',
    'a small letter (a-z) (still missing)',
    'a digit (0-9) (still missing)',
    'one of @ # % & ^ ( ) / ? ! (still missing)',
  ];
  expect(needs()).toEqual(open5);
  await fillIn(shop.user, { Password: 'Kavya' });
  expect(needs()).toEqual(
    open5.map((need, place) => ([1, 2].includes(place) ? need.replace('still missing', 'done') : need)),
  );
  expect(screen.getByText('2 of 5 done')).toHaveAttribute('role', 'status');
  await fillIn(shop.user, { Password: GOOD.Password });
  expect(needs()).toEqual(open5.map((need) => need.replace('still missing', 'done')));
});

test('shows a loading text, then the form', async () => {
  renderScreen('/signup').start();
  // It is found as soon as it is there. What is asked of it later may come after its 20 ms.
  await screen.findByText('Signup form loading...');
  expect(await screen.findByRole('heading', { level: 1, name: 'Signup Form' })).toBeVisible();
  expect(document.title).toBe('Haat | SIGNUP');
});

test.each([
  ['First name', 'Abc', 'At least 4 characters required '],
  ['First name', 'Jo Ann', 'At least 4 characters required '],
  ['First name', 'Kavya\u202eyavaK', 'This must be one line, without tabs or hidden control characters.'],
  ['Last name', 'Pillai\u2028', 'This must be one line, without tabs or hidden control characters.'],
  ['Email', 'kavya@haat', 'Please enter valid email'],
  ['Password', 'Aa@1', 'Password should be at least 6 characters long'],
  ['Password', 'kavya@12', 'Password should contain at least one uppercase letter'],
  ['Password', 'KAVYA@12', 'Password should contain at least one lowercase letter'],
  ['Password', 'Kavya@@@', 'Password should contain at least one digit'],
  ['Password', 'Kavya123', 'Password should contain at least one special character'],
  ['Mobile number', '987654321', 'Mobile number must be exactly 10 digits'],
  ['Mobile number', '98765 43210', 'Mobile number must be exactly 10 digits'],
  [PHOTO, 'photo.png', 'The picture’s address must start with https:// and have no blanks.'],
])('says while %s is typed as %j: %s', async (label, text, sentence) => {
  const { user } = await open();
  await fillIn(user, { [label]: text });
  expect(problemOf(label)).toBe(sentence);
  await fillIn(user, { ...GOOD, [PHOTO]: '' });
  expect(problemOf(label)).toBeNull();
});

test('a submitted empty form shows all that is wrong and focuses the first; last name and photo may be empty', async () => {
  const shop = await open();
  await shop.user.click(button());
  expect(Object.keys(GOOD).map(problemOf)).toEqual([
    'At least 4 characters required ',
    null,
    'Please enter valid email',
    'Password is required',
    'Mobile number must be exactly 10 digits',
  ]);
  expect(problemOf(PHOTO)).toBeNull();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(sent(shop)).toEqual([]);
});

test('password managers and keyboards are told what each field is', async () => {
  await open();
  const kinds = [...Object.keys(GOOD), PHOTO].map((label) => {
    const field = screen.getByLabelText(label);
    return [field.getAttribute('autocomplete'), field.getAttribute('inputmode')];
  });
  expect(kinds).toEqual([
    ['given-name', null],
    ['family-name', null],
    ['email', 'email'],
    ['new-password', null],
    ['tel-national', 'tel'],
    ['photo', 'url'],
  ]);
});

test('registers with the stock picture, says so, leads to the log-in and keeps everything but the password', async () => {
  const shop = await open();
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText('Register successful')).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  const known = { name: 'Kavya Pillai', email: 'kavya@haat.com', mobile: '9876543210', avatar: STOCK_AVATAR };
  expect(sent(shop)).toEqual([{ ...known, password: 'Kavya@12' }]);
  expect(optionalRegistration()).toEqual(known);
  expect(localStorage.getItem('registration')).not.toContain('Kavya@12');
  // Only the password is left to type.
  expect(await screen.findByRole('heading', { level: 1, name: 'Signin Form' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('kavya@haat.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('registers with a photo of one’s own and without a last name', async () => {
  const shop = await open();
  await fillIn(shop.user, { ...GOOD, 'Last name': '', [PHOTO]: 'https://example.com/kavya.jpg' });
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(sent(shop)).toEqual([expect.objectContaining({ name: 'Kavya', avatar: 'https://example.com/kavya.jpg' })]);
});

test('the way to the log-in keeps the origin', async () => {
  const shop = await open();
  await shop.navigate('/signup', { state: { from: '/wishlist' } });
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(shop.shown().location.state).toEqual({ from: '/wishlist' });
});

test('an address that is taken is a dialog; after it the form stands as it was', async () => {
  const shop = await open();
  await fillIn(shop.user, { ...GOOD, Email: 'shopper@haat.com' });
  await shop.user.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Email Validation Failed' });
  expect(dialog).toHaveTextContent('This email : shopper@haat.com already exists');
  await shop.user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('shopper@haat.com');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(
    'This email : shopper@haat.com already exists, try with a different email or login',
  );
  expect(screen.getByLabelText('Password')).toHaveValue('Kavya@12');
  expect(shop.address()).toBe('/signup');
  expect(optionalRegistration()).toBeNull();
  // What was there is selected.
  await shop.user.keyboard('kavya@haat.com');
  expect(email).toHaveValue('kavya@haat.com');
  expect(email).toBeValid();
  expect(email).not.toHaveAccessibleDescription();
});

test('an address that is taken leads on to the log-in, which has it already', async () => {
  const shop = await open();
  await fillIn(shop.user, { ...GOOD, Email: 'shopper@haat.com' });
  await shop.user.click(button());
  await shop.user.click(await screen.findByRole('link', { name: 'Sign in with this e-mail' }));
  await screen.findByRole('heading', { level: 1, name: 'Signin Form' });
  expect(screen.getByLabelText('Email')).toHaveValue('shopper@haat.com');
});

test('a fault is a toast in words for shoppers, and what was typed stays', async () => {
  const shop = await open();
  shop.faults.set('Register', 'UPSTREAM_UNAVAILABLE');
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Kavya');
});

test('however often it is submitted, it is sent once', async () => {
  const shop = await open();
  const answer = shop.hold('Register');
  await fillIn(shop.user, GOOD);
  await shop.user.dblClick(button());
  fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement);
  answer();
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(sent(shop)).toHaveLength(1);
});

test('an account that was made once its visitor had left opens no page over theirs', async () => {
  const shop = await open();
  const answer = shop.hold('Register');
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  await shop.navigate('/about');
  answer();
  expect(await screen.findByText('Register successful')).toBeVisible();
  await act(async () => undefined);
  expect([shop.address(), shop.router.state.navigation.state]).toEqual(['/about', 'idle']);
});
