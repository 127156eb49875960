import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../../support/graphql/mock-schema.ts';
import { withScrollIntoView } from '../../scroll-into-view.ts';
import { openCatalogue, table } from './open-catalogue.ts';

withScrollIntoView();

const openMenu = (shop: Awaited<ReturnType<typeof openCatalogue>>, title: string) =>
  shop.user.click(screen.getByRole('button', { name: `Actions for ${title}` }));

test('a copy is added without stock, and the table shows it', async () => {
  const shop = await openCatalogue();
  await openMenu(shop, 'Laptop 1');
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('“Copy of Laptop 1” was added, with no stock')).toBeVisible();
  await waitFor(() => expect(screen.getByText('13 products')).toBeVisible());
  const sent = shop.operations.find(({ name }) => name === 'CreateProduct');
  expect(sent?.variables['input']).toMatchObject({ title: 'Copy of Laptop 1', stock: 0 });
});

test('the menu of a row opens the product, in the form and in the shop', async () => {
  const shop = await openCatalogue();
  await openMenu(shop, 'Laptop 1');
  expect(await screen.findByRole('menuitem', { name: 'View in the shop' })).toHaveAttribute(
    'href',
    `/product/single/${productId(1)}`,
  );
  await shop.user.click(screen.getByRole('menuitem', { name: 'Edit product' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Laptop 1');
  expect(shop.address()).toBe(`/admin/product/edit/${productId(1)}`);
});

test('a row is deleted after a question, and is no longer among the chosen ones', async () => {
  const shop = await openCatalogue();
  await shop.user.click(screen.getByRole('checkbox', { name: 'Select Laptop 1' }));
  expect(screen.getByText('1 product chosen')).toBeVisible();
  await openMenu(shop, 'Laptop 1');
  await shop.user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this product?' }));
  expect(question.getByText(/^“Laptop 1” and its reviews are removed/)).toBeVisible();
  await shop.user.click(question.getByRole('button', { name: 'Delete product' }));
  expect(await screen.findByText('Product deleted success')).toBeVisible();
  expect(await screen.findByText('11 products')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Laptop 1' })).toBeNull());
  expect(screen.queryByText('1 product chosen')).toBeNull();
  // The row below has taken its place, and the focus stays in the table.
  expect(within(table()).getAllByRole('row')[1]).toHaveTextContent('Leather Handbag 2');
  expect(document.activeElement).toHaveAccessibleName(/^Actions for /);
});
