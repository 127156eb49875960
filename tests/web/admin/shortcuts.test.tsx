import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockOrders } from '../../../gateway/mocks/people.ts';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { box, openPalette, openStaff } from './open-palette.ts';
// Loaded in advance, so that no test waits for lazy code.
import '../../../web/src/features/admin/admin-page.tsx';
import '../../../web/src/features/admin/catalogue/catalogue-page.tsx';
import '../../../web/src/features/palette/palette.tsx';
import '../../../web/src/features/palette/shortcuts/shortcuts-dialog.tsx';
import '../../../web/src/features/palette/staff-tools.tsx';
import '../../../web/src/features/super-admin/super-admin-page.tsx';

const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const line = (text: string) => within(help() ?? document.body).getByText(text).parentElement;

test('? lists the keys of the screen that is open', async () => {
  const shop = await openStaff('admin');
  await shop.user.keyboard('?');
  await waitFor(() => expect(help()).toBeVisible());
  expect(line('Find or go to')).toHaveTextContent('Ctrl + K');
  expect(line('Go to the next or previous tab')).toHaveTextContent('↑ or ↓');
  expect(line('Catalogue')).toHaveTextContent('g then c');
  expect(screen.queryByText('Save, and edit the next one')).toBeNull();
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(help()).toBeNull();
  await shop.navigate('/admin/catalogue');
  await screen.findByRole('heading', { level: 1, name: 'Catalogue' });
  await shop.user.keyboard('?');
  await waitFor(() => expect(line('Save, and edit the next one')).toHaveTextContent('Tab'));
});

test('g and a letter go to a screen of the role', async () => {
  const shop = await openStaff('admin');
  await shop.user.keyboard('gc');
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue'));
  // Of the super admin.
  await shop.user.keyboard('gu');
  expect(shop.address()).toBe('/admin/catalogue');
  await shop.user.keyboard('gd');
  await waitFor(() => expect(shop.address()).toBe('/admin'));
});

test('letters are text in a field, do nothing above an open dialog, and belong to the palette while it is open', async () => {
  const shop = await openStaff('admin');
  const search = screen.getByRole('combobox', { name: /search/i });
  await shop.user.type(search, 'gc?');
  expect(search).toHaveValue('gc?');
  expect(shop.address()).toBe('/admin');
  expect(help()).toBeNull();

  await shop.user.click(document.body);
  await shop.user.keyboard('?');
  await waitFor(() => expect(help()).toBeVisible());
  await shop.user.keyboard('gc{Control>}k{/Control}');
  expect(shop.address()).toBe('/admin');
  expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull();
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));

  await shop.user.keyboard('{Control>}k{/Control}');
  await box();
  await shop.user.keyboard('gc?');
  expect(await box()).toHaveValue('gc?');
  expect(shop.address()).toBe('/admin');
});

test('the palette opens from a field, too, and its keys close it', async () => {
  const shop = await openStaff('admin');
  const search = screen.getByRole('combobox', { name: /search/i });
  await shop.user.click(search);
  await shop.user.keyboard('{Meta>}k{/Meta}');
  expect(await box()).toHaveFocus();
  await shop.user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  expect(search).toHaveFocus();
});

test('single keys can be switched off for good; the palette still leads to the switch', async () => {
  const shop = await openStaff('admin');
  await shop.user.keyboard('?');
  await shop.user.click(await screen.findByRole('switch', { name: 'Shortcuts of single keys' }));
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));
  await shop.user.keyboard('?gc');
  expect(help()).toBeNull();
  expect(shop.address()).toBe('/admin');
  expect(localStorage.getItem('staffSingleKeys')).toBe('false');

  await shop.user.keyboard('{Control>}k{/Control}');
  await box();
  await shop.user.keyboard('shortcuts{Enter}');
  await shop.user.click(await screen.findByRole('switch', { name: 'Shortcuts of single keys' }));
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));
  // The palette fades away, and keys are its own until then.
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  await shop.user.keyboard('gc');
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue'));
});

test('a value of another shape in the storage leaves the keys on', async () => {
  localStorage.setItem('staffSingleKeys', '"no"');
  const shop = await openPalette('admin');
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  await shop.user.keyboard('?');
  await waitFor(() => expect(help()).toBeVisible());
});

test('j and k go from order to order, x chooses one, Enter opens it, and / goes to the search', async () => {
  const products = mockProducts();
  const shop = await openStaff('superAdmin', { products, orders: mockOrders(products) });
  const [first, second] = await screen.findAllByRole('button', { name: /^[0-9a-f]{24}$/ });
  await shop.user.keyboard('k');
  expect(document.body).toHaveFocus();
  await shop.user.keyboard('jj');
  expect(second).toHaveFocus();
  await shop.user.keyboard('k');
  expect(first).toHaveFocus();
  await shop.user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: `Choose order ${first?.title}` })).toBeChecked();
  expect(first).toHaveFocus();
  await shop.user.keyboard('{Enter}');
  await shop.user.click(
    within(await screen.findByRole('dialog', { name: /^Order …/ })).getByRole('button', { name: 'Close' }),
  );
  await shop.user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await shop.user.keyboard('jx');
  expect(screen.getByRole('searchbox')).toHaveValue('jx');
  await shop.user.click(document.body);
  await shop.user.keyboard('?');
  await waitFor(() => expect(line('Go to the row below or above')).toHaveTextContent('j or k'));
});

test('the same keys work in the admin’s product tab, where the help names them', async () => {
  const shop = await openStaff('admin');
  await shop.user.keyboard('?');
  await waitFor(() => expect(help()).toBeVisible());
  expect(screen.queryByText('Go to the row below or above')).toBeNull();
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));
  await shop.user.click(screen.getByRole('tab', { name: 'Product' }));
  const [first, second] = await screen.findAllByRole('link', { name: /^Edit / });
  await shop.user.click(document.body);
  await shop.user.keyboard('jj');
  expect(second).toHaveFocus();
  await shop.user.keyboard('k');
  expect(first).toHaveFocus();
  await shop.user.keyboard('?');
  await waitFor(() => expect(line('Go to the row below or above')).toHaveTextContent('j or k'));
  await shop.user.click(screen.getByRole('button', { name: 'Close' }));
  await shop.user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await shop.user.click(document.body);
  await shop.user.keyboard('j{Enter}');
  await waitFor(() => expect(shop.address()).toMatch(/^\/admin\/product\/edit\//));
});

test('a press on a row of the product tab opens the product', async () => {
  const shop = await openStaff('admin');
  await shop.user.click(screen.getByRole('tab', { name: 'Product' }));
  const [first] = await screen.findAllByRole('link', { name: /^Edit / });
  await shop.user.click(first?.closest('tr')?.querySelector('p') as Element);
  await waitFor(() => expect(shop.address()).toBe(first?.getAttribute('href')));
});
