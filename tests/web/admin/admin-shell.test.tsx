import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/admin/admin-page.tsx';

test.each([
  [375, false, 'horizontal'],
  [820, false, 'horizontal'],
  [1_024, false, 'vertical'],
])(
  'at %i px the tools stand where the focus finds them: log out before the tabs %s, %s',
  async (width, before, way) => {
    setWidth(width);
    const shop = renderScreen('/about', { signedInAs: 'admin@haat.com' });
    shop.start();
    await shop.navigate('/admin');
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
    const tabs = screen.getByRole('tablist', { name: 'Admin' });
    const logOut = screen.getByRole('button', { name: 'Log out' });
    expect((logOut.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING) > 0).toBe(before);
    expect(tabs).toHaveAttribute('aria-orientation', way);
  },
);

test('super admins log out in the bar alone', async () => {
  const shop = renderScreen('/about', { signedInAs: 'super@haat.com' });
  shop.start();
  await shop.navigate('/superAdmin');
  await screen.findByRole('heading', { level: 1, name: 'Super Admin' });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});
