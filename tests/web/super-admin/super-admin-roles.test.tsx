import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';
import { dialog } from './open-super-admin.ts';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

test('a change of the role asks first, with what the person may do and may no longer do', async () => {
  const shop = renderScreen('/superAdmin?tab=users', { signedInAs: 'super@haat.com' });
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Change Rohan Kapoor' }));
  await shop.user.selectOptions(dialog().getByLabelText('Role'), 'Super admin');
  await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(dialog().getByRole('heading', { name: 'Rohan Kapoor becomes: Super admin' })).toBeVisible();
  const rights = (name: string) =>
    within(dialog().getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rights('Can now')).toContain('add, change and remove accounts, and give and take roles');
  expect(rights('Can now')).not.toContain('add, change and delete products');
  expect(rights('Can no longer')).toEqual(['see the dashboard of the admins']);
  await shop.user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(shop.operations.filter(({ name }) => name === 'UpdateUser')).toEqual([]);

  await shop.user.selectOptions(dialog().getByLabelText('Role'), 'User');
  await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(rights('Can no longer')).toEqual(['add, change and delete products', 'see the dashboard of the admins']);
  expect(dialog().queryByRole('region', { name: 'Can now' })).toBeNull();
});
