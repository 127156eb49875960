import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../../support/graphql/mock-schema.ts';
import { changesMade as made, openCatalogue, stock } from './open-catalogue.ts';

type Shop = Awaited<ReturnType<typeof openCatalogue>>;

async function chooseTwo({ user }: Shop): Promise<HTMLElement> {
  await user.click(screen.getByRole('checkbox', { name: 'Select Laptop 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Leather Handbag 2' }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  return screen.findByRole('dialog');
}

test('every change of a bulk edit is shown before it is made, then how it went', async () => {
  const shop = await openCatalogue();
  const { user } = shop;
  const dialog = within(await chooseTwo(shop));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Stock');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Add');
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '5');
  expect(await dialog.findByText('2 to change')).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Laptop 1 Stock: 3 becomes 8 Ready$/ })).toBeVisible();
  expect(made(shop)).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('2 of 2 done')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveValue(2);
  expect(made(shop)).toEqual([{ stock: 8 }, { stock: 9 }]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stock('Laptop 1')).toHaveValue('8'));
});

test('the bar of a choice that is given up hands the focus to the box for all products', async () => {
  const { user } = await openCatalogue();
  await user.click(screen.getByRole('checkbox', { name: 'Select Laptop 1' }));
  screen.getByRole('button', { name: 'Clear selection' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Select all 12 products' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
});

test('products chosen together become those of another brand', async () => {
  const shop = await openCatalogue();
  const { user } = shop;
  const dialog = within(await chooseTwo(shop));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Brand');
  expect(await dialog.findByText('Choose or type a name to see every change before it is saved.')).toBeVisible();
  const name = dialog.getByRole('combobox', { name: 'New name' });
  expect(name).toHaveAttribute('list', name.nextElementSibling?.id);
  await user.type(name, 'Kite & Co');
  await user.click(await dialog.findByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('2 of 2 done')).toBeVisible();
  expect(made(shop)).toEqual([{ brand: 'Kite & Co' }, { brand: 'Kite & Co' }]);
});

test('a bulk edit asks about a name that is almost a known one, as the form of a product does', async () => {
  const shop = await openCatalogue();
  const dialog = within(await chooseTwo(shop));
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Category');
  const name = dialog.getByRole('combobox', { name: 'New name' });
  await shop.user.type(name, 'Elecronics');
  expect(dialog.getByText('Did you mean Electronics?')).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Use it: Electronics' }));
  expect(name).toHaveValue('Electronics');
  expect(name).toHaveFocus();
  expect(dialog.queryByText(/Did you mean/)).toBeNull();
  // The shop's own category has the API's letters, however it is typed.
  await shop.user.clear(name);
  await shop.user.type(name, 'Clothing');
  await shop.user.click(await dialog.findByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('2 of 2 done')).toBeVisible();
  expect(made(shop)).toEqual([{ category: 'clothing' }, { category: 'clothing' }]);
});

test('a bulk edit shows its action at once, and why it waits', async () => {
  const shop = await openCatalogue();
  const dialog = within(await chooseTwo(shop));
  await dialog.findByText('Type an amount to see every change before it is saved.');
  const action = dialog.getByRole('button', { name: 'Change 2 products' });
  expect(action).toBeDisabled();
  expect(action).toHaveAccessibleDescription(/^Type an amount/);
  await shop.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a bulk edit goes by what the shop has now, and not by what was there when it was chosen', async () => {
  const shop = await openCatalogue();
  await shop.user.click(screen.getByRole('checkbox', { name: 'Select Laptop 1' }));
  await shop.user.click(stock('Laptop 1'));
  await shop.user.keyboard('30{Enter}');
  await waitFor(() => expect(made(shop)).toEqual([{ stock: 30 }]));
  await shop.user.click(screen.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Stock');
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Change by percent');
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '-50');
  expect(dialog.queryByText('Prices are rounded to whole rupees.')).toBeNull();
  expect(await dialog.findByRole('row', { name: /^Laptop 1 Stock: 30 becomes 15/ })).toBeVisible();
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Price to pay (₹)');
  expect(dialog.getByText('Prices are rounded to whole rupees.')).toBeVisible();
});

test('what is refused has its reason on its line, and the others are made', async () => {
  const shop = await openCatalogue();
  const dialog = within(await chooseTwo(shop));
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Stock');
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '40');
  shop.passingFaults.set('SetProductFields', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('1 of 2 done, 1 not saved')).toBeVisible();
  expect(dialog.getByText(/^Not saved: /)).toBeVisible();
  expect(dialog.getByRole('cell', { name: 'Done' })).toBeVisible();
});

test('a change that breaks a rule is named, and cannot be made', async () => {
  const shop = await openCatalogue();
  const dialog = within(await chooseTwo(shop));
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), 'x');
  expect(dialog.getByRole('alert')).toHaveTextContent('Give a number.');
  await shop.user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '1000');
  expect(await dialog.findByText('1 to change, 1 that cannot be changed')).toBeVisible();
});

test('prices that change by more than half have a remark, and are counted', async () => {
  const shop = await openCatalogue();
  const dialog = within(await chooseTwo(shop));
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Change by percent');
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '-50');
  expect(await dialog.findByText('2 to change')).toBeVisible();
  expect(dialog.queryByText(/more than half/i)).toBeNull();
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '{Backspace}5');
  expect(await dialog.findByText('2 prices change by more than half')).toBeVisible();
  expect(dialog.getAllByText('More than half off the price before')).toHaveLength(2);
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Stock');
  expect(dialog.queryByText(/more than half/i)).toBeNull();
});

test('what somebody else has saved since the look is not written over by a change of many', async () => {
  const shop = await openCatalogue();
  const { user } = shop;
  const dialog = within(await chooseTwo(shop));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Stock');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Add');
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '5');
  const start = await dialog.findByRole('button', { name: 'Change 2 products' });
  const others = gql(`mutation { updateProduct(id: "${productId(1)}", changes: { stock: 1 }) { code } }`);
  await shop.client.mutate({ mutation: others, update: () => {} });
  await user.click(start);
  expect(await dialog.findByText('1 of 2 done, 1 not saved')).toBeVisible();
  expect(dialog.getByText('Stock is 1 by now, not 3.', { exact: false })).toBeVisible();
});
