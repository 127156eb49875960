import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProducts } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { active, box, offered, openPalette, openStaff } from './open-palette.ts';
// Loaded in advance, so that no test waits for lazy code.
import '../../../web/src/features/admin/admin-page.tsx';
import '../../../web/src/features/admin/catalogue/catalogue-page.tsx';
import '../../../web/src/features/admin/catalogue/import/import-dialog.tsx';
import '../../../web/src/features/palette/palette.tsx';
import '../../../web/src/features/palette/staff-tools.tsx';

const products = mockProducts();
const [laptop] = products;
if (!laptop) throw new Error('The mock shop has no products.');

test('an admin is offered the own screens and actions, and none of a super admin', async () => {
  await openPalette('admin');
  expect(offered('Screens')).toEqual([
    'Dashboard',
    'Product',
    'Out Of Stock',
    'Messages',
    'Setting',
    'Catalogue',
    'New product',
  ]);
  expect(offered('Actions')).toEqual([
    'Import products from a CSV file',
    'Download the catalogue as CSV',
    'Switch to dark colours',
    'Keyboard shortcuts',
    'Log out',
  ]);
});

test('a shopper and a guest have no palette, whatever they press and wherever they are', async () => {
  for (const signedInAs of ['shopper@haat.com', undefined]) {
    const shop = renderScreen('/about', signedInAs ? { signedInAs } : {});
    const { unmount } = shop.start();
    await screen.findByRole('heading', { level: 1 });
    await shop.user.keyboard('{Control>}k{/Control}?');
    if (signedInAs) {
      await shop.navigate('/admin');
      await screen.findByText('Unauthorized Access');
      await shop.user.keyboard('{Control>}k{/Control}?');
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Find or go to…' })).toBeNull();
    expect(shop.operations.filter(({ name }) => name.startsWith('Palette'))).toEqual([]);
    unmount();
  }
});

test('a product is found by the gateway after a pause, and Enter opens its form', async () => {
  const shop = await openPalette('admin', { products });
  // At once: on a busy machine the pause would lie between two keys.
  await shop.user.paste(laptop.title.slice(0, 6));
  expect(screen.getByText('Searching products…')).toBeVisible();
  await waitFor(() => expect(offered('Products')?.join()).toContain(laptop.title));
  const searches = shop.operations.filter(({ name }) => name === 'PaletteProducts');
  expect(searches.map(({ variables }) => variables)).toEqual([{ search: laptop.title.slice(0, 6).trim(), limit: 5 }]);
  await shop.user.clear(await box());
  await shop.user.keyboard(laptop.id);
  await waitFor(() => expect(active()).toContain(laptop.title));
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.address()).toBe(`/admin/product/edit/${laptop.id}`));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
});

test('a product is offered with its price and stock', async () => {
  const shop = await openPalette('admin', { products });
  await shop.user.keyboard(laptop.id);
  await waitFor(() => expect(offered('Products')?.[0]).toContain(laptop.title));
  expect(offered('Products')?.[0]).toMatch(/ · ₹[\d,]+ · (\d+ in stock|Out of stock)$/);
});

test('a tab without an address is opened from another screen and from its own; so is the first one, by its key too', async () => {
  const shop = await openStaff('admin', { products });
  const isOpen = (name: string) =>
    waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
  await shop.navigate('/admin/catalogue');
  await screen.findByRole('heading', { level: 1, name: 'Catalogue' });
  await shop.user.keyboard('{Control>}k{/Control}');
  await box();
  await shop.user.keyboard('out of stock');
  expect(offered('Screens')).toEqual(['Out Of Stock', 'Out of stock products Catalogue']);
  await shop.user.keyboard('{Enter}');
  await isOpen('Out Of Stock');
  expect(shop.address()).toBe('/admin');
  await shop.user.keyboard('{Control>}k{/Control}');
  await box();
  await shop.user.keyboard('product{Enter}');
  await isOpen('Product');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  for (const [keys, tab] of [
    ['gm', 'Messages'],
    ['gt', 'Setting'],
    ['gd', 'Dashboard'],
  ] as const) {
    await shop.user.keyboard(keys);
    await isOpen(tab);
  }
});

test('what is opened gets the focus, also where the address stays the same', async () => {
  const shop = await openStaff('admin', { products });
  const opener = screen.getByRole('button', { name: 'Find or go to…' });
  const focused: (string | undefined)[] = [];
  for (const [text, tab] of [
    ['messages', 'Messages'],
    ['setting', 'Setting'],
    ['out of', 'Out Of Stock'],
  ] as const) {
    opener.focus();
    await shop.user.keyboard('{Control>}k{/Control}');
    await box();
    await shop.user.keyboard(`${text}{Enter}`);
    await waitFor(() => expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
    focused.push(document.activeElement?.id);
  }
  expect(focused).toEqual(['main', 'main', 'main']);
});

test('products by their stock are found in any order of words, once something is typed', async () => {
  const shop = await openPalette('admin', { products });
  await shop.user.keyboard('stock low{Enter}');
  await waitFor(() => expect(shop.address()).toMatch(/^\/admin\/catalogue\?maxStock=\d+&sort=stock$/));
});

test('more products than fit are all in the catalogue', async () => {
  const shop = await openPalette('admin', { products });
  await shop.user.keyboard('e');
  const all = await screen.findByRole('option', { name: /^All \d+ products that match$/ });
  expect(offered('Products')).toHaveLength(6);
  await shop.user.click(all);
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?search=e'));
});

test('the arrow keys go around, another text begins at its first result, and results that come later keep the choice', async () => {
  const shop = await openPalette('admin', { products });
  expect(active()).toBe('Dashboard');
  await shop.user.keyboard('{ArrowDown}');
  expect(active()).toBe('Product');
  expect((await box()).getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).getAttribute('id'),
  );
  await shop.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Log out');
  await shop.user.keyboard('o');
  expect(active()).toBe('Dashboard');
  await shop.user.keyboard('{ArrowDown}');
  const chosen = active();
  await waitFor(() => expect(offered('Products')).toBeDefined());
  expect(active()).toBe(chosen);
});

test('nothing found and a failure are said in words; the failure can be mended', async () => {
  const shop = await openPalette('admin', { products });
  shop.passingFaults.set('PaletteProducts', 'UPSTREAM_UNAVAILABLE');
  await shop.user.keyboard('zzzz');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be searched: Products.');
  expect(screen.queryByText(/^Nothing is called/)).toBeNull();
  await shop.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is called “zzzz”. Try another word, or the end of an id.')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
  await shop.user.click(await box());
  await shop.user.keyboard('{Enter}');
  expect(shop.address()).toBe('/admin');
});

test('Escape closes it and gives the focus back to what had it', async () => {
  const shop = await openStaff('admin');
  const opener = screen.getByRole('button', { name: 'Find or go to…' });
  await shop.user.click(opener);
  expect(await box()).toHaveFocus();
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find or go to' })).toBeNull());
  expect(opener).toHaveFocus();
});

test('an action that belongs to a screen opens the screen first, and is not done again after a way back', async () => {
  const shop = await openPalette('admin', { products });
  await shop.user.keyboard('import{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue'));
  await screen.findByRole('dialog', { name: /import/i });
  await shop.navigate('/admin');
  await shop.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: 'Catalogue' });
  expect(screen.queryByRole('dialog', { name: /import/i })).toBeNull();
});

test('the colours are switched from it', async () => {
  const shop = await openPalette('admin');
  await shop.user.keyboard('dark{Enter}');
  await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark'));
});
