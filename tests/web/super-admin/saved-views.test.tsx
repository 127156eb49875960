import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/admin/catalogue/catalogue-page.tsx';
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const ORDERS = '/superAdmin?tab=orders';

async function open(path = ORDERS) {
  const shop = renderScreen(path, { signedInAs: 'super@haat.com', products: mockProducts() });
  shop.start();
  const openMenu = async () => shop.user.click(await screen.findByRole('button', { name: 'Saved views' }));
  const menu = () => within(screen.getByRole('dialog', { name: 'Saved views' }));
  const save = async (name: string) => {
    const field = await menu().findByRole('textbox');
    await shop.user.clear(field);
    await shop.user.type(field, `${name}{Enter}`);
    await menu().findByText(`“${name}” is saved.`);
  };
  return { ...shop, openMenu, menu, save };
}

test('what the address says is saved under a name, opened again, replaced, and removed', async () => {
  const { address, menu, navigate, openMenu, save, user } = await open(`${ORDERS}&status=PACKED&sort=-total&page=2`);
  await openMenu();
  await menu().findByText(/^No views yet/);
  await save('Packed, dear first');
  expect(menu().getByRole('button', { name: 'Packed, dear first' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Saved views' })).toHaveFocus();

  await navigate(`${ORDERS}&status=PENDING`);
  await openMenu();
  await user.click(await menu().findByRole('button', { name: 'Packed, dear first' }));
  // A view begins at its first page.
  await waitFor(() => expect(address()).toBe(`${ORDERS}&status=PACKED&sort=-total`));
  expect(screen.queryByRole('dialog')).toBeNull();

  await navigate(`${ORDERS}&status=DELIVERED`);
  await openMenu();
  await user.type(await menu().findByRole('textbox'), 'Packed, dear first');
  await user.click(menu().getByRole('button', { name: 'Replace' }));
  await menu().findByText(/is saved/);
  expect(menu().getAllByRole('listitem')).toHaveLength(1);
  await user.click(menu().getByRole('button', { name: 'Remove the view Packed, dear first' }));
  await menu().findByText(/^No views yet/);
});

test('views are read when the menu opens, and each screen has its own', async () => {
  const shop = await open('/admin/catalogue?category=home&maxStock=5');
  await shop.openMenu();
  await shop.menu().findByText(/^No views yet/);
  await shop.save('Nearly out');
  await shop.user.keyboard('{Escape}');
  await shop.navigate('/superAdmin?tab=changes');
  await screen.findByRole('heading', { name: 'Changes by staff' });
  expect(shop.operations.filter(({ name }) => name === 'SavedViews')).toHaveLength(1);
  await shop.openMenu();
  await shop.menu().findByText(/^No views yet/);
  expect(shop.operations.filter(({ name }) => name === 'SaveView').map(({ variables }) => variables)).toEqual([
    { input: { screen: 'CATALOGUE', name: 'Nearly out', search: 'category=home&maxStock=5' } },
  ]);
});

test('without the store the menu says so, and the screen works', async () => {
  const shop = await open();
  for (const name of ['SavedViews', 'SaveView']) shop.faults.set(name, 'STORE_UNAVAILABLE');
  await shop.openMenu();
  expect(await shop.menu().findByText(/What the shop keeps for its staff cannot be reached/)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search orders' })).toBeVisible();
  shop.faults.delete('SavedViews');
  await shop.user.click(shop.menu().getByRole('button', { name: 'Try again' }));
  await shop.user.type(await shop.menu().findByRole('textbox'), 'Mine{Enter}');
  expect(await shop.menu().findByRole('alert')).toHaveTextContent(/keeps for its staff/);
});

test('a screen has 30 views at most, and says so', async () => {
  const shop = await open();
  for (let number = 0; number < 30; number += 1) {
    await shop.behind(`mutation { saveView(input: { screen: ORDERS, name: "View ${number}", search: "" }) { code } }`);
  }
  await shop.openMenu();
  await shop.user.type(await shop.menu().findByRole('textbox'), 'One more{Enter}');
  expect(await shop.menu().findByRole('alert')).toHaveTextContent('There are 30 views of this screen already.');
});

test('a view that is removed hands the focus to its neighbour, the last one to the name, and Escape still closes', async () => {
  const { menu, openMenu, save, user } = await open();
  await openMenu();
  for (const name of ['First', 'Second', 'Third']) await save(name);
  const remove = async (name: string) => {
    menu()
      .getByRole('button', { name: `Remove the view ${name}` })
      .focus();
    await user.keyboard('{Enter}');
    await menu().findByText(`“${name}” is removed.`);
  };
  await remove('First');
  expect(menu().getByRole('button', { name: 'Second' })).toHaveFocus();
  expect(menu().getByRole('textbox')).toHaveValue('Third');
  await remove('Third');
  expect(menu().getByRole('button', { name: 'Second' })).toHaveFocus();
  // The name of what is gone is none to replace.
  expect(menu().getByRole('textbox')).toHaveValue('');
  await remove('Second');
  expect(menu().getByRole('textbox')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Saved views' })).toHaveFocus();
});
