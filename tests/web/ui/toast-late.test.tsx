import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadToasts, showToast } from '../../../web/src/ui/toast/toast.ts';
import { Toaster } from '../../../web/src/ui/toast/toaster.tsx';

const { promise: line, resolve: comes } = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../../../web/src/ui/toast/toast-list.tsx', async (original) => {
  await line;
  return original();
});

test('a toast whose list is late comes in plain, once; the next one takes its place in the list', async () => {
  render(<Toaster />);
  showToast({ kind: 'error', message: 'First' });
  // The list has 2 s.
  expect(await screen.findByText('First', {}, { timeout: 4_000 })).toHaveAttribute('role', 'alert');
  comes();
  await loadToasts();
  expect(screen.getAllByText('First')).toHaveLength(1);
  showToast({ kind: 'success', message: 'Second' });
  expect(await screen.findByText('Second')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});
