import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../../support/graphql/mock-schema.ts';
import { openCatalogue, stock, withLayout } from './open-catalogue.ts';

withLayout();

type Shop = Awaited<ReturnType<typeof openCatalogue>>;

const made = (shop: Shop) =>
  shop.operations.filter(({ name }) => name === 'SetProductFields').map(({ variables }) => variables['changes']);

async function chooseTwo({ user }: Shop): Promise<HTMLElement> {
  await user.click(screen.getByRole('checkbox', { name: 'Select Laptop 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Leather Handbag 2' }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  return screen.findByRole('dialog');
}

test('every change of a bulk edit is shown before it is made, then how it went, and it can be undone', async () => {
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
  await user.click(await dialog.findByRole('button', { name: 'Undo 2' }));
  await waitFor(() => expect(made(shop)).toEqual([{ stock: 8 }, { stock: 9 }, { stock: 3 }, { stock: 4 }]));
  expect(await dialog.findByText('2 of 2 put back')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change 2 again' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stock('Laptop 1')).toHaveTextContent('3'));
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
  stock('Laptop 1').focus();
  await shop.user.keyboard('{Enter}30{Enter}');
  await waitFor(() => expect(made(shop)).toEqual([{ stock: 30 }]));
  await shop.user.click(screen.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Stock');
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'How' }), 'Change by percent');
  await shop.user.type(dialog.getByRole('textbox', { name: 'Amount' }), '-50');
  expect(dialog.queryByText('Prices are rounded to whole rupees.')).toBeNull();
  expect(await dialog.findByRole('row', { name: /^Laptop 1 Stock: 30 becomes 15/ })).toBeVisible();
  await shop.user.selectOptions(dialog.getByRole('combobox', { name: 'What changes' }), 'Price');
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

const file = (text: string) => new File([text], 'prices.csv', { type: 'text/csv' });

async function openImport({ user }: Shop, text?: string) {
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (text) await user.upload(dialog.getByLabelText('Choose a file: CSV file'), file(text));
  return dialog;
}

test('a file can be dropped, too', async () => {
  const shop = await openCatalogue();
  const dialog = await openImport(shop);
  const dataTransfer = { types: ['Files'], files: [file(`id,stock\n${productId(1)},50\n`)] };
  fireEvent.drop(dialog.getByText('Drop the file here, or'), { dataTransfer });
  expect(await dialog.findByRole('button', { name: 'Change 1 product' })).toBeEnabled();
});

test('an import shows differences and bad lines, and writes only then; after a break it goes on', async () => {
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

  const again = await openImport(shop);
  await shop.user.click(again.getByRole('button', { name: 'Continue with prices.csv' }));
  expect(
    await again.findByText('1 product will change; 2 are like the file already; 1 line cannot be used.'),
  ).toBeVisible();
  await shop.user.click(again.getByRole('button', { name: 'Change 1 product' }));
  expect(await again.findByText('1 of 1 done')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('catalogueImport')).toBeNull());
  const done = again.getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await shop.user.click(done);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a bad line is named with its product and the value that it has', async () => {
  const shop = await openCatalogue();
  const dialog = await openImport(shop, `id,price\n${productId(1)},a lot\n${'f'.repeat(24)},cheap\n`);
  expect(await dialog.findByText('Line 2, Laptop 1: “price” is “a lot”, which is not a number.')).toBeVisible();
  expect(
    dialog.getByText(
      `Line 3: There is no product ${'f'.repeat(24)}. To add one, leave its id empty. “price” is “cheap”, which is not a number.`,
    ),
  ).toBeVisible();
  // What the file comes to is above what can be done next; what a file may have is told with a sample of it.
  const found = dialog.getByText('No products will change; 2 lines cannot be used.');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  expect(found.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(
    dialog.getByText('id, title, brand, category, price, originalPrice, stock, description, image, images'),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Download a sample' })).toBeEnabled();
});

test('a file without the column of ids is refused with the reason, and another one can be chosen', async () => {
  const shop = await openCatalogue();
  const dialog = await openImport(shop, 'title,stock\nLaptop 1,5\n');
  expect(await dialog.findByText(/^This file has no id column\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  await shop.user.upload(dialog.getByLabelText('Choose a file: CSV file'), file(`id,stock\n${productId(1)},50\n`));
  expect(await dialog.findByRole('button', { name: 'Change 1 product' })).toBeEnabled();
});

const HEADS = 'id,title,brand,category,price,originalPrice,stock,description,image';
const sentInputs = (shop: Shop) =>
  shop.operations.filter(({ name }) => name === 'CreateProduct').map(({ variables }) => variables['input']);

test('an import asks once about a name that is almost a known one', async () => {
  const shop = await openCatalogue();
  const text = `id,category\n${productId(1)},Elecronics\n${productId(2)},Elecronics\n`;
  const dialog = await openImport(shop, text);
  expect(await dialog.findByText('Category “Elecronics” on 2 lines. Did you mean Electronics?')).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Use it: Electronics' }));
  expect(dialog.queryByText(/Did you mean/)).toBeNull();
  await shop.user.click(dialog.getByRole('button', { name: /^Change \d product/ }));
  await dialog.findByText(/^(\d) of \1 done$/);
  expect(new Set(made(shop).map((changes) => JSON.stringify(changes)))).toEqual(
    new Set([JSON.stringify({ category: 'Electronics' })]),
  );
});

test('lines without an id are new products; what was not saved is tried again, also after a break', async () => {
  const shop = await openCatalogue();
  const newLine = (title: string) => `,${title},Kite,Electronics,499,599,10,Bright.,/pictures/a.webp`;
  const lines = [newLine('Desk lamp'), newLine('Laptop 1'), `${productId(1)},,,,,,50,,`, ',Cup,,,a lot,,,,'];
  const text = [HEADS, ...lines].join('\n');
  const dialog = await openImport(shop, text);
  expect(await dialog.findByText('1 product will change; 2 will be added; 1 line cannot be used.')).toBeVisible();
  expect(
    dialog.getByText(
      'Line 5, Cup: A new product needs brand, category, description, originalPrice, stock, image. “price” is “a lot”, which is not a number.',
    ),
  ).toBeVisible();
  expect(
    dialog.getByRole('row', { name: /^Desk lamp Brand: Kite.*Category: Electronics.*Price: ₹499.*Stock: 10 New$/ }),
  ).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Laptop 1 .*The catalogue has this title already New$/ })).toBeVisible();
  expect(sentInputs(shop)).toEqual([]);

  shop.passingFaults.set('CreateProduct', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(dialog.getByRole('button', { name: 'Add 2 and change 1 product' }));
  expect(await dialog.findByText('2 of 3 done, 1 not saved 1 added, 1 changed.')).toBeVisible();
  expect(dialog.getByRole('cell', { name: 'Added' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Undo 1' })).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Close' }));

  const again = await openImport(shop);
  await shop.user.click(again.getByRole('button', { name: 'Continue with prices.csv' }));
  expect(
    await again.findByText('1 product will be added; 2 are like the file already; 1 line cannot be used.'),
  ).toBeVisible();
  shop.passingFaults.set('CreateProduct', 'UPSTREAM_UNAVAILABLE');
  await shop.user.click(again.getByRole('button', { name: 'Add 1 product' }));
  await shop.user.click(await again.findByRole('button', { name: 'Try 1 again' }));
  expect(await again.findByText('1 of 1 done 1 added.')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('catalogueImport')).toBeNull());
  await shop.user.click(again.getByRole('button', { name: 'See new products' }));
  await waitFor(() => expect(shop.address()).toBe('/admin/catalogue?sort=-id'));
  const titles = sentInputs(shop).map((input) => (input as { title: string }).title);
  expect(titles.toSorted()).toEqual(['Desk lamp', 'Desk lamp', 'Desk lamp', 'Laptop 1']);
});
