import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../../support/graphql/mock-schema.ts';
import { openCatalogue, price, stock, withLayout } from './open-catalogue.ts';

withLayout();

const sent = (shop: { operations: { name: string; variables: Record<string, unknown> }[] }) =>
  shop.operations.filter(({ name }) => name === 'SetProductFields').map(({ variables }) => variables['changes']);

test('Enter edits and saves, Tab saves and goes on, Escape gives up: all without a mouse', async () => {
  const shop = await openCatalogue();
  const { user } = shop;
  price('Laptop 1').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Price of Laptop 1' })).toHaveFocus();
  await user.keyboard('500{Enter}');
  await waitFor(() => expect(price('Laptop 1')).toHaveFocus());
  expect(price('Laptop 1')).toHaveTextContent('₹500');

  await user.keyboard('{Enter}450{Tab}');
  expect(screen.getByRole('textbox', { name: 'Stock of Laptop 1' })).toHaveFocus();
  await user.keyboard('77{Tab}');
  expect(screen.getByRole('textbox', { name: 'Price of Leather Handbag 2' })).toHaveFocus();
  await user.keyboard('9{Escape}');
  await waitFor(() => expect(price('Leather Handbag 2')).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(price('Laptop 1')).toHaveFocus());
  await waitFor(() => expect(sent(shop)).toEqual([{ discountPrice: 500 }, { discountPrice: 450 }, { stock: 77 }]));
  expect(stock('Laptop 1')).toHaveTextContent('77');
});

test('a change is shown at once, and taken back with its reason at the row if the shop refuses it', async () => {
  const shop = await openCatalogue();
  const before = stock('Laptop 1').textContent;
  shop.faults.set('SetProductFields', 'UPSTREAM_UNAVAILABLE');
  const refuse = shop.hold('SetProductFields');
  stock('Laptop 1').focus();
  await shop.user.keyboard('{Enter}9{Enter}');
  await waitFor(() => expect(stock('Laptop 1')).toHaveTextContent(/^9$/));
  refuse();
  expect(await screen.findByText(/^Laptop 1 was not changed: /)).toBeVisible();
  expect(stock('Laptop 1')).toHaveTextContent(before ?? '');
  shop.faults.clear();
  stock('Laptop 1').focus();
  await shop.user.keyboard('{Enter}9{Enter}');
  await waitFor(() => expect(screen.queryByText(/was not changed/)).not.toBeInTheDocument());
  expect(stock('Laptop 1')).toHaveTextContent('9');
});

test.each([
  ['a price above the one before the discount', price, '99999999', /must not be above/],
  ['a negative stock', stock, '-1', /0 or more/],
  ['half a unit', stock, '1.5', /whole number/],
  ['no number', price, 'cheap', /Give a number/],
])('%s is refused at the field, which keeps it, and not sent', async (_name, cell, text, reason) => {
  const shop = await openCatalogue();
  cell('Laptop 1').focus();
  await shop.user.keyboard(`{Enter}${text}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  const field = screen.getByRole('textbox', { name: /of Laptop 1$/ });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(reason);
  // Leaving it by Tab or by pointer loses nothing either; Escape gives up.
  await shop.user.keyboard('{Tab}');
  expect(field).toHaveFocus();
  await shop.user.click(document.body);
  expect(field).toHaveValue(text);
  await shop.user.click(field);
  await shop.user.keyboard('{Escape}');
  await waitFor(() => expect(cell('Laptop 1')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent(shop)).toEqual([]);
});

test('an unchanged value is not sent', async () => {
  const shop = await openCatalogue();
  price('Laptop 1').focus();
  await shop.user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(price('Laptop 1')).toHaveFocus());
  expect(sent(shop)).toEqual([]);
});

test('what somebody else has saved meanwhile is not written over: both values are told, and the row shows theirs', async () => {
  const shop = await openCatalogue();
  const id = productId(1);
  const others = gql(`mutation { updateProduct(id: "${id}", changes: { stock: 1 }) { code } }`);
  const before = stock('Laptop 1').textContent;
  await shop.client.mutate({ mutation: others, update: () => {} });
  stock('Laptop 1').focus();
  await shop.user.keyboard('{Enter}77{Enter}');
  expect(await screen.findByText(`Stock is 1 by now, not ${before}.`, { exact: false })).toBeVisible();
  await waitFor(() => expect(stock('Laptop 1')).toHaveTextContent(/^1$/));
  // The next try is based on what is shown now.
  stock('Laptop 1').focus();
  await shop.user.keyboard('{Enter}77{Enter}');
  expect(await screen.findByText('Saved: Stock of Laptop 1 is 77')).toBeVisible();
});

test('a saved value has a tick for a moment, and a toast says it', async () => {
  const shop = await openCatalogue();
  price('Laptop 1').focus();
  await shop.user.keyboard('{Enter}500{Enter}');
  expect(await screen.findByText('Saved: Price of Laptop 1 is ₹500')).toBeVisible();
  expect(price('Laptop 1')).toHaveAttribute('data-saved');
  await waitFor(() => expect(price('Laptop 1')).not.toHaveAttribute('data-saved'), { timeout: 4_000 });
});

test('a price that falls by more than half is remarked on in its toast', async () => {
  const shop = await openCatalogue();
  price('Laptop 1').focus();
  await shop.user.keyboard('{Enter}10{Enter}');
  expect(await screen.findByText('Saved: Price of Laptop 1 is ₹10')).toBeVisible();
  expect(screen.getByText('More than half off the price before')).toBeVisible();
});
