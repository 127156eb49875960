import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockProduct, productId, reviewId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const tile = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Shop by category' })).getByRole('link', { name });

test('a category tile keeps the category and opens the list filtered by it', async () => {
  const shop = renderScreen('/');
  shop.start();
  await shop.user.click(await tile('Accessories'));
  expect(await screen.findByRole('checkbox', { name: 'Accessories' })).toBeChecked();
  expect(localStorage.getItem('homeCategory')).toBe('accessories');
});

test('a category tile stands without a picture until it comes', async () => {
  const shop = renderScreen('/');
  const answer = shop.hold('Home');
  shop.start();
  const electronics = await tile('Electronics');
  expect(electronics.querySelectorAll('[data-missing], [aria-hidden] > svg')).toHaveLength(0);
  answer();
  await waitFor(() => expect(electronics.querySelector('img')).not.toBeNull());
});

test('the list opens with the kept category until the shopper takes it out', async () => {
  localStorage.setItem('homeCategory', 'clothing');
  const shop = renderScreen('/products');
  shop.start();
  await waitFor(() => expect(shop.address()).toBe('/products?category=clothing'));
  await shop.user.click(await screen.findByRole('button', { name: 'Remove Clothing' }));
  await waitFor(() => expect(shop.address()).toBe('/products'));
  expect(localStorage.getItem('homeCategory')).toBeNull();
});

test('a search is not narrowed by the kept category', async () => {
  localStorage.setItem('homeCategory', 'clothing');
  const shop = renderScreen('/products?search=laptop');
  shop.start();
  expect(await screen.findByRole('link', { name: 'Laptop 1' })).toBeVisible();
  expect(shop.address()).toBe('/products?search=laptop');
});

test("the carousel's products lead on with 'See more'", async () => {
  const shop = renderScreen('/');
  shop.start();
  const rail = await screen.findByRole('region', { name: 'Best rated' });
  const [more] = await within(rail).findAllByText('See more');
  expect(more).toHaveAttribute('href', expect.stringMatching(/^\/product\/single\/[0-9a-f]{24}$/));
});

const discounted = (id: number, discountPrice: number, changes: object = {}) =>
  mockProduct({ id: productId(id), title: `Lamp ${id}`, originalPrice: 100, discountPrice, stock: 5, ...changes });

test('the biggest savings stand in a rail, the largest first, without what is sold out or not cheaper', async () => {
  const products = [discounted(1, 90), discounted(2, 40), discounted(3, 10, { stock: 0 }), discounted(4, 100)];
  renderScreen('/', { products, searchIndex: true }).start();
  const rail = await screen.findByRole('region', { name: 'Biggest savings' });
  const cards = await within(rail).findAllByRole('heading', { level: 3 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Lamp 2', 'Lamp 1']);
});

test('a part of the page skips what stands above it, where enough others are left', async () => {
  const products = Array.from({ length: 30 }, (_, n) => {
    // Some of the largest savings are among the best rated, too.
    const rating = n >= 7 && n < 22 ? 5 : 1;
    const reviews = [{ id: reviewId(n), name: 'Asha', rating, comment: 'Good.' }];
    return discounted(n + 1, 10 + n, { image: `/pictures/${n}.webp`, rating, reviews });
  });
  renderScreen('/', { products, searchIndex: true }).start();
  const titles = async (name: string) =>
    (await within(await screen.findByRole('region', { name })).findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    );
  const rated = await titles('Best rated');
  const saved = await titles('Biggest savings');
  expect(Math.min(rated.length, saved.length)).toBeGreaterThanOrEqual(5);
  expect(saved.filter((title) => rated.includes(title))).toEqual([]);
  const slide = screen.getByRole('group', { name: '1 of 3' });
  const [, named] = within(slide).getAllByRole('link');
  expect([...rated, ...saved].filter((title) => named?.textContent?.startsWith(`${title}₹`))).toEqual([]);
});

test.each([
  ['the API answers, which does not know them', { products: [discounted(1, 40)] }],
  ['nothing is cheaper', { products: [discounted(1, 100)], searchIndex: true }],
])('there is no such rail where %s', async (_why, options) => {
  renderScreen('/', options).start();
  await screen.findAllByText('See more');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Biggest savings' })).toBeNull());
});

test('the newest products are asked for once their place comes into view', async () => {
  const shop = renderScreen('/');
  let seen: IntersectionObserverCallback | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(place: Element): void {
        if (place.textContent.startsWith('New in')) seen = this.callback;
      }
      disconnect = () => undefined;
    },
  );
  shop.start();
  const rail = await screen.findByRole('region', { name: 'New in' });
  await screen.findAllByText('See more');
  expect(shop.operations.map(({ name }) => name)).not.toContain('Newest');
  act(() => seen?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(await within(rail).findAllByRole('article')).toHaveLength(10);
});

test('slides can be paused, and only the present one can be reached', async () => {
  const shop = renderScreen('/');
  shop.start();
  const slider = await screen.findByRole('region', { name: 'Featured' });
  await shop.user.click(within(slider).getByRole('button', { name: 'Pause slides' }));
  expect(within(slider).getByRole('button', { name: 'Play slides' })).toBeVisible();
  const slides = within(slider).getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

test('a slide names a product of its category and its price, and leads to it', async () => {
  const shop = renderScreen('/');
  shop.start();
  const slide = await screen.findByRole('group', { name: '1 of 3' });
  const product = await within(slide).findByRole('link', { name: /₹/ });
  expect(product).toHaveTextContent(/^\S.*₹[\d,]+$/);
  expect(product).toHaveAttribute('href', expect.stringMatching(/^\/product\/single\/[0-9a-f]{24}$/));
});

test('slides and tiles stand when nothing can be had, and the products are asked for again', async () => {
  const shop = renderScreen('/');
  shop.faults.set('Home', 'UPSTREAM_UNAVAILABLE');
  shop.start();
  expect(await tile('Electronics')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Biggest savings' })).toBeNull());
  const rail = screen.getByRole('region', { name: 'Best rated' });
  const again = await within(rail).findByRole('button', { name: 'Try again' });
  shop.faults.clear();
  await shop.user.click(again);
  expect((await within(rail).findAllByText('See more'))[0]).toBeVisible();
});
