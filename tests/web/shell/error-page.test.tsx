import { fireEvent, render, screen } from '@testing-library/react';
import { createPath, Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '../../../web/src/features/errors/error-page.tsx';
import { ErrorBoundary } from '../../../web/src/ui/views/error-boundary.tsx';

function Screen({ error }: { error: unknown }) {
  if (useLocation().pathname === '/broken') throw error;
  return <p>Fine</p>;
}

function Screens({ error }: { error: unknown }) {
  return (
    <ErrorBoundary address={createPath(useLocation())} shows={ErrorPage}>
      <Screen error={error} />
    </ErrorBoundary>
  );
}

const open = (error: unknown) =>
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Screens error={error} />
      <Link to="/other">Leave</Link>
    </MemoryRouter>,
  );

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
