import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { openProduct } from './open-product.ts';

const EDIT = `/admin/product/edit/${productId(1)}`;

test('the button asks whether to save, and the Enter key says yes', async () => {
  const shop = await openProduct(EDIT);
  await shop.fill('Stock', '8');
  await shop.press('Save changes');
  const dialog = await screen.findByRole('dialog', { name: 'Save these changes?' });
  // Behind the question, nothing is being saved yet.
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'false');
  expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.sent('UpdateProduct')).toMatchObject([{ changes: { stock: 8 } }]));
});

test('what changes is shown before it does, and nothing else is sent; screens follow without asking', async () => {
  const shop = await openProduct(EDIT);
  await shop.fill('Description', 'Even lighter.');
  await shop.press('Save changes');
  const dialog = await screen.findByRole('dialog', { name: 'Save these changes?' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Description']);
  expect(within(dialog).getByRole('deletion')).toHaveTextContent('Light, quick and quiet.');
  expect(within(dialog).getByRole('insertion')).toHaveTextContent('Even lighter.');
  await shop.user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(shop.sent('UpdateProduct')).toEqual([]);
  expect(shop.box('Description')).toHaveValue('Even lighter.');

  await shop.press('Save changes');
  await shop.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product updated successfully')).toBeVisible();
  await waitFor(() => expect(shop.address()).toBe('/admin'));
  expect(shop.sent('UpdateProduct').map(({ changes }) => changes)).toEqual([{ description: 'Even lighter.' }]);
  expect(shop.client.cache.extract()).toHaveProperty(`Product:${productId(1)}.description`, 'Even lighter.');
});
