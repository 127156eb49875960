import { gql } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../../support/graphql/mock-schema.ts';
import { changesMade as made, openCatalogue } from './open-catalogue.ts';

type Shop = Awaited<ReturnType<typeof openCatalogue>>;

const file = (text: string) => new File([text], 'prices.csv', { type: 'text/csv' });

async function openImport({ user }: Shop, text?: string) {
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (text) await user.upload(dialog.getByLabelText('Choose a CSV file', { selector: 'input' }), file(text));
  return dialog;
}

test('a file can be dropped, too', async () => {
  const shop = await openCatalogue();
  const dialog = await openImport(shop);
  const dataTransfer = { types: ['Files'], files: [file(`id,stock\n${productId(1)},50\n`)] };
  fireEvent.drop(dialog.getByText('Drop the file here, or'), { dataTransfer });
  expect(await dialog.findByRole('button', { name: 'Change 1 product' })).toBeEnabled();
});

test('an import shows differences and bad lines, and writes only then; the same file brings what is missing', async () => {
  const shop = await openCatalogue();
  const text = `id,stock\n${productId(1)},50\n${productId(2)},60\n${productId(3)},5\nnonsense,1\n`;
  const dialog = await openImport(shop, text);
  const summary = '2 products will change; 1 is like the file already; 1 line cannot be used.';
  expect(await dialog.findByText(summary)).toBeVisible();
  // It is said once.
  expect(dialog.getAllByRole('status')).toHaveLength(1);
  expect(dialog.getByText('Line 5: “nonsense” is not a product id.')).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Laptop 1 Stock: 3 becomes 50/ })).toBeVisible();
  expect(made(shop)).toEqual([]);

  shop.passingFaults.set('SetProductFields', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(dialog.getByRole('button', { name: 'Change 2 products' }));
  expect(await dialog.findByText('1 of 2 done, 1 not saved')).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Close' }));

  const again = await openImport(shop, text);
  expect(
    await again.findByText('1 product will change; 2 are like the file already; 1 line cannot be used.'),
  ).toBeVisible();
  await shop.user.click(again.getByRole('button', { name: 'Change 1 product' }));
  expect(await again.findByText('1 of 1 done')).toBeVisible();
  const done = again.getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await shop.user.click(done);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a bad line is named with its product and the value that it has', async () => {
  const shop = await openCatalogue();
  const dialog = await openImport(shop, `id,price\n${productId(1)},a lot\n${'f'.repeat(24)},cheap\n`);
  expect(await dialog.findByText('Line 2, Laptop 1: “price” is “a lot”: Give a number.')).toBeVisible();
  expect(
    dialog.getByText(
      `Line 3: There is no product ${'f'.repeat(24)}. To add one, leave its id empty. “price” is “cheap”: Give a number.`,
    ),
  ).toBeVisible();
  // What the file comes to is above what can be done next; what a file may have is told, too.
  const found = dialog.getByText('No products will change; 2 lines cannot be used.');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  expect(found.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(
    dialog.getByText('id, title, brand, category, description, price, originalPrice, stock, image, images'),
  ).toBeVisible();
});

test('a file without the column of ids is refused with the reason, and another one can be chosen', async () => {
  const shop = await openCatalogue();
  const dialog = await openImport(shop, 'title,stock\nLaptop 1,5\n');
  expect(await dialog.findByText(/^This file has no id column\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  await shop.user.upload(
    dialog.getByLabelText('Choose a CSV file', { selector: 'input' }),
    file(`id,stock\n${productId(1)},50\n`),
  );
  expect(await dialog.findByRole('button', { name: 'Change 1 product' })).toBeEnabled();
});

const HEADS = 'id,title,brand,category,price,originalPrice,stock,description,image';
const sentInputs = (shop: Shop) =>
  shop.operations.filter(({ name }) => name === 'CreateProduct').map(({ variables }) => variables['input']);

test('lines that were left out are in the result, too', async () => {
  const shop = await openCatalogue();
  const text = `id,category,note\n${productId(1)},accessories,\nnonsense,,"a, b"\n${productId(2)},Clothing,c,d\n`;
  const dialog = await openImport(shop, text);
  // As in the table behind the dialog.
  expect(await dialog.findByRole('row', { name: /^Laptop 1 Category: .* becomes\s*Accessories Ready$/ })).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Change 1 product' }));
  expect(await dialog.findByText('1 of 1 done')).toBeVisible();
  expect(dialog.getByText('2 lines were not used:')).toBeVisible();
  expect(dialog.getByText('Line 3: “nonsense” is not a product id.')).toBeVisible();
  expect(dialog.getByText('Line 4: It has more or fewer cells than the first line.')).toBeVisible();
});

test('lines without an id are new products; what was not saved is told', async () => {
  const shop = await openCatalogue();
  const newLine = (title: string) => `,${title},Kite,Electronics,499,599,10,Bright.,/pictures/a.webp`;
  const lines = [newLine('Desk lamp'), newLine('Laptop 1'), `${productId(1)},,,,,,50,,`, ',Cup,,,a lot,,,,'];
  const text = [HEADS, ...lines].join('\n');
  const dialog = await openImport(shop, text);
  expect(await dialog.findByText('1 product will change; 2 will be added; 1 line cannot be used.')).toBeVisible();
  expect(
    dialog.getByText(
      'Line 5, Cup: A new product needs brand, category, description, originalPrice, stock, image. “price” is “a lot”: Give a number.',
    ),
  ).toBeVisible();
  expect(
    dialog.getByRole('row', {
      name: /^Desk lamp Brand: Kite.*Category: Electronics.*Price to pay \(₹\): ₹499.*Stock: 10 New$/,
    }),
  ).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Laptop 1 .*The catalogue has this title already New$/ })).toBeVisible();
  expect(sentInputs(shop)).toEqual([]);

  shop.passingFaults.set('CreateProduct', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(dialog.getByRole('button', { name: 'Add 2 and change 1 product' }));
  expect(await dialog.findByText('2 of 3 done, 1 not saved. 1 added, 1 changed.')).toBeVisible();
  expect(dialog.getByRole('cell', { name: 'Added' })).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Close' }));
});

test('what somebody else has saved since the look is not written over by a file', async () => {
  const shop = await openCatalogue();
  const id = productId(1);
  const dialog = await openImport(shop, `id,stock\n${id},50\n`);
  const start = await dialog.findByRole('button', { name: 'Change 1 product' });
  const others = gql(`mutation { updateProduct(id: "${id}", changes: { stock: 1 }) { code } }`);
  await shop.client.mutate({ mutation: others, update: () => {} });
  await shop.user.click(start);
  expect(await dialog.findByText('Stock is 1 by now, not 3.', { exact: false })).toBeVisible();
  expect(dialog.getByText('0 of 1 done, 1 not saved')).toBeVisible();
});
