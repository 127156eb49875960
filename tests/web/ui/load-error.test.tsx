import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

test.each([
  ['/products', 'ProductList'],
  ['/cart', 'Cart'],
  ['/wishlist', 'Wishlist'],
  [`/product/single/${productId(1)}`, 'ProductDetail'],
])(
  'the button that tries %s again keeps the focus until there is a result, whose heading gets it',
  async (path, query) => {
    const shop = renderScreen(path, { signedInAs: 'shopper@haat.com' });
    shop.faults.set(query, 'UPSTREAM_UNAVAILABLE');
    shop.start();
    const button = await tryAgain();
    button.focus();

    const answerBadly = shop.hold(query);
    await shop.user.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    const asked = shop.operations.length;
    await shop.user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(shop.operations).toHaveLength(asked);
    answerBadly();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(button).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached right now.');

    const answerWell = shop.hold(query);
    shop.faults.clear();
    await shop.user.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(button).toHaveFocus();
    answerWell();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(button).not.toBeInTheDocument();
  },
);

test('whoever is elsewhere by then is not called back', async () => {
  const shop = renderScreen('/cart', { signedInAs: 'shopper@haat.com' });
  shop.faults.set('Cart', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  const button = await tryAgain();
  const answer = shop.hold('Cart');
  shop.faults.clear();
  await shop.user.click(button);
  const search = screen.getByRole('combobox');
  search.focus();
  answer();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(search).toHaveFocus();
});
