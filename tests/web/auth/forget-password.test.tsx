import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HOME_REDIRECT_MS } from '../../../web/src/lib/timing.ts';
import { fillIn, problemOf } from '../fill-form.ts';
import { holdTimer } from '../hold-timer.ts';
import { renderScreen } from '../render-screen.tsx';

const SHOPPER = 'shopper@haat.com';
const button = () => screen.getByRole('button', { name: 'Submit' });
const sent = ({ operations }: ReturnType<typeof renderScreen>) =>
  operations.filter(({ name }) => name === 'RequestPasswordReset').map(({ variables }) => variables['email']);

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const shop = renderScreen('/forgetPassword', options);
  shop.start();
  await screen.findByRole('heading', { level: 1, name: 'Forget Password' });
  return shop;
}

test('the form is there at once, with what it is for the browser', async () => {
  await open();
  expect(document.title).toBe('Haat | Forget Password');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
});

test('says while it is typed that an address is none; pressed too early, the button focuses the field', async () => {
  const shop = await open();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await shop.user.click(button());
  expect(problemOf('Email')).toBe('Please provide a valid email address');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await fillIn(shop.user, { Email: 'shopper@haat.in' });
  expect(problemOf('Email')).toBe('Please provide a valid email address');
  await fillIn(shop.user, { Email: SHOPPER });
  expect(problemOf('Email')).toBeNull();
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(sent(shop)).toEqual([]);
});

test('a mail on its way is said on the screen, which takes the focus, and can be sent again', async () => {
  const shop = await open();
  await fillIn(shop.user, { Email: SHOPPER });
  await shop.user.click(button());
  const main = screen.getByRole('main');
  const message = await within(main).findByText(`Email has been sent to email: ${SHOPPER}`);
  expect(message.parentElement).toHaveFocus();
  expect(main).toHaveTextContent('It works for 5 minutes.No mail? Look into the folder for spam');
  expect(screen.getByRole('link', { name: 'Chosen a new password? Sign in' })).toHaveAttribute('href', '/login');
  await shop.user.click(screen.getByRole('button', { name: 'Send another' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(shop.address()).toBe('/forgetPassword');
});

test('an unknown address is a dialog; after it the form stands as it was, with the focus on the address', async () => {
  const shop = await open();
  await fillIn(shop.user, { Email: 'nobody@haat.com' });
  await shop.user.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Not Found' });
  expect(dialog).toHaveTextContent('nobody@haat.com. Correct the address, or sign up with it.');
  expect(within(dialog).getByRole('link', { name: 'Sign up with this e-mail' })).toHaveAttribute('href', '/signup');
  await shop.user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Email')).toHaveValue('nobody@haat.com');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('any other error is a toast, and then the way home', async () => {
  const shop = await open();
  shop.faults.set('RequestPasswordReset', 'UPSTREAM_UNAVAILABLE');
  await fillIn(shop.user, { Email: SHOPPER });
  await shop.user.click(button());
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/'));
});

test('a visitor who has left the screen meanwhile is not redirected', async () => {
  const isCancelled = holdTimer(HOME_REDIRECT_MS);
  const shop = await open();
  shop.faults.set('RequestPasswordReset', 'UPSTREAM_UNAVAILABLE');
  await fillIn(shop.user, { Email: SHOPPER });
  await shop.user.click(button());
  await screen.findByText(/cannot be reached/);
  expect(isCancelled()).toBe(false);
  await shop.user.click(screen.getByRole('link', { name: 'Remembered it? Sign in' }));
  await screen.findByRole('heading', { name: 'Signin Form' });
  expect(isCancelled()).toBe(true);
});

test('however often it is submitted, it is sent once, and the button says that it is busy', async () => {
  const shop = await open();
  const answer = shop.hold('RequestPasswordReset');
  await fillIn(shop.user, { Email: SHOPPER });
  await shop.user.dblClick(button());
  fireEvent.submit(screen.getByLabelText('Email').closest('form') as HTMLFormElement);
  expect(screen.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-busy', 'true');
  answer();
  await screen.findByRole('button', { name: 'Send another' });
  expect(sent(shop)).toEqual([SHOPPER]);
});

test('an error that comes once a visitor has left leads nobody home', async () => {
  const shop = await open();
  const answer = shop.hold('RequestPasswordReset');
  shop.faults.set('RequestPasswordReset', 'UPSTREAM_UNAVAILABLE');
  await fillIn(shop.user, { Email: SHOPPER });
  await shop.user.click(button());
  await shop.navigate('/about');
  const redirects = vi.spyOn(window, 'setTimeout');
  answer();
  await screen.findByText(/cannot be reached/);
  expect(redirects.mock.calls.map(([, ms]) => ms)).not.toContain(HOME_REDIRECT_MS);
});
