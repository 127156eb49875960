import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { renderScreen } from '../render-screen.tsx';

const review = (number: number, comment = `Comment ${number}`) => ({
  id: reviewId(number),
  name: `Buyer ${number}`,
  rating: 4,
  comment,
});
const open = (product: Partial<Parameters<typeof mockProduct>[0]>) => {
  const shop = renderScreen(`/product/single/${productId(1)}`, {
    products: [mockProduct({ id: productId(1), ...product })],
  });
  shop.start();
  return shop;
};

test('shows the facts, with five stars filled by the whole part of the rating', async () => {
  open({ title: 'Walnut Radio', brand: 'aldo', category: 'Electronics', rating: 3.9, discountPrice: 900, reviews: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Walnut Radio' })).toBeVisible();
  const stars = screen.getByRole('img', { name: 'Rated 3.9 out of 5' });
  const starsOf = (kind: string) => stars.querySelector(`.${kind}`)?.getAttribute('d')?.match(/z/g);
  expect(starsOf('filled')).toHaveLength(3);
  expect(starsOf('empty')).toHaveLength(2);
  const facts = screen.getAllByRole('definition').map((text) => within(text).getByRole('link').getAttribute('href'));
  expect(facts).toEqual(['/products?brand=aldo', '/products?category=Electronics']);
  expect(document.title).toBe('Haat | Walnut Radio');
});

test('without reviews the page says so beside its stars, and a card in place of them', async () => {
  const shop = renderScreen(`/product/single/${productId(1)}`, {
    products: [1, 2].map((n) => mockProduct({ id: productId(n), title: `Radio ${n}`, rating: 0, reviews: [] })),
  });
  shop.start();
  expect(await screen.findByRole('link', { name: 'No reviews yet' })).toHaveAttribute(
    'href',
    `/product/single/${productId(1)}#reviews`,
  );
  expect(screen.getByRole('img', { name: 'Rated 0 out of 5' })).toBeVisible();
  const card = within((await screen.findByRole('link', { name: 'Radio 2' })).closest('article') as HTMLElement);
  expect(card.getByText('No reviews yet')).toBeVisible();
  expect(card.queryByRole('img', { name: /^Rated/ })).toBeNull();
});

test('the average of the reviews stands in figures beside the stars', async () => {
  open({ title: 'Walnut Radio', reviews: [5, 5, 4].map((rating, n) => ({ ...review(n + 1), rating })) });
  const title = await screen.findByRole('heading', { level: 1, name: 'Walnut Radio' });
  expect(title.nextElementSibling).toHaveTextContent('4.73 reviews');
});

test('the breadcrumb leads back to all products and the category', async () => {
  open({ title: 'Walnut Radio', category: 'Electronics' });
  await screen.findByRole('heading', { level: 1, name: 'Walnut Radio' });
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href')])).toEqual([
    ['All products', '/products'],
    ['Electronics', '/products?category=Electronics'],
    ['Walnut Radio', undefined],
  ]);
  expect(steps[2]).toHaveAttribute('aria-current', 'page');
});

test.each([
  [3, 'In Stock (3)'],
  [1, 'In Stock (1)'],
  [0, 'Out of stock'],
])('says how many of %i are left', async (stock, text) => {
  open({ stock });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['on the way', false],
  ['known', true],
])('a link to the reviews takes the focus there while the product is still %s', async (_, known) => {
  const shop = renderScreen(known ? `/product/single/${productId(1)}` : '/about');
  const taken = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = taken;
  shop.start();
  await screen.findByRole('heading', { level: known ? 2 : 1, name: known ? 'Reviews' : 'About Us' });
  await shop.navigate('/about');
  await shop.navigate(`/product/single/${productId(1)}#reviews`);
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  await waitFor(() => expect(reviews).toHaveFocus());
  expect(taken.mock.contexts).toContain(reviews);
});

test('shows the two newest reviews, and all of them on request', async () => {
  const shop = open({ reviews: [review(1), review(2), review(3)] });
  expect(await screen.findByText('Comment 2')).toBeVisible();
  expect(screen.queryByText('Comment 1')).toBeNull();
  screen.getByRole('button', { name: 'SEE ALL REVIEWS' }).focus();
  await shop.user.keyboard('{Enter}');
  expect(screen.getByText('Comment 1')).toBeVisible();
  // The button has gone.
  expect(screen.getByText('Comment 1').closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'SEE ALL REVIEWS' })).toBeNull();
});

test('offers no more reviews when there are two', async () => {
  open({ reviews: [review(1), review(2)] });
  expect(await screen.findByText('Comment 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'SEE ALL REVIEWS' })).toBeNull();
});

test('cuts a comment beyond 300 characters until the reader wants more', async () => {
  const shop = open({ reviews: [review(1, 'a'.repeat(300)), review(2, `${'b'.repeat(300)}end`)] });
  expect(await screen.findByText('a'.repeat(300))).toBeVisible();
  expect(screen.getByText(`${'b'.repeat(300)}...`)).toBeVisible();
  screen.getByRole('button', { name: 'See more' }).focus();
  await shop.user.keyboard('{Enter}');
  expect(screen.getByText(`${'b'.repeat(300)}end`)).toBeVisible();
  expect(screen.getByText(`${'b'.repeat(300)}end`)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'See more' })).toBeNull();
});

test('leafs through the pictures by click and by arrow key', async () => {
  const shop = open({ title: 'Walnut Radio' });
  expect(await screen.findByRole('img', { name: 'Walnut Radio, picture 1 of 3' })).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Picture 3 of 3' }));
  expect(screen.getByRole('img', { name: 'Walnut Radio, picture 3 of 3' })).toBeVisible();
  await shop.user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Picture 1 of 3' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Picture 1 of 3' })).toHaveAttribute('aria-pressed', 'true');
});

test('recommends others, and the product stands when they cannot be had', async () => {
  const fail: MockOptions['fail'] = { 'Product.recommended': 'UPSTREAM_UNAVAILABLE' };
  const shop = renderScreen(`/product/single/${productId(1)}`, { fail });
  shop.start();
  const rail = await screen.findByRole('region', { name: 'Recommended products' });
  expect(screen.getByRole('heading', { level: 1, name: 'Laptop 1' })).toBeVisible();
  delete fail['Product.recommended'];
  await shop.user.click(await within(rail).findByRole('button', { name: 'Try again' }));
  expect(await within(rail).findByRole('link', { name: 'Laptop 31' })).toBeVisible();
});

test.each([
  ['/product/single/gone', 'This product is not in the shop any more'],
  ['/nowhere', 'Page not found'],
])('%s says: %s, with ways on', async (path, said) => {
  renderScreen(path).start();
  const heading = await screen.findByRole('heading', { name: said });
  const ways = within(heading.parentElement ?? heading).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/',
    '/products',
    ...CATEGORIES.map((category) => `/products?category=${category}`),
  ]);
  expect(await screen.findByRole('region', { name: 'New in' })).toBeVisible();
});

test('where a product is gone, a search finds products like it, if a card has shown it, or something else', async () => {
  const products = [1, 2].map((n) => mockProduct({ id: productId(n), title: `Walnut Radio ${n}` }));
  const shop = renderScreen('/products', { products, searchIndex: true, signedInAs: 'admin@haat.com' });
  shop.start();
  await screen.findByRole('link', { name: 'Walnut Radio 1' });
  await shop.behind(`mutation { deleteProduct(id: "${productId(1)}") { code } }`);
  await shop.navigate(`/product/single/${productId(1)}`);
  const field = await screen.findByRole('searchbox', { name: 'Search for products like it' });
  expect(field).toHaveValue('Walnut Radio 1');
  await shop.user.type(field, '{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/products?search=Walnut+Radio+1'));
  await shop.navigate('/product/single/gone');
  const other = await screen.findByRole('searchbox', { name: 'Search for something else' });
  expect(other).toHaveValue('');
  expect(other).toHaveAttribute('placeholder', 'Search products..');
  const home = screen.getByRole('link', { name: 'Back to home' });
  expect(other.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a failure is not mistaken for a missing product', async () => {
  const shop = renderScreen(`/product/single/${productId(1)}`);
  shop.faults.set('ProductDetail', 'UPSTREAM_TIMEOUT');
  shop.start();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('taking too long');
  shop.faults.clear();
  await shop.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Laptop 1' })).toBeVisible();
});
