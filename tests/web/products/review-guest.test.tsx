import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { withScrollIntoView } from '../scroll-into-view.ts';
import { comment, fill, openForm, submit, writing } from './write-review.ts';

withScrollIntoView();

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const PATH = `/product/single/${productId(1)}`;

const alert = vi.fn();
beforeEach(() => vi.stubGlobal('alert', alert));
afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockReset();
});

const open = (options?: Options) => {
  const products = [mockProduct({ id: productId(1), title: 'Walnut Radio' })];
  const shop = renderScreen(PATH, { signedInAs: 'shopper@haat.com', products, ...options });
  shop.start();
  return { ...shop, sent: () => shop.operations.filter(({ name }) => name === 'AddReview').length };
};

test('a guest has no review, and asks for none', async () => {
  const shop = open({ signedInAs: undefined });
  await writing();
  expect(shop.operations.map(({ name }) => name)).not.toContain('MyReview');
});

test('a guest with an empty review is told what is missing before the log-in', async () => {
  const shop = open({ signedInAs: undefined });
  await openForm(shop);
  await shop.user.click(await submit());
  expect(alert).toHaveBeenCalledExactlyOnceWith('Please enter both rating and review comment');
  expect(await comment()).toHaveAccessibleDescription(/^Write some words, too\./);
  expect(screen.queryByText('Please login to add review')).toBeNull();
  expect(screen.getByText(/You sign in when you submit/)).toBeVisible();
});

test('the form tells a guest of the log-in, before and after they send, with a link that leads back to the draft', async () => {
  const shop = open({ signedInAs: undefined });
  await fill(shop, '4 stars', 'Good.');
  expect(screen.getByText(/You sign in when you submit\. What you write is kept\./)).toBeVisible();
  await shop.user.click(await submit());
  expect(await screen.findByText(/Your review is kept, but not sent yet\./)).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'Sign in now' }));
  expect(await screen.findByText('Sign in to send your review. What you wrote is kept.')).toBeVisible();
  expect(shop.shown().location.state).toEqual({ from: `${PATH}#review-form` });
});

test('who is logged in reads nothing of the log-in', async () => {
  const shop = open();
  await openForm(shop);
  await comment();
  expect(screen.queryByRole('link', { name: 'Sign in now' })).toBeNull();
});

test('a guest is told to log in and led there with the way back; the draft waits', async () => {
  const shop = open({ signedInAs: undefined });
  await fill(shop, '4 stars', 'Good.');
  await shop.user.click(await submit());
  await screen.findByText('Please login to add review');
  await waitFor(() => expect(shop.address()).toBe('/login'));
  const from = `${PATH}#review-form`;
  expect(shop.shown().location.state).toEqual({ from });
  expect(shop.sent()).toBe(0);
  // The address changes before the screen does.
  await screen.findByRole('heading', { level: 1, name: 'Signin Form' });
  await shop.navigate(from);
  expect(await comment()).toHaveValue('Good.');
  expect(screen.getByRole('radio', { name: '4 stars', checked: true })).toHaveFocus();
});

test('a session that is over leads to the log-in; the draft waits', async () => {
  const shop = open({ fail: { 'Mutation.addReview': 'TOKEN_EXPIRED' } });
  await fill(shop, '4 stars', 'Good.');
  await shop.user.click(await submit());
  await screen.findByText('Please login to add review');
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(JSON.parse(sessionStorage.getItem(`review:${productId(1)}`) ?? '')).toEqual({
    rating: 4,
    comment: 'Good.',
    email: 'shopper@haat.com',
  });
});
