import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hideErrors, showToast } from '../../../web/src/ui/toast/toast.ts';
import { Mantine } from '../../../web/src/theme/mantine.tsx';
import { Toaster } from '../../../web/src/ui/toast/toaster.tsx';

test('what is hidden are the errors of before, never one that comes while the list of toasts still loads', async () => {
  render(<Toaster />, { wrapper: ({ children }) => <Mantine styleNonce="">{children}</Mantine> });
  hideErrors();
  showToast({ kind: 'error', message: 'First try' });
  await screen.findByText('First try');
  hideErrors();
  showToast({ kind: 'error', message: 'Second try' });
  await screen.findByText('Second try');
  await waitFor(() => expect(screen.queryByText('First try')).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('Second try');
});
