import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Navigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ShopRouter } from '../../../web/src/router.tsx';
import { useWayBack } from '../../../web/src/features/auth/auth-link.tsx';
import { endSession, startSession } from '../../../web/src/session/session-user.ts';

afterEach(() => endSession());

function LogIn() {
  const wayBack = useWayBack();
  return wayBack ? <Navigate replace to={wayBack} /> : 'Log in';
}

/** The log-in of somebody who came from '/orders'. The code of '/cart' comes when `load` is called. */
function open() {
  const { promise, resolve } = Promise.withResolvers<object>();
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LogIn /> },
      { path: '/orders', element: 'Orders' },
      { path: '/cart', lazy: () => promise },
    ],
    { initialEntries: [{ pathname: '/login', state: { from: '/orders' } }] },
  );
  render(<ShopRouter router={router} />);
  return { router, load: () => act(async () => resolve({ element: 'Cart' })) };
}

const logIn = () =>
  act(() =>
    startSession({ name: 'Asha', role: 'USER', email: 'asha@haat.com', avatar: null, token: 't', message: '' }),
  );

test('a log-in leads back', async () => {
  open();
  expect(await screen.findByText('Log in')).toBeVisible();
  logIn();
  expect(await screen.findByText('Orders')).toBeVisible();
});

test('whoever goes elsewhere on a slow line before the answer to the log-in gets there', async () => {
  const { router, load } = open();
  await act(async () => void router.navigate('/cart'));
  logIn();
  expect(await screen.findByText('Log in')).toBeVisible();
  await load();
  expect(await screen.findByText('Cart')).toBeVisible();
});
