import { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { currentUser } from '../../../web/src/session/session-user.ts';
import { fillIn, problemOf } from '../fill-form.ts';
import { renderScreen } from '../render-screen.tsx';

const GOOD = { Email: 'shopper@haat.com', Password: 'Shopper@1' };
const button = () => screen.getByRole('button', { name: 'Sign in' });
const logIns = ({ operations }: ReturnType<typeof renderScreen>) => operations.filter(({ name }) => name === 'Login');

async function open(...args: Parameters<typeof renderScreen>) {
  const shop = renderScreen(...args);
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Signin Form' });
  return shop;
}

test('shows a loading text, then the form', async () => {
  renderScreen('/login').start();
  // It is found as soon as it is there. What is asked of it later may come after its 20 ms.
  await screen.findByText('Signin form loading...');
  expect(await screen.findByRole('heading', { level: 1, name: 'Signin Form' })).toBeVisible();
  expect(screen.queryByText('Signin form loading...')).toBeNull();
  expect(document.title).toBe('Haat | LOGIN');
});

test.each([
  ['Email', 'nobody', 'Please enter valid email'],
  ['Email', 'asha@shop.in', 'Please enter valid email'],
  ['Password', 'Aa@1', 'Password should be at least 6 characters long'],
  ['Password', 'shopper@1', 'Password should contain at least one uppercase letter'],
  ['Password', 'SHOPPER@1', 'Password should contain at least one lowercase letter'],
  ['Password', 'Shopper@', 'Password should contain at least one digit'],
  ['Password', 'Shopper1', 'Password should contain at least one special character'],
])('says while %s is typed as %j: %s', async (label, text, sentence) => {
  const { user } = await open('/login');
  await fillIn(user, { [label]: text });
  expect(problemOf(label)).toBe(sentence);
  await fillIn(user, GOOD);
  expect(problemOf(label)).toBeNull();
});

test('says that a password is required once it was taken out again', async () => {
  const { user } = await open('/login');
  await fillIn(user, { Password: 'x' });
  await fillIn(user, { Password: '' });
  expect(problemOf('Password')).toBe('Password is required');
});

test('the button is disabled until all is valid; pressed before, it shows what is wrong and focuses the first', async () => {
  const shop = await open('/login');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  // Nobody has begun.
  expect(button()).not.toHaveAccessibleDescription();
  await shop.user.click(button());
  expect(button()).toHaveAccessibleDescription('Still missing: Email, Password.');
  expect(problemOf('Email')).toBe('Please enter valid email');
  expect(problemOf('Password')).toBe('Password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();

  await fillIn(shop.user, { Email: GOOD.Email });
  await shop.user.click(button());
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(logIns(shop)).toEqual([]);

  await fillIn(shop.user, GOOD);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(button()).not.toHaveAccessibleDescription();
});

test('password managers and keyboards are told what each field is; the password can be shown', async () => {
  const { user } = await open('/login');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show or hide the password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('a log-in starts the session, says so and leads home where no origin is remembered', async () => {
  const shop = await open('/login');
  await fillIn(shop.user, { ...GOOD, Email: ` ${GOOD.Email}` });
  await shop.user.click(button());
  await waitFor(() => expect(shop.address()).toBe('/'));
  expect(await screen.findByText('Login Successful')).toBeVisible();
  expect(currentUser()).toMatchObject({
    name: 'Asha Menon',
    role: 'USER',
    email: GOOD.Email,
    message: 'Login Successful',
  });
});

test('a guest who was sent here returns to where they were, in place of the log-in', async () => {
  const shop = await open('/cart');
  expect(shop.address()).toBe('/login');
  await fillIn(shop.user, GOOD);
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/cart'));
  expect(shop.shown().action).toBe('REPLACE');
});

test.each([
  ['Forget Password? Click here', '/forgetPassword'],
  ['New here? Sign up', '/signup'],
])('%s hands the origin on', async (name, path) => {
  const shop = await open('/orders');
  await shop.user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(shop.address()).toBe(path));
  expect(shop.shown().location.state).toEqual({ from: '/orders' });
});

test('whoever is logged in already is led on at once', async () => {
  const shop = renderScreen('/login', { signedInAs: GOOD.Email });
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/'));
  expect(screen.queryByText('Signin form loading...')).toBeNull();
});

test('a wrong password is a toast, what was typed stays, and the next try starts at the password', async () => {
  const shop = await open('/login');
  await fillIn(shop.user, { ...GOOD, Password: 'Another@1' });
  await shop.user.click(button());
  expect(await screen.findByText('Wrong Passwprd')).toBeVisible();
  const problem = 'This is not the password of this account. Try again, or reset it below.';
  expect(problemOf('Password')).toBe(problem);
  expect(screen.getByLabelText('Email')).toHaveValue(GOOD.Email);
  expect(screen.getByLabelText('Password')).toHaveValue('Another@1');
  expect(currentUser()).toBeNull();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  // With another password nobody knows yet.
  await fillIn(shop.user, { Password: GOOD.Password });
  expect(problemOf('Password')).toBeNull();
  await shop.user.click(button());
  expect(await screen.findByText('Login Successful')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Wrong Passwprd')).toBeNull());
});

test.each([
  ['its button', (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }))],
  ['its cross', (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))],
  ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
])('an unknown address is a dialog; closing it with %s reloads the page', async (_how, close) => {
  const shop = await open('/login');
  await fillIn(shop.user, { ...GOOD, Email: 'nobody@haat.com' });
  await shop.user.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Login Failed' });
  expect(dialog).toHaveTextContent('This email : nobody@haat.com is not found');
  const go = vi.spyOn(shop.router, 'navigate').mockResolvedValue();
  act(() => void close(dialog));
  // The browser reloads when it goes no step.
  expect(go.mock.calls).toEqual([[0]]);
});

test('an address without an account leads on to the sign-up form, which has it already', async () => {
  const shop = await open('/login');
  await shop.navigate('/login', { state: { from: '/wishlist' } });
  await fillIn(shop.user, { ...GOOD, Email: 'nobody@haat.com' });
  await shop.user.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Login Failed' });
  await shop.user.click(within(dialog).getByRole('link', { name: 'Sign up with this e-mail' }));
  await screen.findByRole('heading', { level: 1, name: 'Signup Form' });
  expect(screen.getByLabelText('Email')).toHaveValue('nobody@haat.com');
  expect(shop.shown().location.state).toEqual({ from: '/wishlist', email: 'nobody@haat.com' });
});

test('the form for a forgotten password starts with the address that was typed', async () => {
  const shop = await open('/login');
  await fillIn(shop.user, { Email: 'shopper@haat.com' });
  await shop.user.click(screen.getByRole('link', { name: /^Forget Password/ }));
  await screen.findByRole('heading', { level: 1, name: 'Forget Password' });
  expect(screen.getByLabelText('Email')).toHaveValue('shopper@haat.com');
});

test('a fault is a toast in words for shoppers, and the form can be sent again', async () => {
  const shop = await open('/login');
  shop.faults.set('Login', 'UPSTREAM_TIMEOUT');
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText(/taking too long/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue(GOOD.Password);
  shop.faults.clear();
  await shop.user.click(button());
  await waitFor(() => expect(shop.address()).toBe('/'));
});

test('a refusal in words that nobody knows is said in those', async () => {
  const shop = await open('/login');
  const login = { __typename: 'LoginPayload', code: 'FAILED', message: 'Closed today', user: null };
  shop.client.setLink(new ApolloLink(() => of({ data: { login } })));
  await fillIn(shop.user, GOOD);
  await shop.user.click(button());
  expect(await screen.findByText('Closed today')).toBeVisible();
});

test('however often it is submitted, it is sent once', async () => {
  const shop = await open('/login');
  const answer = shop.hold('Login');
  await fillIn(shop.user, GOOD);
  await shop.user.dblClick(button());
  fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement);
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await waitFor(() => expect(shop.address()).toBe('/'));
  expect(logIns(shop)).toHaveLength(1);
});

test.each([
  ['/cart', 'Sign in to see your cart and to order what is in it.'],
  ['/checkout/buyNow/65f0000000000000000000a1', 'Sign in to order. What you chose is kept.'],
  ['/wishlist', 'Sign in to see your wishlist.'],
  ['/orders/details/orderId/1?x=1', 'Sign in to see your orders.'],
  ['/profile?tab=order', 'Sign in to see your profile.'],
])('says why %s asks for a log-in', async (from, sentence) => {
  const shop = await open('/login');
  await shop.navigate('/login', { state: { from } });
  expect(await screen.findByText(sentence)).toBeVisible();
  const isStaff = from.startsWith('/superAdmin');
  const promise = isStaff ? 'You come back to the page that you asked for.' : /where you left them/;
  expect(screen.getByText(promise)).toBeInTheDocument();
});

test('says no reason to somebody who came on their own', async () => {
  const shop = await open('/login');
  await shop.navigate('/login', { state: { from: '/products' } });
  await screen.findByRole('heading', { level: 1, name: 'Signin Form' });
  expect(screen.queryByText(/^Sign in (to|with)/)).toBeNull();
});
