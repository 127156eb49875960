import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hideErrors, showToast } from '../../../web/src/ui/toast/toast.ts';
import { Toaster } from '../../../web/src/ui/toast/toaster.tsx';

test('what is hidden are the errors of before, never one that comes while the list of toasts still loads', async () => {
  render(<Toaster />);
  hideErrors();
  showToast({ kind: 'error', message: 'First try' });
  await screen.findByText('First try');
  hideErrors();
  showToast({ kind: 'error', message: 'Second try' });
  await screen.findByText('Second try');
  await waitFor(() => expect(screen.queryByText('First try')).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('Second try');
});
