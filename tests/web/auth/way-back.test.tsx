import { act, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Navigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useWayBack } from '../../../web/src/features/auth/use-way-back.ts';
import { RouterView } from '../../../web/src/lib/router/router-view.tsx';
import { createShopRouter } from '../../../web/src/lib/router/shop-router.ts';
import { endSession, startSession } from '../../../web/src/session/session-user.ts';

afterEach(() => endSession());

function LogIn() {
  const wayBack = useWayBack();
  return wayBack ? <Navigate replace to={wayBack} /> : 'Log in';
}

/** The log-in of somebody who came from '/orders'. The code of '/cart' comes when `load` is called. */
function open() {
  const { promise, resolve } = Promise.withResolvers<object>();
  const router = createShopRouter(
    [
      { path: '/login', element: <LogIn /> },
      { path: '/orders', element: 'Orders' },
      { path: '/cart', lazy: () => promise },
    ],
    createMemoryHistory({ initialEntries: [{ pathname: '/login', state: { from: '/orders' } }] }),
  );
  render(<RouterView router={router} />);
  return { router, load: () => act(async () => resolve({ element: 'Cart', handle: 'loaded' })) };
}

const logIn = () =>
  act(() =>
    startSession({ name: 'Asha', role: 'USER', email: 'asha@haat.com', avatar: null, token: 't', message: '' }),
  );

test('a log-in leads back', () => {
  open();
  expect(screen.getByText('Log in')).toBeVisible();
  logIn();
  expect(screen.getByText('Orders')).toBeVisible();
});

test('whoever goes elsewhere on a slow line before the answer to the log-in gets there', async () => {
  const { router, load } = open();
  act(() => router.navigator.push('/cart'));
  logIn();
  expect(screen.getByText('Log in')).toBeVisible();
  await load();
  expect(screen.getByText('Cart')).toBeVisible();
});
