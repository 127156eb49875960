import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '../../../web/src/features/errors/error-page.tsx';

const open = (loader: () => Promise<never>) => {
  const router = createMemoryRouter([
    { path: '/', loader, hydrateFallbackElement: <p>Loading</p>, errorElement: <ErrorPage />, element: <p>Fine</p> },
  ]);
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
};

afterEach(() => vi.restoreAllMocks());

test('a broken screen shows the message of what broke it', async () => {
  open(() => Promise.reject(new Error('The shelf fell over.')));
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('The shelf fell over.')).toBeVisible();
});

test('a refused screen shows its status', async () => {
  // React Router throws a response to refuse a screen.
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
  open(() => Promise.reject(new Response(null, { status: 503, statusText: 'Service Unavailable' })));
  expect(await screen.findByText('503 Service Unavailable')).toBeVisible();
});
