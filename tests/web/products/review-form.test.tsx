import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { withScrollIntoView } from '../scroll-into-view.ts';
import { comment, fill, openForm, submit, writing } from './write-review.ts';

withScrollIntoView();

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const PATH = `/product/single/${productId(1)}`;
const earlier = ['a', 'b'].map((name, at) => ({
  id: reviewId(at),
  name: `Buyer ${name}`,
  rating: 5,
  comment: `Comment ${name}`,
}));

const alert = vi.fn();
beforeEach(() => vi.stubGlobal('alert', alert));
afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockReset();
});

const prepare = (options: Options = {}) => {
  const products = [mockProduct({ id: productId(1), title: 'Walnut Radio', rating: 5, reviews: earlier })];
  const shop = renderScreen(PATH, { signedInAs: 'shopper@haat.com', products, ...options });
  return { ...shop, sent: () => shop.operations.filter(({ name }) => name === 'AddReview').length };
};
const open = (options?: Options) => {
  const shop = prepare(options);
  shop.start();
  return shop;
};
const reviews = () => screen.findByRole('region', { name: 'Reviews' });
const save = () => screen.findByRole('button', { name: 'Save changes' });

const editing = () => screen.findByRole('button', { name: 'Edit your review' });
test('a review is sent once, changes rating, count and list without a question, and empties the form', async () => {
  const shop = open();
  const answer = shop.hold('AddReview');
  await fill(shop, '2 stars', '  Too quiet.  ');
  await shop.user.dblClick(await submit());
  answer();
  await screen.findByText('Review Added');
  const region = await reviews();
  // All reviews are shown, so that the author sees the new one.
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  await editing();
  const [own, ...others] = within(region).getAllByRole('listitem');
  expect(own).toHaveTextContent(/Your review.+Too quiet\./);
  expect(others.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Buyer b', 'Buyer a']);
  expect(within(region).queryByRole('button', { name: 'SEE ALL REVIEWS' })).toBeNull();
  expect(screen.getByRole('link', { name: '3 reviews' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Rated 4 out of 5' })[0]).toBeVisible();
  // The form closes, and the focus stays where it was opened.
  expect(screen.queryByRole('textbox', { name: 'Your review' })).toBeNull();
  expect(await editing()).toHaveFocus();
  expect(sessionStorage.getItem(`review:${productId(1)}`)).toBeNull();
  expect(shop.sent()).toBe(1);
  expect(shop.operations.filter(({ name }) => name === 'ProductDetail')).toHaveLength(1);
  // It is not among those with other stars.
  await shop.user.click(within(region).getByRole('button', { name: '5 stars: 2 reviews' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
});

test('a second review of the same shopper changes the first', async () => {
  const shop = open();
  await fill(shop, '2 stars', 'Too quiet.');
  await shop.user.click(await submit());
  await screen.findByText('Review Added');
  await shop.user.click(await editing());
  // The first one is there to be changed.
  expect(await comment()).toHaveValue('Too quiet.');
  expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await shop.user.click(screen.getByRole('radio', { name: '5 stars' }));
  await shop.user.clear(await comment());
  await shop.user.type(await comment(), 'Loud enough.');
  await shop.user.click(await save());
  await screen.findByText('Review updated');
  await editing();
  const region = await reviews();
  expect(within(region).getByText('Loud enough.')).toBeVisible();
  expect(within(region).queryByText('Too quiet.')).toBeNull();
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
});

/** Written in another browser. */
async function writtenBefore() {
  const shop = prepare();
  const input = `{ productId: "${productId(1)}", rating: 5, comment: "From elsewhere" }`;
  await shop.behind(`mutation { addReview(input: ${input}) { code product { id } } }`);
  shop.start();
  return shop;
}

test('who wrote a review in any browser is offered to edit it, in its place', async () => {
  const shop = await writtenBefore();
  await shop.user.click(await editing());
  expect(await comment()).toHaveValue('From elsewhere');
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await shop.user.click(screen.getByRole('button', { name: 'SEE ALL REVIEWS' }));
  const items = within(await reviews()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.includes('Your review'))).toEqual([true, false, false]);
});

test('changes are given up by Cancel, which gives the focus back', async () => {
  const shop = await writtenBefore();
  await shop.user.click(await editing());
  await shop.user.type(await comment(), ' and more');
  await shop.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Your review' })).toBeNull();
  expect(await editing()).toHaveFocus();
  await shop.user.click(await editing());
  expect(await comment()).toHaveValue('From elsewhere');
  expect(shop.sent()).toBe(0);
});

test('a new review is given up by Cancel, too, with its draft', async () => {
  const shop = open();
  await fill(shop, '2 stars', 'Too');
  await shop.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Your review' })).toBeNull();
  expect(await writing()).toHaveFocus();
  expect(sessionStorage.getItem(`review:${productId(1)}`)).toBeNull();
});

test('of two reviews that are alike the own one is the writer’s', async () => {
  const shop = open();
  await fill(shop, '5 stars', 'Comment a');
  await shop.user.click(await submit());
  await screen.findByText('Review Added');
  await editing();
  const items = within(await reviews()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.includes('Your review'))).toEqual([true, false, false]);
});

test.each([
  ['neither', '', ''],
  ['stars alone', '3 stars', ''],
  ['a comment of blanks', '3 stars', '   '],
  ['a comment alone', '', 'Good.'],
])('%s: the browser says what is missing, and nothing is sent', async (_, stars, text) => {
  const shop = open();
  await openForm(shop);
  if (stars) await shop.user.click(await screen.findByRole('radio', { name: stars }));
  if (text) await shop.user.type(await comment(), text);
  await shop.user.click(await submit());
  expect(alert).toHaveBeenCalledExactlyOnceWith('Please enter both rating and review comment');
  expect(shop.sent()).toBe(0);
  expect(await comment()).toHaveValue(text);
  // What is missing says so in its place, and has the focus.
  expect(screen.queryByText('Choose 1 to 5 stars.') !== null).toBe(stars === '');
  expect((await comment()).getAttribute('aria-invalid')).toBe(text.trim() === '' ? 'true' : null);
  expect(stars === '' ? screen.getByRole('radio', { name: '1 star' }) : await comment()).toHaveFocus();
});

test('a fault is told, and what was written stays', async () => {
  const shop = open({ fail: { 'Mutation.addReview': 'UPSTREAM_TIMEOUT' } });
  await fill(shop, '4 stars', 'Good.');
  await shop.user.click(await submit());
  await screen.findByText(/taking too long/);
  expect(await comment()).toHaveValue('Good.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(within(await reviews()).getAllByRole('listitem')).toHaveLength(2);
});

test('a review that was added counts although the product after it could not be had', async () => {
  const fail: NonNullable<Options['fail']> = { 'AddReviewPayload.product': 'UPSTREAM_TIMEOUT' };
  const shop = open({ fail });
  await fill(shop, '4 stars', 'Good.');
  await shop.user.click(await submit());
  await screen.findByText('Review Added');
  expect(await within(await reviews()).findByText('Good.')).toBeVisible();
});

test('a draft belongs to its product, and one that nobody can read is none', async () => {
  sessionStorage.setItem(`review:${productId(1)}`, '{"rating":"many"');
  sessionStorage.setItem(`review:${productId(2)}`, JSON.stringify({ rating: 4, comment: 'Another.' }));
  const shop = open();
  expect(await writing()).toHaveAttribute('aria-expanded', 'false');
  await openForm(shop);
  expect(await comment()).toHaveValue('');
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
});

test('a draft is shown to no other account, and to its own one after a session has ended', async () => {
  const kept = (email: string) => JSON.stringify({ rating: 4, comment: 'Half of', email });
  sessionStorage.setItem(`review:${productId(1)}`, kept('other@haat.com'));
  const shop = open();
  expect(await writing()).toHaveAttribute('aria-expanded', 'false');
  await fill(shop, '2 stars', 'Mine.');
  expect(sessionStorage.getItem(`review:${productId(1)}`)).toContain('shopper@haat.com');
  cleanup();
  sessionStorage.setItem(`review:${productId(1)}`, kept('shopper@haat.com'));
  open();
  expect(await comment()).toHaveValue('Half of');
});

test('stars are radio buttons that are drawn up to the chosen one; a comment has its limit', async () => {
  const shop = open();
  await openForm(shop);
  await shop.user.click(await screen.findByRole('radio', { name: '1 star' }));
  await shop.user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Your rating' }).querySelectorAll('[data-filled]')).toHaveLength(3);
  expect(await comment()).toHaveAttribute('maxlength', '2000');
});

test('the form opens and closes by its button, and is open for somebody who comes from an order', async () => {
  const shop = open();
  await shop.user.click(await writing());
  expect(await comment()).toBeVisible();
  await shop.user.click(await writing());
  expect(screen.queryByRole('textbox', { name: 'Your review' })).toBeNull();
  await shop.navigate('/about');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull());
  await shop.navigate(PATH, { state: { review: true } });
  expect(await comment()).toBeVisible();
});
