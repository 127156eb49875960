import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockId } from '../../../gateway/mocks/seed.ts';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { ADMIN_TOAST_MS } from '../../../web/src/lib/timing.ts';
import * as csv from '../../../web/src/lib/csv.ts';
import * as toasts from '../../../web/src/ui/toast/toast.ts';
import { renderScreen } from '../render-screen.tsx';
import { dialog, press, sent } from './open-super-admin.ts';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/super-admin/super-admin-page.tsx';

function open(search = '', options: MockOptions = {}) {
  const shop = renderScreen(`/superAdmin?tab=users${search}`, { signedInAs: 'super@haat.com', ...options });
  shop.start();
  return shop;
}

const table = () => screen.findByRole('table', { name: 'All accounts but yours' });
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.querySelector('strong')?.textContent);
const success = (message: string) => ({ kind: 'success', message, duration: ADMIN_TOAST_MS });

test('lists everybody else: name, e-mail, mobile and role', async () => {
  open();
  expect(await screen.findByText('5 users')).toBeVisible();
  const [first] = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(first).toHaveTextContent(/Asha Menonshopper@haat\.com \+919845000000.*User/);
  expect(screen.queryByText('super@haat.com')).toBeNull();
});

test('role, search and order go into the address; it opens the same view again', async () => {
  const shop = open();
  await shop.user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'User');
  await shop.user.click(screen.getByRole('button', { name: 'Name' }));
  await shop.user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=users&role=USER&sort=-name'));
  expect(await names()).toEqual(['Vikram Rao', 'Imran Qureshi', 'Divya Nair', 'Asha Menon']);
  await shop.user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'EXAMPLE.com ');
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=users&role=USER&sort=-name&q=EXAMPLE.com'));
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('EXAMPLE.com ');
  expect(screen.getByText('3 of 5 users')).toBeVisible();
});

test('another tab starts without the choices of this one, and back brings them again', async () => {
  const shop = open('&role=ADMIN');
  await screen.findByText('1 of 5 users');
  await shop.user.click(screen.getByRole('tab', { name: 'Products' }));
  await waitFor(() => expect(shop.address()).toBe('/superAdmin?tab=products'));
  await shop.navigate(-1);
  expect(await screen.findByText('1 of 5 users')).toBeVisible();
});

async function fillIn(shop: ReturnType<typeof open>, email: string) {
  await press(shop, 'Create user');
  const fields = dialog();
  await waitFor(() => expect(fields.getByLabelText('First name')).toHaveFocus());
  await shop.user.type(fields.getByLabelText('First name'), 'Kavya');
  await shop.user.type(fields.getByLabelText('Last name'), 'Pillai');
  await shop.user.type(fields.getByLabelText('E-mail'), email);
  await shop.user.type(fields.getByLabelText('Mobile number'), '9845099999');
  await shop.user.type(fields.getByLabelText('Password'), 'Kavya@12');
  await shop.user.selectOptions(fields.getByLabelText('Role'), 'Admin');
}

test('a user is created with a role, and stands in the list', async () => {
  const shop = open();
  const toast = vi.spyOn(toasts, 'showToast');
  await screen.findByText('5 users');
  await fillIn(shop, 'kavya.pillai@example.com');
  await shop.user.click(dialog().getByRole('button', { name: 'Create user' }));
  expect(await screen.findByText('6 users')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toast).toHaveBeenCalledExactlyOnceWith(success('Register successful'));
  const row = screen.getByText('kavya.pillai@example.com').closest('tr');
  expect(row).toHaveTextContent(/^KKavya Pillaikavya\.pillai@example\.com \+919845099999.*Admin/);
});

test('what breaks the rules is said field by field, before anything is sent', async () => {
  const shop = open();
  await press(shop, 'Create user');
  await shop.user.type(dialog().getByLabelText('First name'), 'Al');
  await shop.user.click(dialog().getByRole('button', { name: 'Create user' }));
  for (const sentence of [
    'At least 4 characters required',
    'Please enter valid email',
    'Mobile number must be exactly 10 digits',
    'Password is required',
  ])
    expect(dialog().getByText(sentence)).toBeVisible();
  expect(dialog().getByLabelText('First name')).toHaveFocus();
  expect(sent(shop, 'CreateUser')).toEqual([]);
});

test('an e-mail that is taken is said in the dialog, which keeps what was typed', async () => {
  const shop = open();
  await screen.findByText('5 users');
  await fillIn(shop, 'shopper@haat.com');
  await shop.user.click(dialog().getByRole('button', { name: 'Create user' }));
  expect(await dialog().findByText(/shopper@haat.com already exits/)).toBeVisible();
  expect(dialog().getByLabelText('First name')).toHaveValue('Kavya');
  expect(screen.getByText('5 users')).toBeVisible();
});

test.each(['Mutation.createUser', 'Mutation.updateUser', 'Mutation.removeUser'] as const)(
  'a fault of %s is said in the dialog',
  async (field) => {
    const shop = open('', { fail: { [field]: 'UPSTREAM_TIMEOUT' } });
    await screen.findByText('5 users');
    if (field === 'Mutation.createUser') {
      await fillIn(shop, 'kavya.pillai@example.com');
      await shop.user.click(dialog().getByRole('button', { name: 'Create user' }));
    } else if (field === 'Mutation.updateUser') {
      await press(shop, 'Change Divya Nair');
      await shop.user.selectOptions(dialog().getByLabelText('Role'), 'Admin');
      await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
      await shop.user.click(dialog().getByRole('button', { name: 'Change role to Admin' }));
    } else {
      await press(shop, 'Remove Divya Nair');
      await shop.user.type(dialog().getByRole('textbox'), 'divya.nair@example.com');
      await shop.user.click(dialog().getByRole('button', { name: 'Remove user' }));
    }
    expect(await dialog().findByText(/taking too long/)).toBeVisible();
    expect(screen.getByText('5 users')).toBeVisible();
  },
);

test('what changes is shown before it is saved, and nothing else is sent', async () => {
  const shop = open();
  const toast = vi.spyOn(toasts, 'showToast');
  await press(shop, 'Change Divya Nair');
  expect(dialog().getByText('Nothing yet.')).toBeVisible();
  await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(sent(shop, 'UpdateUser')).toEqual([]);
  await shop.user.clear(dialog().getByLabelText('Mobile number'));
  await shop.user.type(dialog().getByLabelText('Mobile number'), '9000000000');
  await shop.user.selectOptions(dialog().getByLabelText('Role'), 'Super admin');
  const changes = dialog().getByRole('region', { name: 'What changes' });
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mobile number: 9845000004 → 9000000000', 'Role: User → Super admin']);
  await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
  // What had the focus is gone: the question has it, and then the form again.
  expect(dialog().getByRole('button', { name: 'Keep' })).toHaveFocus();
  await shop.user.keyboard('{Enter}');
  expect(dialog().getByLabelText('Role')).toHaveFocus();
  await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
  await shop.user.click(dialog().getByRole('button', { name: 'Change role to Super admin' }));
  await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith(success('User updated success')));
  const [variables] = sent(shop, 'UpdateUser');
  expect(variables?.['changes']).toEqual({ mobile: '9000000000', role: 'SUPER_ADMIN' });
  const row = screen.getByText('divya.nair@example.com').closest('tr');
  expect(row).toHaveTextContent('+919000000000Super admin');
  expect(sent(shop, 'Users')).toHaveLength(1);
});

test('an e-mail that is another’s is refused in the dialog', async () => {
  const shop = open();
  await press(shop, 'Change Divya Nair');
  await shop.user.clear(dialog().getByLabelText('E-mail'));
  await shop.user.type(dialog().getByLabelText('E-mail'), 'admin@haat.com');
  await shop.user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(await dialog().findByText(/admin@haat.com already exits/)).toBeVisible();
});

test.each([
  ['Change', 'Save changes'],
  ['Remove', 'Remove user'],
])('%s: an account that somebody else removed meanwhile leaves the list', async (verb, action) => {
  const shop = open();
  const toast = vi.spyOn(toasts, 'showToast');
  await screen.findByText('5 users');
  // The seed's fifth account.
  await shop.behind(`mutation { removeUser(id: "${mockId('64', 4)}") { code } }`);
  await press(shop, `${verb} Divya Nair`);
  if (verb === 'Change') await shop.user.selectOptions(dialog().getByLabelText('Role'), 'Admin');
  else await shop.user.type(dialog().getByRole('textbox'), 'divya.nair@example.com');
  await shop.user.click(dialog().getByRole('button', { name: action }));
  if (verb === 'Change') await shop.user.click(dialog().getByRole('button', { name: 'Change role to Admin' }));
  expect(await screen.findByText('4 users')).toBeVisible();
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    message: 'User not found',
    duration: ADMIN_TOAST_MS,
  });
});

test('a user goes only once their e-mail address was typed', async () => {
  const shop = open();
  const toast = vi.spyOn(toasts, 'showToast');
  await press(shop, 'Remove Divya Nair');
  const remove = dialog().getByRole('button', { name: 'Remove user' });
  const typed = dialog().getByLabelText('Type divya.nair@example.com to confirm');
  await shop.user.click(remove);
  await shop.user.type(typed, 'divya.nair@example.co{Enter}');
  expect(remove).toBeDisabled();
  expect(sent(shop, 'RemoveUser')).toEqual([]);
  await shop.user.type(typed, 'm{Enter}');
  expect(await screen.findByText('4 users')).toBeVisible();
  expect(screen.queryByText('divya.nair@example.com')).toBeNull();
  expect(toast).toHaveBeenCalledExactlyOnceWith(success('User Remove success'));
  expect(sent(shop, 'Users')).toHaveLength(1);
});

test('nobody is removed by a dialog that was closed', async () => {
  const shop = open();
  await press(shop, 'Remove Divya Nair');
  await shop.user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(shop, 'RemoveUser')).toEqual([]);
});

test('the file has what is shown, and no formula', async () => {
  const shop = open('&role=ADMIN');
  const download = vi.spyOn(csv, 'downloadCsv').mockReturnValue();
  await press(shop, 'Download CSV');
  expect(download).toHaveBeenCalledExactlyOnceWith('users.csv', {
    head: ['Name', 'E-mail', 'Mobile', 'Role'],
    rows: [['Rohan Kapoor', 'admin@haat.com', '+919845000001', 'Admin']],
  });
  const [, sheet] = download.mock.lastCall ?? [];
  expect(sheet && csv.toCsv(sheet)).toContain("'+919845000001");
});

test('a failure is told, and trying again asks again', async () => {
  const shop = renderScreen('/superAdmin?tab=users', { signedInAs: 'super@haat.com' });
  shop.faults.set('Users', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const alert = await screen.findByText(/cannot be reached/);
  expect(alert).toBeVisible();
  shop.faults.clear();
  await press(shop, 'Try again');
  expect(await screen.findByText('5 users')).toBeVisible();
});

test('a shop with nobody else says so', async () => {
  open('', { accounts: [{ name: 'Meera Iyer', email: 'super@haat.com', password: 'Super@1', role: 'SUPER_ADMIN' }] });
  expect(await screen.findByRole('heading', { name: 'No other users yet' })).toBeVisible();
});

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

test('a late answer closes no other dialog; what was not changed is told in a toast', async () => {
  const shop = open();
  const edit = async (name: string) => press(shop, `Change ${name}`);
  await edit('Vikram Rao');
  await shop.user.type(dialog().getByRole('textbox', { name: 'Name' }), 'x');
  const answer = shop.hold('UpdateUser');
  shop.faults.set('UpdateUser', 'UPSTREAM_TIMEOUT');
  await press(shop, 'Save changes');
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit('Divya Nair');
  const told = vi.spyOn(toasts, 'showToast');
  answer();
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
  expect(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('Divya Nair');
});
