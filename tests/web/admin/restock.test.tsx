import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockProduct, mockProducts, productId } from '../../support/graphql/mock-schema.ts';
import { asked, card, openAdmin, openTab } from './open-admin.ts';

const list = (name: string) => screen.findByRole('region', { name });
const titles = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

test('the dashboard lists what is out of stock or low, from the answer with the counts', async () => {
  const shop = await openAdmin();
  const region = await list('Out of stock or low');
  await within(region).findAllByText('Out of stock');
  expect(titles(region).length).toBeLessThanOrEqual(6);
  expect(within(region).getByRole('link', { name: /^Show all \d+ in the catalogue$/ })).toHaveAttribute(
    'href',
    '/admin/catalogue?maxStock=5&sort=stock',
  );
  expect(shop.operations.map(({ name }) => name)).not.toContain('StaffCatalogue');
});

test('the tab of what is out of stock has the products, their stock can be changed, and none leaves its place', async () => {
  const shop = await openAdmin();
  await openTab(shop, 'Out Of Stock');
  const region = await list('Out Of Stock');
  await waitFor(() => expect(within(region).getAllByText('Out of stock')).toHaveLength(4));
  expect(screen.getByRole('heading', { name: 'This page is under construction' })).toBeVisible();
  const before = titles(region);
  const [, title = ''] = before;
  const field = within(region).getByRole('textbox', { name: `Stock of ${title}` });
  await shop.user.type(field, 'many{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a whole number.');
  await shop.user.clear(field);
  await shop.user.type(field, '12');
  await shop.user.click(within(region).getByRole('button', { name: `Save the stock of ${title}` }));
  const row = within(within(region).getAllByRole('listitem')[1] as HTMLElement);
  expect(await row.findByRole('status')).toHaveTextContent('Saved: 12 in stock.');
  await waitFor(() => expect(asked(shop, 'AdminSummary')).toBe(2));
  expect(titles(region)).toEqual(before);
  expect(within(region).getAllByText('Out of stock')).toHaveLength(3);
  await openTab(shop, 'Dashboard');
  await waitFor(() => expect(card('Out Of Stock')).toBe('3'));
});

test('a product that has enough now stays in its place, and is none of those that are counted', async () => {
  const products = Array.from({ length: 9 }, (_product, at) => mockProduct({ id: productId(at + 1), stock: 0 }));
  const shop = await openAdmin({ products });
  const region = await list('Out of stock or low');
  await within(region).findByText('The first 6 of 9.');
  const [field] = within(region).getAllByRole('textbox');
  await shop.user.type(field as HTMLElement, '25{Enter}');
  expect(await within(region).findByText('The first 6 of 8.')).toBeVisible();
  expect(titles(region)).toHaveLength(7);
});

test('a stock that was saved is taken back in its row', async () => {
  const shop = await openAdmin();
  const region = await list('Out of stock or low');
  const title = (await waitFor(() => titles(region)))[0] ?? '';
  await shop.user.type(within(region).getByRole('textbox', { name: `Stock of ${title}` }), '12{Enter}');
  await shop.user.click(await within(region).findByRole('button', { name: `Undo: stock of ${title}` }));
  const row = within(within(region).getAllByRole('listitem')[0] as HTMLElement);
  await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('Out of stock again.'));
  expect(row.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(row.getByRole('textbox')).toHaveFocus();
  // What is typed next is saved, not undone, and the row tells its stock again.
  await shop.user.keyboard('3');
  expect(row.getByRole('button', { name: `Save the stock of ${title}` })).toBeVisible();
  expect(row.getByText('Out of stock')).toBeVisible();
});

test('a stock that the shop refuses stays as it was, with the reason', async () => {
  const shop = await openAdmin({ fail: { 'Mutation.updateProduct': 'UPSTREAM_TIMEOUT' } });
  const region = await list('Out of stock or low');
  const [field] = await within(region).findAllByRole('textbox');
  if (!field) throw new Error('There is no field.');
  await shop.user.type(field, '7{Enter}');
  expect(await within(region).findByText(/taking too long/)).toBeVisible();
  expect(field).toHaveValue('7');
});

test('a shop that has enough of everything says so', async () => {
  await openAdmin({ products: mockProducts(3).map((product) => ({ ...product, stock: 40 })) });
  expect(await within(await list('Out of stock or low')).findByText('Nothing to restock.')).toBeVisible();
});

test('what was typed in several rows is saved with one press, told about, and taken back', async () => {
  const shop = await openAdmin();
  await openTab(shop, 'Out Of Stock');
  const region = within(await list('Out Of Stock'));
  const fields = await region.findAllByRole<HTMLInputElement>('textbox');
  const before = titles(await list('Out Of Stock'));
  const type = (place: number, text: string) => shop.user.type(fields[place] as HTMLInputElement, text);
  await type(0, '7');
  expect(region.queryByRole('button', { name: /^Save all/ })).toBeNull();
  await type(1, 'many');
  await type(3, '9');
  await shop.user.click(region.getByRole('button', { name: 'Save all 3' }));
  expect(await region.findByText('2 saved, 1 not saved: each says why.')).toHaveRole('status');
  expect(fields[1]).toHaveAccessibleDescription('Enter a whole number.');
  expect(fields.map(({ value }) => value)).toEqual(['', 'many', '', '']);
  expect(region.getByText('Saved: 9 in stock.')).toBeVisible();
  expect(fields[3]).toHaveAttribute('placeholder', '9');
  expect(titles(await list('Out Of Stock'))).toEqual(before);
  expect(region.getByRole('button', { name: 'Save all 1' })).toBeVisible();
  await shop.user.click(region.getByRole('button', { name: 'Undo 2' }));
  expect(await region.findByText('2 put back.')).toBeVisible();
  expect(region.getAllByText('Out of stock again.')).toHaveLength(2);
  expect(region.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('by key, what has saved several rows hands the focus to what takes that back, and that to what came of it', async () => {
  const shop = await openAdmin();
  await openTab(shop, 'Out Of Stock');
  const region = within(await list('Out Of Stock'));
  const fields = await region.findAllByRole<HTMLInputElement>('textbox');
  for (const field of fields.slice(0, 2)) await shop.user.type(field, '7');
  region.getByRole('button', { name: 'Save all 2' }).focus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(region.getByRole('button', { name: 'Undo 2' })).toHaveFocus());
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(region.getByText('2 put back.')).toHaveFocus());
});

test('what was typed is still there after another tab, and nobody leaves it behind without being asked', async () => {
  const shop = await openAdmin();
  const region = async () => within(await list('Out of stock or low'));
  const fields = async () => (await region()).findAllByRole<HTMLInputElement>('textbox');
  for (const [place, text] of ['5', '6', '7'].entries()) {
    await shop.user.type((await fields())[place] as HTMLInputElement, text);
  }
  await openTab(shop, 'Messages');
  await openTab(shop, 'Dashboard');
  expect((await fields()).map(({ value }) => value)).toEqual(['5', '6', '7', '', '', '']);
  expect((await region()).getByText('3 quantities are not saved')).toBeVisible();

  await shop.user.click(screen.getByRole('link', { name: 'Whole catalogue' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await shop.user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(shop.address()).toBe('/admin');
  expect((await fields())[0]).toHaveValue('5');

  for (const field of await fields()) await shop.user.clear(field);
  await shop.user.click(screen.getByRole('link', { name: 'Whole catalogue' }));
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue'));
});

test('what was saved in a row is told until another tab is opened: then the list is a new one', async () => {
  const shop = await openAdmin();
  const region = within(await list('Out of stock or low'));
  await shop.user.type((await region.findAllByRole('textbox'))[0] as HTMLElement, '3{Enter}');
  await region.findByText('Saved: 3 in stock.');
  await openTab(shop, 'Messages');
  await openTab(shop, 'Dashboard');
  const again = within(await list('Out of stock or low'));
  expect(again.queryByText('Saved: 3 in stock.')).toBeNull();
  expect(again.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('a row that nobody touched has nothing to save: its button leads to the field', async () => {
  const shop = await openAdmin();
  const region = within(await list('Out of stock or low'));
  const [field] = await region.findAllByRole('textbox');
  await shop.user.click(region.getAllByRole('button', { name: /^Save the stock of/ })[0] as HTMLElement);
  expect(field).toHaveFocus();
  expect(field).toBeValid();
  expect(region.queryByRole('alert')).toBeNull();
});

test('a mistake is told until the stock is right', async () => {
  const shop = await openAdmin();
  const region = within(await list('Out of stock or low'));
  const [field] = (await region.findAllByRole('textbox')) as [HTMLElement];
  await shop.user.type(field, '-3{Enter}');
  expect(await region.findByRole('alert')).toHaveTextContent('The stock must be 0 or more.');
  await shop.user.type(field, '4');
  expect(field).toBeInvalid();
  await shop.user.clear(field);
  await shop.user.type(field, '12');
  expect(field).toBeValid();
  expect(region.queryByRole('alert')).toBeNull();
});
