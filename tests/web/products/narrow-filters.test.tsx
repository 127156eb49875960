import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';

test('on the phone, sort and filter open in dialogs', async () => {
  setWidth(375);
  const shop = renderScreen('/products');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Sort by: Featured' }));
  await shop.user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: 'Price: low to high' }));
  await waitFor(() => expect(shop.address()).toBe('/products?sort=price-up'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sort by: Price: low to high' })).toBeVisible();

  await shop.user.click(screen.getByRole('button', { name: 'Filter' }));
  await shop.user.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'adidas' }));
  await shop.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show products' }));
  await waitFor(() => expect(shop.address()).toBe('/products?brand=adidas&sort=price-up'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
});

test("the phone's filter counts and clears filters, and the search is none", async () => {
  setWidth(375);
  const shop = renderScreen('/products?search=laptop');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog'));
  await shop.user.click(dialog.getByRole('checkbox', { name: 'Apple' }));
  expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(shop.address()).toBe('/products?search=laptop'));
});

test('on tablets each group opens with a button that counts what is chosen, one at a time', async () => {
  setWidth(820);
  const shop = renderScreen('/products?min=100');
  shop.start();
  const fold = (name: string) => screen.getByRole('button', { name });
  await shop.user.click(await screen.findByRole('button', { name: 'Brand' }));
  expect(fold('Brand')).toHaveAttribute('aria-expanded', 'true');
  await shop.user.click(await screen.findByRole('checkbox', { name: 'Apple' }));
  await screen.findByRole('button', { name: 'Brand (1)' });
  await shop.user.click(fold('Price (1)'));
  expect(fold('Price (1)')).toHaveAttribute('aria-expanded', 'true');
  expect(fold('Brand (1)')).toHaveAttribute('aria-expanded', 'false');
  await shop.user.click(fold('Price (1)'));
  expect(fold('Price (1)')).toHaveAttribute('aria-expanded', 'false');
  await shop.user.click(fold('Brand (1)'));
  await shop.user.click(screen.getByRole('checkbox', { name: 'adidas' }));
  await shop.user.keyboard('{Escape}');
  expect(fold('Brand (2)')).toHaveAttribute('aria-expanded', 'false');
  expect(fold('Brand (2)')).toHaveFocus();
});

test('where nothing matches, each way says how many it gives, and there is nothing to sort', async () => {
  const shop = renderScreen('/products?category=clothing&brand=Apple&brand=ideaPad', { searchIndex: true });
  shop.start();
  const ways = await screen.findAllByRole('button', { name: /^Only remove .* \(\d+ products?\)$/ });
  expect(ways).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  const [, count = 'no count'] = /\((.*)\)/.exec(ways[0]?.textContent ?? '') ?? [];
  await shop.user.click(ways[0] as HTMLElement);
  expect(await screen.findByText(count)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});
