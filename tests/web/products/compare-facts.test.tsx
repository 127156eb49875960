import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

/** The comparison of products with these titles. */
async function compare(titles: readonly string[], given: Partial<Parameters<typeof mockProduct>[0]> = {}) {
  const products = titles.map((title, place) => mockProduct({ ...given, id: productId(place + 1), title }));
  localStorage.setItem('comparedProducts', JSON.stringify(products.map(({ id }) => id)));
  renderScreen('/compare', { products }).start();
  return within(await screen.findByRole('table', { name: 'Products side by side' }));
}
const SMALL = 'Slim 3 Laptop (Ryzen 5, 8 GB, 512 GB)';
const LARGE = 'Slim 5 Laptop (Ryzen 7, 16 GB, 1 TB)';

test('what only titles say has rows of its own, where at least two say it', async () => {
  const table = await compare([SMALL, LARGE, '24-inch Monitor']);
  const memory = await table.findByRole('rowheader', { name: /^Memory/ });
  expect(memory.parentElement).toHaveTextContent('Memory8 GB16 GBNot stated');
  expect(table.queryByRole('rowheader', { name: /^Screen/ })).toBeNull();
  expect(screen.getByText(/^These are different kinds of things, so no value is marked/)).toBeVisible();
  expect(screen.queryByText('Lowest price')).toBeNull();
});

test.each([
  { titles: [SMALL, LARGE], memory: 'Memory8 GB16 GBMost memory', storage: 'Storage512 GB1 TBMost storage' },
  { titles: [SMALL, SMALL], memory: 'Memory the same8 GB8 GB', storage: 'Storage the same512 GB512 GB' },
  // What the third one has, nobody knows.
  {
    titles: [SMALL, LARGE, 'Slim 7 Laptop'],
    memory: 'Memory8 GB16 GBNot stated',
    storage: 'Storage512 GB1 TBNot stated',
  },
])('of one kind, the most memory and storage are marked where all of them are known: $titles', async (expected) => {
  const table = await compare(expected.titles);
  const row = async (name: RegExp) => (await table.findByRole('rowheader', { name })).parentElement;
  expect(await row(/^Memory/)).toHaveTextContent(expected.memory);
  expect(await row(/^Storage/)).toHaveTextContent(expected.storage);
});

test('one product alone has all that its title says, though only differences were asked for', async () => {
  const table = await compare([SMALL, LARGE]);
  await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(table.queryByRole('rowheader', { name: /^Brand/ })).toBeNull();
  await userEvent.click(table.getByRole('button', { name: `Remove ${LARGE} from the comparison` }));
  for (const name of ['Brand', 'Memory', 'Storage']) expect(table.getByRole('rowheader', { name })).toBeVisible();
  expect(screen.queryByText('These products do not differ in any of this.')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('switch')).toBeChecked();
});

test('a product without reviews says so, as the cards do', async () => {
  const table = await compare([SMALL], { rating: 0, reviews: [] });
  const rating = (await table.findByRole('rowheader', { name: 'Rating' })).parentElement;
  expect(rating).toHaveTextContent('RatingNo reviews yet');
  expect(table.queryByRole('img', { name: /reviews|Rated/ })).toBeNull();
});
