import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fillPlaces } from '../../../web/src/shared/comparison/fill-places.ts';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

beforeAll(fillPlaces);

const kept = () => JSON.parse(localStorage.getItem('comparedProducts') ?? '[]') as string[];
const NUMBERS = [1, 2, 3, 4, 5];
const open = (path = '/products') => {
  const products = NUMBERS.map((number) => mockProduct({ id: productId(number), title: `Radio ${number}` }));
  const shop = renderScreen(path, { products });
  shop.start();
  return shop;
};
const toggle = (number: number) => screen.findByRole('button', { name: `Compare Radio ${number}` });
const bar = () => screen.findByRole('region', { name: 'Products to compare' });

test('a card joins the comparison and leaves it; its sign changes, not its colour alone', async () => {
  const { user } = open();
  const button = await toggle(2);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
  const sign = button.innerHTML;
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button.innerHTML).not.toBe(sign);
  expect(kept()).toEqual([productId(2)]);
  await user.click(button);
  expect(button.innerHTML).toBe(sign);
  expect(kept()).toEqual([]);
});

test('the bar says how many are chosen, and leads to them', async () => {
  const { user, address } = open();
  await user.click(await toggle(1));
  expect(within(await bar()).getByRole('button', { name: 'Choose one more' })).toBeDisabled();
  expect(within(await bar()).queryByRole('link')).toBeNull();
  await user.click(await toggle(3));
  expect(within(await bar()).getByRole('status')).toHaveTextContent('2 of 4 chosen');
  await user.click(within(await bar()).getByRole('link', { name: 'See comparison (2)' }));
  const table = await screen.findByRole('table', { name: 'Products side by side' });
  expect(
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Radio 1', 'Radio 3']);
  expect(address()).toBe('/compare');
  expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
});

test('a fifth product is refused with a sentence', async () => {
  const { user } = open();
  for (const number of NUMBERS) await user.click(await toggle(number));
  expect(await screen.findByText('You can compare 4 products. Remove one of them first.')).toBeVisible();
  expect(await toggle(5)).toHaveAttribute('aria-pressed', 'false');
  expect(kept()).toHaveLength(4);
});

test('clearing the bar keeps the focus in the page, and can be taken back', async () => {
  const { user } = open();
  await user.click(await toggle(1));
  await user.click(screen.getByRole('button', { name: 'Clear the comparison' }));
  expect(await toggle(1)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await toggle(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a compared product’s picture still opens it, unlike one on the wishlist', async () => {
  const { user } = open();
  const button = await toggle(1);
  await user.click(button);
  const card = button.closest('article');
  // The rule of product-card.module.css: a pressed heart stands directly in the card.
  expect(card?.querySelector(':scope > [aria-pressed="true"]')).toBeNull();
  expect(card?.querySelector('[aria-pressed="true"]')).toBe(button);
});

test('on other screens with cards the bar is there once somebody chooses a card there', async () => {
  const shop = open();
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('region', { name: 'Products to compare' })).not.toBeInTheDocument());
  await shop.user.click(await toggle(1));
  await bar();
  await shop.navigate('/');
  await isGone();
  const [card] = await screen.findAllByRole('button', { name: 'Compare Radio 2' });
  await shop.user.click(card as HTMLElement);
  expect(within(await bar()).getByRole('status')).toHaveTextContent('2 of 4 chosen');
  await shop.navigate('/about');
  await isGone();
  await shop.navigate('/');
  await screen.findAllByRole('button', { name: 'Compare Radio 2' });
  await isGone();
});

test('on a card, the title comes first, then the heart on its picture, and last the scales', async () => {
  open();
  const card = (await toggle(2)).closest('article') as HTMLElement;
  const names = [...card.querySelectorAll('a, button')].map((way) => way.getAttribute('aria-label') ?? way.textContent);
  expect(names).toEqual(['Radio 2', expect.stringMatching(/wishlist/), 'Compare Radio 2']);
});
