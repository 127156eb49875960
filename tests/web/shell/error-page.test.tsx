import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mantine } from '../../../web/src/theme/mantine.tsx';
import { ErrorPage } from '../../../web/src/features/errors/error-page.tsx';

const Around = () => (
  <>
    <Outlet />
    <Link to="/other">Leave</Link>
  </>
);

function open(error: unknown) {
  const Broken = () => {
    throw error;
  };
  const screens = [
    { path: '/broken', element: <Broken /> },
    { path: '/other', element: <p>Fine</p> },
  ];
  const routes = [{ element: <Around />, children: [{ errorElement: <ErrorPage />, children: screens }] }];
  render(
    <Mantine styleNonce="">
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/broken'] })} />
    </Mantine>,
  );
}

// React logs what a screen throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test('a broken screen shows the message of what broke it, until another is opened', async () => {
  open(new Error('The shelf fell over.'));
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('The shelf fell over.')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Fine')).toBeVisible();
});

test('a refused screen shows its status', async () => {
  open(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
  expect(await screen.findByText('503 Service Unavailable')).toBeVisible();
});
