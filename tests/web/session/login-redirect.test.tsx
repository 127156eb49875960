import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUEST_REDIRECT_MS } from '../../../web/src/lib/timing.ts';
import { ShopRouter } from '../../../web/src/router.tsx';
import { LoginRedirect, requestLogin } from '../../../web/src/shared/login/login-redirect.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Around = () => (
  <>
    <LoginRedirect />
    <Outlet />
  </>
);

/** A shop of four screens, at '/'. The code of '/slow' comes when `load` is called. */
function open() {
  const { promise, resolve } = Promise.withResolvers<object>();
  const router = createMemoryRouter(
    [
      {
        element: <Around />,
        children: [
          { path: '/', element: 'Home' },
          { path: '/login', element: 'Log in' },
          { path: '/about', element: 'About' },
          { path: '/slow', lazy: () => promise },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<ShopRouter router={router} />);
  return { router, load: () => resolve({ element: 'Slow' }) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a guest is sent to the log-in, once the sentence could be read', async () => {
  open();
  act(() => void requestLogin({ at: '/', state: { from: '/' } }));
  await pass(GUEST_REDIRECT_MS - 1);
  expect(screen.getByText('Home')).toBeVisible();
  await pass(1);
  expect(screen.getByText('Log in')).toBeVisible();
});

test('a guest who goes elsewhere on a slow line gets there', async () => {
  const { router, load } = open();
  act(() => void requestLogin({ at: '/', state: { from: '/' } }));
  act(() => void router.navigate('/slow'));
  await pass(GUEST_REDIRECT_MS * 2);
  expect(screen.getByText('Home')).toBeVisible();
  load();
  await pass(0);
  expect(screen.getByText('Slow')).toBeVisible();
  await pass(GUEST_REDIRECT_MS * 2);
  expect(screen.getByText('Slow')).toBeVisible();
});

test('a guest who goes elsewhere on a slow machine gets there, though the screen is drawn after the time', async () => {
  const { router } = open();
  act(() => void requestLogin({ at: '/', state: { from: '/' } }));
  act(() => {
    void router.navigate('/about');
    vi.advanceTimersByTime(GUEST_REDIRECT_MS);
  });
  await pass(GUEST_REDIRECT_MS * 2);
  expect(screen.getByText('About')).toBeVisible();
});
