import { screen, within } from '@testing-library/react';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { renderScreen } from '../render-screen.tsx';
// Loaded in advance, so that no test waits for the lazy screen.
import '../../../web/src/features/admin/admin-page.tsx';

/** Opens the admin area by its link from another screen. */
export async function enter(shop: ReturnType<typeof renderScreen>, path = '/admin') {
  shop.start();
  await shop.navigate(path);
  await screen.findByRole('heading', { level: 1, name: 'Admin' });
  return shop;
}
export const prepare = (options: MockOptions = {}) =>
  renderScreen('/about', { signedInAs: 'admin@haat.com', ...options });
export const openAdmin = (options?: MockOptions, path?: string) => enter(prepare(options), path);
export const openTab = (shop: { user: { click: (element: Element) => Promise<void> } }, name: string) =>
  shop.user.click(screen.getByRole('tab', { name }));
/** The texts of the cells, without the header row. Of an id the whole, and not the end that is seen. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Products' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('[aria-hidden][title]')?.getAttribute('title') ?? cell.textContent),
    );
export const column = (place: number) => rows().map((cells) => cells[place]);
export const card = (title: string) =>
  screen
    .getAllByRole('term')
    .find(({ textContent }) => textContent === title)
    ?.parentElement?.querySelector('dd')?.textContent;
export const asked = (shop: { operations: { name: string }[] }, operation: string) =>
  shop.operations.filter(({ name }) => name === operation).length;

export async function openProducts(options: MockOptions = {}, path = '/admin') {
  const shop = await openAdmin(options, path);
  await openTab(shop, 'Product');
  await screen.findAllByRole('link', { name: /^Edit / });
  return shop;
}
