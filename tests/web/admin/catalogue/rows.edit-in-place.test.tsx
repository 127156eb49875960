import { gql } from '@apollo/client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../../support/graphql/mock-schema.ts';
import { openCatalogue, price, stock } from './open-catalogue.ts';

const sent = (shop: { operations: { name: string; variables: Record<string, unknown> }[] }) =>
  shop.operations.filter(({ name }) => name === 'SetProductFields').map(({ variables }) => variables['changes']);

test('Enter and Tab save, Escape takes back: all without a mouse', async () => {
  const shop = await openCatalogue();
  const { user } = shop;
  const before = (price('Leather Handbag 2') as HTMLInputElement).value;
  act(() => price('Laptop 1').focus());
  await user.keyboard('500{Enter}');
  expect(await screen.findByText('Saved: Price of Laptop 1 is ₹500')).toBeVisible();
  expect(price('Laptop 1')).toHaveFocus();
  expect(price('Laptop 1')).toHaveValue('500');

  await user.tripleClick(price('Laptop 1'));
  await user.keyboard('450{Tab}');
  expect(stock('Laptop 1')).toHaveFocus();
  await user.keyboard('77{Tab}');
  act(() => price('Leather Handbag 2').focus());
  await user.keyboard('9{Escape}');
  expect(price('Leather Handbag 2')).toHaveFocus();
  expect(price('Leather Handbag 2')).toHaveValue(before);
  await waitFor(() => expect(sent(shop)).toEqual([{ discountPrice: 500 }, { discountPrice: 450 }, { stock: 77 }]));
  await waitFor(() => expect(stock('Laptop 1')).toHaveValue('77'));
});

test('a change is shown at once, and taken back with its reason at the field if the shop refuses it', async () => {
  const shop = await openCatalogue();
  const before = (stock('Laptop 1') as HTMLInputElement).value;
  shop.faults.set('SetProductFields', 'UPSTREAM_UNAVAILABLE');
  const refuse = shop.hold('SetProductFields');
  act(() => stock('Laptop 1').focus());
  await shop.user.keyboard('9{Enter}');
  await waitFor(() => expect(stock('Laptop 1')).toHaveAttribute('aria-busy', 'true'));
  expect(stock('Laptop 1')).toHaveValue('9');
  refuse();
  expect(await screen.findByText(/^Laptop 1 was not changed: /)).toBeVisible();
  expect(stock('Laptop 1')).toHaveValue(before);
  shop.faults.clear();
  await shop.user.tripleClick(stock('Laptop 1'));
  await shop.user.keyboard('9{Enter}');
  await waitFor(() => expect(screen.queryByText(/was not changed/)).not.toBeInTheDocument());
  await waitFor(() => expect(stock('Laptop 1')).toHaveAttribute('aria-busy', 'false'));
  expect(stock('Laptop 1')).toHaveValue('9');
});

test.each([
  ['a price above the one before the discount', price, '99999999', /must not be above/],
  ['a negative stock', stock, '-1', /0 or more/],
  ['half a unit', stock, '1.5', /whole number/],
  ['no number', price, 'cheap', /Give a number/],
])('%s is refused at the field, which keeps it, and not sent', async (_name, cell, text, reason) => {
  const shop = await openCatalogue();
  const field = cell('Laptop 1');
  const before = (field as HTMLInputElement).value;
  act(() => field.focus());
  await shop.user.keyboard(`${text}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(reason);
  // Leaving it by Tab or by pointer loses nothing either; Escape takes it back.
  await shop.user.keyboard('{Tab}');
  await shop.user.click(document.body);
  expect(field).toHaveValue(text);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  await shop.user.click(field);
  await shop.user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent(shop)).toEqual([]);
});

test('an unchanged value is not sent', async () => {
  const shop = await openCatalogue();
  const value = (price('Laptop 1') as HTMLInputElement).value;
  await shop.user.click(price('Laptop 1'));
  await shop.user.keyboard(`{Enter}${value}{Enter}`);
  await shop.user.tripleClick(price('Laptop 1'));
  await shop.user.keyboard(`${value.replaceAll(',', '')}.00{Enter}{Tab}`);
  expect(price('Laptop 1')).toHaveValue(value);
  expect(sent(shop)).toEqual([]);
});

test('what somebody else has saved meanwhile is not written over: both values are told, and the row shows theirs', async () => {
  const shop = await openCatalogue();
  const id = productId(1);
  const others = gql(`mutation { updateProduct(id: "${id}", changes: { stock: 1 }) { code } }`);
  const { value: before } = stock('Laptop 1') as HTMLInputElement;
  await shop.client.mutate({ mutation: others, update: () => {} });
  await shop.user.tripleClick(stock('Laptop 1'));
  await shop.user.keyboard('77{Enter}');
  expect(await screen.findByText(`Stock is 1 by now, not ${before}.`, { exact: false })).toBeVisible();
  await waitFor(() => expect(stock('Laptop 1')).toHaveValue('1'));
  // The next try is based on what is shown now.
  await shop.user.tripleClick(stock('Laptop 1'));
  await shop.user.keyboard('77{Enter}');
  expect(await screen.findByText('Saved: Stock of Laptop 1 is 77')).toBeVisible();
});

test('a price that falls by more than half is remarked on in its toast', async () => {
  const shop = await openCatalogue();
  act(() => price('Laptop 1').focus());
  await shop.user.keyboard('10{Enter}');
  expect(await screen.findByText('Saved: Price of Laptop 1 is ₹10')).toBeVisible();
  expect(screen.getByText('More than half off the price before')).toBeVisible();
});
