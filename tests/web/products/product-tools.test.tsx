import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockProduct, productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';

const PATH = `/product/single/${productId(1)}`;
const radio = (number: number, changes: Partial<Parameters<typeof mockProduct>[0]> = {}) =>
  mockProduct({
    id: productId(number),
    title: `Radio ${number}`,
    category: 'Electronics',
    brand: 'aldo',
    stock: 3,
    ...changes,
  });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function share(replaced: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const shop = renderScreen(PATH, { products: [radio(1)] });
  shop.start();
  const button = await screen.findByRole('button', { name: 'Share' });
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(replaced.writeText ?? (() => Promise.resolve()));
  const shareFunction = vi.fn(replaced.share);
  if (replaced.share) Object.defineProperty(navigator, 'share', { value: shareFunction, configurable: true });
  await shop.user.click(button);
  return { writeText, share: shareFunction };
}

test('shares with what the system offers', async () => {
  const { share: shared, writeText } = await share({ share: () => Promise.resolve() });
  expect(shared).toHaveBeenCalledExactlyOnceWith({ title: 'Radio 1', url: `${location.origin}${PATH}` });
  expect(writeText).not.toHaveBeenCalled();
});

test('copies the link where the system offers nothing, and says so', async () => {
  const { writeText } = await share({});
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}${PATH}`);
  await screen.findByText('Link copied');
});

test('somebody who changes their mind is told nothing', async () => {
  const closed = new DOMException('Share canceled', 'AbortError');
  const { share: shared, writeText } = await share({ share: () => Promise.reject(closed) });
  await waitFor(() => expect(shared).toHaveBeenCalledOnce());
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal of the browser is told with another way', async () => {
  await share({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await screen.findByText(/could not be copied/);
});

test('a product that is out of stock names what is alike and can be bought, once', async () => {
  const products = [radio(1, { stock: 0 }), radio(2), radio(3, { stock: 0 }), radio(4, { category: 'clothing' })];
  renderScreen(PATH, { products }).start();
  const titles = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  expect(await titles('Similar products in stock')).toEqual(['Radio 2']);
  expect(await titles('Recommended products')).toEqual(['Radio 4', 'Radio 3']);
  const way = screen.getByRole('link', { name: 'See similar products in stock' });
  const target = document.querySelector(way.getAttribute('href') ?? '');
  expect(target).toContainElement(screen.getByRole('region', { name: 'Similar products in stock' }));
});

test('a product in stock needs no other', async () => {
  renderScreen(PATH, { products: [radio(1), radio(2)] }).start();
  await screen.findByRole('region', { name: 'Recommended products' });
  expect(screen.queryByRole('region', { name: 'Similar products in stock' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See similar products in stock' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Ordering' })).toHaveTextContent('₹40 shipping and ₹5 tax');
});
